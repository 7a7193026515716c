// Runs the module that makes pictures. The page starts this worker when a picture is asked for. The build fills in the names of the
// module and its glue, and the module's hash.
import init from "./GLUE";

const [file, integrity] = ["MODULE"];
// The HTTP cache would return a damaged copy again.
const module = fetch(file, { integrity }).catch(() => fetch(file, { integrity, cache: "reload" }));
// Errors are thrown where the page can catch them.
init({ module_or_path: module }).catch((error) => setTimeout(() => { throw error; }));
