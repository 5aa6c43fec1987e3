import { fold } from '../../domain/fold.ts';
import type { artisans, clients, findArtisans } from '../db/schema/people.ts';
import nameGroups from './data/names.json' with { type: 'json' };
import places from './data/places.json' with { type: 'json' };
import streets from './data/streets.json' with { type: 'json' };
import { day, history } from './moments.ts';
import type { Random } from './random.ts';
import { fillIn, trades } from './trades.ts';

export type ArtisanRow = typeof artisans.$inferInsert & { id: number; tradeId: number };
export type ClientRow = typeof clients.$inferInsert & { id: number };

/** server/media/people has this many portraits of women, and as many of men. */
const portraitCount = 12;
/** The first digits of phone numbers. */
const prefixes = ['0803', '0806', '0703', '0812', '0905', '0802', '0813', '0701', '0816', '0906'];

/** Returns the letters a to z of a name, without marks, dots and hooks, for an e-mail address. */
const lettersOf = (name: string) => fold(name).replaceAll(/[^a-z]/g, '');

/** Picks a real local government area of Nigeria. Lagos and the large cities are chosen more often. */
export const pickPlace = (random: Random) => random.pickWeighted(places);

function makePerson(id: number, random: Random) {
  const group = random.pick(nameGroups);
  // Some families come from two groups.
  const families = random.chance(0.06) ? random.pick(nameGroups).families : group.families;
  const isWoman = random.chance(0.46);
  const firstName = random.pick(isWoman ? group.women : group.men);
  const lastName = random.pick(families);
  const place = pickPlace(random);
  const hasNoPlace = random.chance(0.04);
  // 555 marks invented numbers.
  const phoneNumber = `${random.pick(prefixes)} 555 ${String(random.integer(0, 9999)).padStart(4, '0')}`;
  return {
    id,
    firstName,
    lastName,
    profilePicture: random.chance(0.8)
      ? `/media/people/${isWoman ? 'woman' : 'man'}-${random.integer(1, portraitCount)}.svg`
      : null,
    ward: hasNoPlace || random.chance(0.05) ? null : random.pick(place.wards),
    lga: hasNoPlace || random.chance(0.03) ? null : place.lga,
    state: hasNoPlace ? null : place.state,
    email: random.chance(0.02)
      ? null
      : `${lettersOf(firstName)}.${lettersOf(lastName)}${id > 99 ? id : ''}@example.ng`,
    phoneNumber: random.chance(0.03) ? null : phoneNumber,
  };
}

/** The milliseconds in which people join, up to one day before `now`. */
const joiningPeriod = history + 200 * day;

/** Makes `count` people with `make`. They joined at equal intervals, in the order of their ids. */
export const makePeople = <T>(
  count: number,
  now: number,
  make: (id: number, createdAt: Date) => T,
): T[] =>
  Array.from({ length: count }, (_, index) => {
    const ago = (1 - (index + 1) / count) * joiningPeriod;
    return make(index + 1, new Date(now - day - ago));
  });

/** Picks a random person who had joined at `moment`, else the first one. Early members are picked more often. */
export function pickJoined<T>(list: readonly T[], moment: number, now: number, random: Random): T {
  const joinedCount = Math.floor((1 - (now - day - moment) / joiningPeriod) * list.length);
  return random.pick(list, 1.4, Math.max(1, Math.min(joinedCount, list.length)));
}

/** Returns an artisan's years in the trade. They depend on the id, so that profile and work experience agree. */
export const yearsInTrade = (artisanId: number) => 3 + ((artisanId * 7) % 22);

const statuses = [
  { word: 'active', weight: 78 },
  { word: 'pending', weight: 8 },
  { word: 'unverified', weight: 7 },
  { word: 'deactivated', weight: 5 },
  { word: 'on-leave', weight: 2 },
];

export function makeArtisan(id: number, createdAt: Date, random: Random): ArtisanRow {
  const trade = random.pick(trades);
  const person = makePerson(id, random);
  const years = yearsInTrade(id);
  const { low, high } = trade.hourlyRate;
  return {
    ...person,
    tradeId: trade.id,
    status: random.pickWeighted(statuses).word,
    level: random.chance(0.03) ? null : random.pick([0, 1, 1, 2, 2, 3]),
    hourlyRateKobo: random.chance(0.05) ? null : random.integer(low / 50, high / 50) * 50 * 100,
    about: random.chance(0.06)
      ? null
      : fillIn(random.pick(trade.about), { lga: person.lga ?? person.state ?? 'Nigeria', years }),
    visibility: random.chance(0.9) ? 'public' : 'hidden',
    experienceLevel: years > 12 ? 'Expert' : years > 5 ? 'Intermediate' : 'Entry',
    createdAt,
  };
}

export function makeClient(id: number, createdAt: Date, random: Random): ClientRow {
  const person = makePerson(id, random);
  const username = `${lettersOf(person.firstName)}_${lettersOf(person.lastName).slice(0, 1)}${id}`;
  return {
    ...person,
    username: random.chance(0.05) ? null : username,
    homeAddress: random.chance(0.05) ? null : `${random.integer(1, 142)} ${random.pick(streets)}`,
    status: random.chance(0.93) ? 'active' : random.pick(['pending', 'deactivated', 'on-hold']),
    createdAt,
  };
}

/** Makes up to three searches of a client, each for artisans of another trade. */
export const makeFindArtisans = (
  clientId: number,
  random: Random,
): (typeof findArtisans.$inferInsert)[] =>
  random.pickSome(trades, random.integer(0, 3)).map((trade) => {
    const { low, high } = trade.hourlyRate;
    const lowest = random.integer(low / 100, high / 100) * 100;
    return {
      clientId,
      tradeId: trade.id,
      scope: random.pick(trade.scopes),
      budgetMinKobo: lowest * 100,
      budgetMaxKobo: random.chance(0.05) ? null : (lowest + random.integer(5, 40) * 100) * 100,
    };
  });
