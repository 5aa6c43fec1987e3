import { restore } from './commands/restore.ts';
import { runCommand } from './process/run-command.ts';

await runCommand(restore);
