import { verify } from './commands/verify.ts';
import { runCommand } from './process/run-command.ts';

await runCommand(verify);
