/** `npm run check` runs all tools that find faults without running the product. */
import { checks, runTools } from './run-tools.ts';

const { passed, failed } = await runTools(checks);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
