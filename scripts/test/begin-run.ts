import { onEnd } from '../../server/process/on-end.ts';
import { endTools } from '../run-tools.ts';
import { makeTemporaryRoot } from './temporary-root.ts';

/**
 * Prepares this process for a run of tests. Sets a temporary folder, which it removes at exit together with the
 * databases in it. When this process is interrupted, it ends the running tools first.
 */
export function beginRun(): void {
  process.on('exit', makeTemporaryRoot());
  onEnd(() => void endTools().then(() => process.exit(1)));
}
