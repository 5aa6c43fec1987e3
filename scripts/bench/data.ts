import { createRandom } from '../../server/sample/random.ts';

/** First names, ordered so that each typed letter of "babatund" changes the rows of the first page. */
const firstNames = [
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
const lastNames = [
  'Ekong',
  'Umeh',
  'Danjuma',
  'Eze',
  'Garba',
  'Nwachukwu',
  'Okafor',
  'Okoro',
  'Ojo',
];
const places = [
  ['Ikeja', 'Lagos'],
  ['Onitsha South', 'Anambra'],
  ['Giwa', 'Kaduna'],
  ['Awgu', 'Enugu'],
  ['Obio-Akpor', 'Rivers'],
] as const;

/** One artisan in the form that a host sends. */
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

/** Makes artisans. The same count gives the same artisans. */
export function makeArtisans(count: number): BenchArtisan[] {
  const random = createRandom(count);
  return Array.from({ length: count }, (_, index) => {
    const firstName = firstNames[index % firstNames.length] ?? 'Ada';
    const lastName = random.pick(lastNames);
    const [lga, state] = random.pick(places);
    return {
      id: String(7_100_000_000_000_000 + index * 13),
      first_name: firstName,
      last_name: lastName,
      email: `${firstName}.${lastName}${index}@mail.example.ng`.toLowerCase(),
      ward: `${lga} Ward ${random.integer(1, 20)}`,
      lga,
      state,
      status: random.chance(0.9) ? 'active' : 'inactive',
    };
  });
}
