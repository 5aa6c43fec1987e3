/**
 * Loaded into processes that end soon. V8 then compiles the WebAssembly of the embedded engine without optimizing it,
 * because optimizing would take longer than it saves.
 */
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--liftoff-only');
