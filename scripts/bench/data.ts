/** Artisans for measuring: always the same for one count. */

/** In turn, so that each letter of "babatund" leaves other rows on the first page than the one before. */
const first = [
  'Adaeze',
  'Babatunde',
  'Chinedu',
  'Bola',
  'Folake',
  'Bashir',
  'Emeka',
  'Babs',
  'Hauwa',
  'Babajide',
  'Ngozi',
  'Babatayo',
  'Damilola',
  'Babatuyi',
  'Ifeoma',
  'Babatunji',
] as const;
const last = ['Ekong', 'Umeh', 'Danjuma', 'Eze', 'Garba', 'Nwachukwu', 'Okafor', 'Okoro', 'Ojo'];
const places = [
  ['Ikeja', 'Lagos'],
  ['Onitsha South', 'Anambra'],
  ['Giwa', 'Kaduna'],
  ['Awgu', 'Enugu'],
  ['Obio-Akpor', 'Rivers'],
] as const;

/** One artisan as the host sends it. */
export interface BenchArtisan {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  ward: string;
  lga: string;
  state: string;
  status: string;
}

/** A row of numbers that look random and are the same every time (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function makeArtisans(count: number): BenchArtisan[] {
  const random = numbers(count);
  const pick = <T>(list: readonly T[]): T => {
    const one = list[Math.floor(random() * list.length)];
    if (one === undefined) throw new Error('Nothing to pick from');
    return one;
  };
  return Array.from({ length: count }, (_, index) => {
    const given = first[index % first.length] ?? 'Ada';
    const family = pick(last);
    const [lga, state] = pick(places);
    return {
      id: String(7_100_000_000_000_000 + index * 13),
      first_name: given,
      last_name: family,
      email: `${given}.${family}${index}@mail.example.ng`.toLowerCase(),
      ward: `${lga} Ward ${1 + Math.floor(random() * 20)}`,
      lga,
      state,
      status: random() < 0.9 ? 'active' : 'inactive',
    };
  });
}
