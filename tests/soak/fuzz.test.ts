import { fuzzCases } from '../fuzz/fuzz-cases.ts';
import { engines } from '../support/test-database.ts';

/** FUZZ_SEED repeats a run. The default is made from the day, so that every day has other requests. */
const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Date.now() / 86_400_000) * 1000);

fuzzCases(engines, { seed, requests: 100_000, senders: 4, withinMs: 3_600_000 });
