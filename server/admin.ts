import { admin } from './commands/admin.ts';
import { runCommand } from './process/run-command.ts';

await runCommand(admin);
