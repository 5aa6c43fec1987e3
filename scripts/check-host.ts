/**
 * `npm run check:host -- <URL>` reports whether the dashboard can read the answers of another host. It runs
 * the dashboard's calls and readers, compiled by Vite, in Node.js.
 */
import { runnerImport } from 'vite';
import type { Settings } from './check-host/arguments.ts';
import { help, readArguments } from './check-host/arguments.ts';

const given = readArguments(process.argv.slice(2), process.env);
if (given === 'help') {
  console.log(help);
  process.exit(0);
}
if (typeof given === 'string') {
  console.error(`${given}\n\n${help}`);
  process.exit(2);
}

process.env.VITE_API_HOST = given.host;
const { module } = await runnerImport<{ checkHost(settings: Settings): Promise<boolean> }>(
  './scripts/check-host/check-host.ts',
  { configFile: false, logLevel: 'error' },
);
// Exits explicitly, because a failed call leaves a probe of the connection running.
process.exit((await module.checkHost(given)) ? 0 : 1);
