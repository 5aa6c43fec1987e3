/** `npm run check` runs all static checks. */
import { checks, runTools } from './run-tools.ts';

const { passed, failed } = await runTools(checks);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
