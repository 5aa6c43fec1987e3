/**
 * Starts the compiled server without limits on calls, for tests and benchmarks. TEST_MAIL_TIMES sets the times
 * of the outbox as JSON. Nothing else differs from the product.
 */
import { onEnd } from '../dist/node/server/process/on-end.js';
import { start } from '../dist/node/server/start.js';

const most = 1e9;
const mailTimes = JSON.parse(process.env.TEST_MAIL_TIMES ?? '{}');
const server = await start(process.env, { limits: { login: most, other: most }, mailTimes });
onEnd(() => void server.close().then(() => process.exit(0)));
process.stdout.write(`${server.greeting}\n`);
