import { fuzzCases } from '../fuzz/fuzz-cases.ts';

/** `npm run test:soak` sends fifty times as many. */
fuzzCases({ seed: 20_261_122, requests: 2000, lanes: 2, within: 60_000 });
