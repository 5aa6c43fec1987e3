import { fuzzCases } from '../fuzz/fuzz-cases.ts';

/** 1,200 on the two engines together; `npm run test:soak` sends many times as many. */
fuzzCases({ seed: 20_261_122, requests: 600, lanes: 2, within: 120_000 });
