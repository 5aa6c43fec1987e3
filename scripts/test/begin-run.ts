import { onEnd } from '../../server/process/on-end.ts';
import { endTools } from '../run-tools.ts';
import { makeTemporaryRoot } from './temporary-root.ts';

/**
 * Prepares a run of tests: they create their files in a folder of the run. An interrupted run ends its tools, and leaves
 * no process, folder or database behind.
 */
export function beginRun(): void {
  process.on('exit', makeTemporaryRoot());
  onEnd(() => void endTools().then(() => process.exit(1)));
}
