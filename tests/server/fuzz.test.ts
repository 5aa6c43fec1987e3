import { fuzzCases } from '../fuzz/fuzz-cases.ts';

/** 2,000 on the two engines together; `npm run test:soak` sends a hundred times as many. */
fuzzCases({ seed: 20_261_122, requests: 1000, lanes: 2, within: 60_000 });
