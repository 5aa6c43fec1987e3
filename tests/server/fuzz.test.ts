import { fuzzCases } from '../fuzz/fuzz-cases.ts';
import { fasterEngine } from '../support/test-database.ts';

/** A few requests on one engine; `npm run test:soak` sends many more, on both. */
fuzzCases([fasterEngine], { seed: 20_261_122, requests: 60, senders: 2, withinMs: 120_000 });
