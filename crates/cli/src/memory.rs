//! The memory limit.

use sysinfo::{MemoryRefreshKind, RefreshKind, System};

use crate::failure::Failure;

/// Bytes per gigabyte.
const GIGABYTE: f64 = 1e9;
/// The default for `--memory`, in gigabytes.
const DEFAULT: f64 = 2.0;

/// The value of `--memory` in bytes, if that much memory is free.
pub(crate) fn limit(gigabytes: Option<f64>) -> Result<usize, Failure> {
    let [all, free] = machine();
    let wanted = bytes(gigabytes.unwrap_or(DEFAULT));
    let wanted = if gigabytes.is_none() { free.map_or(wanted, |free| wanted.min(free / 2)) } else { wanted };
    let text = |bytes: usize| format!("{:.1} GB", bytes as f64 / GIGABYTE);
    let problem = if let Some((free, all)) = free.zip(all).filter(|&(free, _)| wanted > free) {
        format!("this machine has {}, {} of it free", text(all), text(free))
    } else if Vec::<u8>::new().try_reserve_exact(wanted).is_err() {
        // The system may limit a process to less than the free memory.
        "the system does not allow this program that much".to_owned()
    } else {
        return Ok(wanted);
    };
    let wanted = gigabytes.map_or_else(|| text(wanted), |gigabytes| format!("{gigabytes} GB"));
    Err(Failure::usage("--memory", format!("{wanted} is not available: {problem}; expected less")))
}

/// Whether this many bytes are free; true if the system does not report it.
pub(crate) fn is_free(bytes: usize) -> bool {
    free().is_none_or(|free| bytes <= free)
}

/// The free memory in bytes, if the system reports it.
pub(crate) fn free() -> Option<usize> {
    machine()[1]
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "saturates, and too much is refused anyway"
)]
const fn bytes(gigabytes: f64) -> usize {
    (gigabytes * GIGABYTE) as usize
}

/// The total and the free memory of the machine, or of the container if that has less. `None` if the system does not
/// report it.
fn machine() -> [Option<usize>; 2] {
    let memory = RefreshKind::nothing().with_memory(MemoryRefreshKind::nothing().with_ram());
    let Ok(system) = System::new_with_specifics(memory) else { return [None; 2] };
    let own = [system.total_memory(), system.available_memory()];
    let container = system.cgroup_limits().map(|limits| [limits.total_memory, limits.free_memory]);
    let least = container.map_or(own, |[all, free]| [own[0].min(all), own[1].min(free)]);
    least.map(|bytes| usize::try_from(bytes).ok().filter(|&bytes| bytes > 0))
}
