import type { jobs } from '../schema/money.ts';
import { tradeWithId } from './data/trades.ts';
import { atWork, day, history } from './moments.ts';
import type { ArtisanRow, ClientRow } from './people.ts';
import type { Random } from './random.ts';

/** People with jobs, in the order in which they joined. */
export interface SamplePeople {
  artisans: readonly ArtisanRow[];
  clients: readonly ClientRow[];
}

/** A job. Its times are milliseconds since 1970 (UTC), because `Date` objects of 100,000 jobs would take 25 MB. */
export interface SampleJob {
  id: number;
  artisan: ArtisanRow;
  client: ClientRow;
  serviceType: string;
  description: string | null;
  status: string;
  amountKobo: number | null;
  agreedAt: number;
  startsAt: number;
  dueAt: number;
  /** Whether the row has a due date. */
  isDue: boolean;
}

/** Returns roughly when job `index` of `count` was agreed, in milliseconds UTC. Later months have more jobs. */
export const agreed = (index: number, count: number, anchor: number) =>
  anchor - history + ((index + 1) / count) ** 0.62 * (history - day);

/** A job that was agreed on the day of `around`. */
export function makeJob(
  id: number,
  around: number,
  people: SamplePeople,
  anchor: number,
  random: Random,
): SampleJob {
  const agreedAt = atWork(around, random);
  const artisan = pickJoined(people.artisans, agreedAt, random);
  const client = pickJoined(people.clients, agreedAt, random);
  const trade = tradeWithId(artisan.tradeId);
  const work = random.pick(trade.jobs);
  const startsAt = atWork(agreedAt + random.whole(1, 10) * day, random);
  const dueAt = atWork(startsAt + random.whole(2, 26) * day, random);
  const [low, high] = work.naira;
  const status = statusOf(startsAt, dueAt, anchor, random);
  const unpriced = status === 'pending' && random.chance(0.1);
  return {
    id,
    artisan,
    client,
    serviceType: trade.service,
    amountKobo: unpriced ? null : random.whole(low / 500, high / 500) * 500 * 100,
    description: random.chance(0.02) ? null : work.title,
    status,
    agreedAt,
    startsAt,
    dueAt,
    isDue: !random.chance(0.02),
  };
}

/** Returns the row of a job. It names each column, because copying the object takes 1 kB per job. */
export function jobRow(job: SampleJob): typeof jobs.$inferInsert {
  return {
    id: job.id,
    artisanId: job.artisan.id,
    clientId: job.client.id,
    serviceType: job.serviceType,
    description: job.description,
    status: job.status,
    amountKobo: job.amountKobo,
    startDate: new Date(job.startsAt),
    dueDate: job.isDue ? new Date(job.dueAt) : null,
    createdAt: new Date(job.agreedAt),
  };
}

/** Picks a random person who joined by the time `by`. Early members get more work than the others. */
function pickJoined<T extends { createdAt: Date }>(
  list: readonly T[],
  by: number,
  random: Random,
): T {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.createdAt.getTime() ?? 0) <= by) low = middle + 1;
    else high = middle;
  }
  const chosen = list[Math.floor(random.next() ** 1.4 * Math.max(low, 1))];
  if (chosen === undefined) throw new Error('The list of people is empty');
  return chosen;
}

function statusOf(startsAt: number, dueAt: number, anchor: number, random: Random): string {
  const odds = random.next();
  if (startsAt > anchor) return odds < 0.35 ? 'pending' : odds < 0.94 ? 'accepted' : 'rejected';
  if (dueAt > anchor) return odds < 0.8 ? 'ongoing' : odds < 0.92 ? 'completed' : 'rejected';
  if (odds < 0.83) return 'completed';
  if (odds < 0.92) return 'rejected';
  if (odds < 0.96) return 'ongoing';
  // Hosts send statuses that are unknown to the dashboard.
  return odds < 0.985 ? 'awaiting-inspection' : 'cancelled';
}
