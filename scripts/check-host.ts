/**
 * `npm run check:host -- <URL>` reports whether the dashboard can read the answers of another host. It runs the
 * dashboard's calls and parsers, which Vite compiles, in Node.js.
 */
import { help, readArguments, type Settings } from './check-host/arguments.ts';

const settings = readArguments(process.argv.slice(2), process.env);
if (settings === 'help') {
  console.log(help);
  process.exit(0);
}
if (typeof settings === 'string') {
  console.error(`${settings}\n\n${help}`);
  process.exit(2);
}

process.env.VITE_API_HOST = settings.host;
// Loading Vite takes a second, which wrong arguments do not need.
const { createServer, isRunnableDevEnvironment } = await import('vite');
// This is a Vite server, because `runnerImport` closes before modules that a call imports later have loaded.
const vite = await createServer({
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const environment = vite.environments.ssr;
if (!isRunnableDevEnvironment(environment)) throw new Error('Vite cannot run modules');
const module = await environment.runner.import<{
  checkHost(settings: Settings): Promise<boolean>;
}>('/scripts/check-host/check-host.ts');
// The exit is explicit, because a failed call leaves a probe of the connection running.
process.exit((await module.checkHost(settings)) ? 0 : 1);
