/**
 * Starts the compiled server without limits on calls, for tests and benchmarks. TEST_MAIL_TIMES contains the times of
 * the outbox as JSON (`MailTimes`). Nothing else differs from the product.
 */
import { onEnd } from '../dist/node/server/process/on-end.js';
import { start } from '../dist/node/server/start.js';

const noLimit = 1e9;
const mailTimes = JSON.parse(process.env.TEST_MAIL_TIMES ?? '{}');
const server = await start(process.env, { limits: { login: noLimit, other: noLimit }, mailTimes });
onEnd(() => void server.close().then(() => process.exit(0)));
process.stdout.write(`${server.greeting}\n`);
