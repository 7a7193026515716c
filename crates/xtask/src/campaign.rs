//! The campaign: see tests/browser/README.md.

use crate::browsers::{self, Browsers};
use crate::command::{self, Failure, command, root};
use crate::site;

/// Builds the site and the fuzz targets, and runs the campaign with these options.
pub(crate) fn run(options: &[String]) -> Result<(), Failure> {
    site::build_tested()?;
    command::run(&mut command("cargo", &["build", "--quiet", "--profile", "fuzz", "--package", "alquerque-fuzz"]))?;
    let Browsers { without_firefox, without_webkit } = browsers::ensure()?;
    let mut campaign = command("node", &["campaign.mjs"]);
    campaign.args(options).env("DIST", site::tested()).env("INPUTS", root().join("target/fuzz/alquerque-fuzz"));
    for (name, reason) in [("FIREFOX", without_firefox), ("WEBKIT", without_webkit)] {
        campaign.envs(reason.map(|reason| (format!("WITHOUT_{name}"), reason)));
    }
    command::run(campaign.current_dir(browsers::folder()))
}
