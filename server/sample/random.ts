/** Random choices that are the same at every run with the same seed. */
export type Random = ReturnType<typeof createRandom>;

/** Mulberry32: 32 bits of state, good enough to draw people and prices. */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  /** Returns a number from 0 to below 1. */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  /** Returns a whole number from `low` to `high`, both included. */
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  /** Returns one of the first `among` entries. With a `bend` above 1, early entries are chosen more often. */
  const pick = <T>(list: readonly T[], bend = 1, among = list.length): T => {
    const chosen = list[Math.floor(next() ** bend * among)];
    if (chosen === undefined) throw new Error('There is nothing to pick from');
    return chosen;
  };
  return {
    next,
    whole,
    chance: (probability: number) => next() < probability,
    pick,
    /** Returns `count` different entries, or all where there are fewer. */
    pickSome<T>(list: readonly T[], count: number): T[] {
      const drawn = [...list];
      const wanted = Math.min(count, drawn.length);
      for (let index = 0; index < wanted; index += 1) {
        const other = whole(index, drawn.length - 1);
        const [here, there] = [drawn[index], drawn[other]];
        if (here === undefined || there === undefined) break;
        [drawn[index], drawn[other]] = [there, here];
      }
      return drawn.slice(0, wanted);
    },
    pickWeighted<T extends { weight: number }>(list: readonly T[]): T {
      let left = next() * list.reduce((sum, { weight }) => sum + weight, 0);
      for (const entry of list) {
        left -= entry.weight;
        if (left < 0) return entry;
      }
      return pick(list);
    },
  };
}
