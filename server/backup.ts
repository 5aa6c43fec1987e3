import { backup } from './commands/backup.ts';
import { runCommand } from './process/run-command.ts';

await runCommand(backup);
