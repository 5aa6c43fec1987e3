import { migrate } from './commands/migrate.ts';
import { runCommand } from './process/run-command.ts';

await runCommand(migrate);
