/** A generator of random choices. The same seed gives the same choices. */
export type Random = ReturnType<typeof createRandom>;

/** Creates a generator with the Mulberry32 algorithm. It is not for secrets, because its numbers are predictable. */
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
  const integer = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  /** Returns one of the first `count` entries. With an `exponent` above 1, early entries are chosen more often. */
  const pick = <T>(list: readonly T[], exponent = 1, count = list.length): T => {
    const chosen = list[Math.floor(next() ** exponent * count)];
    if (chosen === undefined) throw new Error('There is nothing to pick from');
    return chosen;
  };
  return {
    next,
    integer,
    chance: (probability: number) => next() < probability,
    pick,
    /** Returns `count` different entries, or all if there are fewer. */
    pickSome<T>(list: readonly T[], count: number): T[] {
      const drawn = [...list];
      const wanted = Math.min(count, drawn.length);
      for (let index = 0; index < wanted; index += 1) {
        const other = integer(index, drawn.length - 1);
        const [here, there] = [drawn[index], drawn[other]];
        if (here === undefined || there === undefined) break;
        [drawn[index], drawn[other]] = [there, here];
      }
      return drawn.slice(0, wanted);
    },
    /** Returns an entry; the probability is proportional to its `weight`. */
    pickWeighted<T extends { weight: number }>(list: readonly T[]): T {
      let remaining = next() * list.reduce((sum, { weight }) => sum + weight, 0);
      for (const entry of list) {
        remaining -= entry.weight;
        if (remaining < 0) return entry;
      }
      return pick(list);
    },
  };
}
