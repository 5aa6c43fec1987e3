import { fuzzCases } from '../fuzz/fuzz-cases.ts';

/** Sends 1,200 requests on the two engines together; `npm run test:soak` sends many more. */
fuzzCases({ seed: 20_261_122, requests: 600, lanes: 2, within: 120_000 });
