import { onEnd } from '../../server/process/on-end.ts';
import { endTools } from '../run-tools.ts';
import { makeTemporaryRoot } from './temporary-root.ts';

/**
 * Prepares this process for a run of tests: sets its temporary folder, which is removed at exit, and lets an
 * interruption end the running tools first.
 */
export function beginRun(): void {
  process.on('exit', makeTemporaryRoot());
  onEnd(() => void endTools().then(() => process.exit(1)));
}
