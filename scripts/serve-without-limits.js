/** The compiled server without limits on calls, for tests and benchmarks. Nothing else differs. */
import { start } from '../dist/node/server/start.js';

const most = 1e9;
const server = await start(process.env, { limits: { login: most, other: most } });
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
process.stdout.write(`${server.greeting}\n`);
