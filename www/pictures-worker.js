// Runs the module that makes pictures. The page starts this worker when a picture is requested. The build fills in the names of the
// module and its glue, and the module's hash.
import init from "./GLUE";

const [file, integrity] = ["MODULE"];
// The HTTP cache would return a damaged copy again.
const module = fetch(file, { integrity }).catch(() => fetch(file, { integrity, cache: "reload" }));
// Rethrow errors where the page can see them.
init({ module_or_path: module }).catch((error) => setTimeout(() => { throw error; }));
