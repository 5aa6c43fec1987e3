import { fuzzCases } from '../fuzz/fuzz-cases.ts';

/** A few requests on the engine that the product has by default; `npm run test:soak` sends many more, on both. */
fuzzCases(['embedded'], { seed: 20_261_122, requests: 60, senders: 2, withinMs: 120_000 });
