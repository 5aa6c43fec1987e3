/** Random choices that are the same at every run with the same seed. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** `count` different entries, or all where there are fewer. */
  pickSome<T>(list: readonly T[], count: number): T[];
  pickWeighted<T extends { weight: number }>(list: readonly T[]): T;
}

/** Mulberry32: 32 bits of state, good enough to draw people and prices. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[whole(0, list.length - 1)];
    if (chosen === undefined) throw new Error('There is nothing to pick from');
    return chosen;
  };
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    pick,
    pickSome(list, count) {
      const drawn = [...list];
      const wanted = Math.min(count, drawn.length);
      for (let index = 0; index < wanted; index += 1) {
        const other = whole(index, drawn.length - 1);
        const here = drawn[index];
        const there = drawn[other];
        if (here === undefined || there === undefined) break;
        drawn[index] = there;
        drawn[other] = here;
      }
      return drawn.slice(0, wanted);
    },
    pickWeighted(list) {
      let left = next() * list.reduce((sum, { weight }) => sum + weight, 0);
      for (const entry of list) {
        left -= entry.weight;
        if (left < 0) return entry;
      }
      return pick(list);
    },
  };
}
