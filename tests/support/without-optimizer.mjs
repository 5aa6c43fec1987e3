/**
 * Loaded into processes and threads that soon end: V8 compiles the WebAssembly of the embedded engine once and does not
 * optimize it, which takes more time than such a process has use for.
 */
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--liftoff-only');
