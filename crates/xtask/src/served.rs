//! Runs a server until ctrl-C.

use std::process::Command;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::command::{Failure, describe};

/// Whether a signal has asked this program to stop.
static MUST_STOP: AtomicBool = AtomicBool::new(false);
/// The server's process.
static SERVER: OnceLock<u32> = OnceLock::new();

/// Runs a command until it ends or until ctrl-C or a signal stops this program, which is not a failure. Then stops all
/// processes that the command has started. Only one such command can run at a time.
pub(crate) fn run_until_stopped(command: &mut Command) -> Result<(), Failure> {
    let text = describe(command);
    let failure = || Failure::context(format!("cannot run `{text}`"));
    ctrlc::set_handler(|| {
        MUST_STOP.store(true, Ordering::SeqCst);
        SERVER.get().copied().into_iter().for_each(group::end);
    })
    .map_err(Failure::context("cannot listen to signals"))?;
    group::make(command);
    let mut server = command.spawn().map_err(failure())?;
    let process = *SERVER.get_or_init(|| server.id());
    // The signal may have come before there was a process to forward it to.
    if MUST_STOP.load(Ordering::SeqCst) {
        group::end(process);
    }
    let status = server.wait().map_err(failure())?;
    if status.success() || MUST_STOP.load(Ordering::SeqCst) {
        Ok(())
    } else {
        Err(Failure(format!("`{text}` failed ({status})")))
    }
}

/// A command and all processes that it starts.
#[cfg(unix)]
mod group {
    use std::os::unix::process::CommandExt;
    use std::process::Command;

    use nix::sys::signal::{Signal, killpg};
    use nix::unistd::Pid;

    pub(super) fn make(command: &mut Command) {
        command.process_group(0);
    }

    pub(super) fn end(leader: u32) {
        if let Ok(leader) = i32::try_from(leader) {
            // If the group has already ended, there is nothing to do.
            let _ = killpg(Pid::from_raw(leader), Signal::SIGTERM);
        }
    }
}

/// On other systems ctrl-C reaches all programs in the terminal, and is the only way to stop them.
#[cfg(not(unix))]
mod group {
    use std::process::Command;

    pub(super) fn make(_: &mut Command) {}

    pub(super) fn end(_: u32) {}
}
