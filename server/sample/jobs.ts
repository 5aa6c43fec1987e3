import type { jobs } from '../db/schema/money.ts';
import type { clientReviews } from '../db/schema/people.ts';
import ratings from './data/reviews.json' with { type: 'json' };
import { atWork, day, history, hour } from './moments.ts';
import { type ArtisanRow, type ClientRow, pickJoined } from './people.ts';
import type { Random } from './random.ts';
import { tradeWithId } from './trades.ts';

/** People in the order in which they joined. */
export interface SamplePeople {
  artisans: readonly ArtisanRow[];
  clients: readonly ClientRow[];
}

/** The row of a job, with its people and its times in milliseconds UTC. */
export type SampleJob = typeof jobs.$inferInsert & {
  id: number;
  artisan: ArtisanRow;
  client: ClientRow;
  status: string;
  amountKobo: number | null;
  agreedAt: number;
  startsAt: number;
  /** Also for a row without a due date. */
  dueAt: number;
};

/** Makes jobs in the order of their agreement. Later months have more of them. */
export function makeJobs(
  count: number,
  { artisans, clients }: SamplePeople,
  anchor: number,
  random: Random,
): SampleJob[] {
  return Array.from({ length: count }, (_, index) => {
    const around = anchor - history + ((index + 1) / count) ** 0.62 * (history - day);
    const agreedAt = atWork(around, random);
    const artisan = pickJoined(artisans, agreedAt, anchor, random);
    const client = pickJoined(clients, agreedAt, anchor, random);
    const { serviceType, jobs } = tradeWithId(artisan.tradeId);
    const { title, naira } = random.pick(jobs);
    const { low, high } = naira;
    const startsAt = atWork(agreedAt + random.whole(1, 10) * day, random);
    const dueAt = atWork(startsAt + random.whole(2, 26) * day, random);
    const status = statusOf(startsAt, dueAt, anchor, random);
    const isUnpriced = status === 'pending' && random.chance(0.1);
    return {
      id: index + 1,
      artisan,
      artisanId: artisan.id,
      client,
      clientId: client.id,
      serviceType,
      status,
      amountKobo: isUnpriced ? null : random.whole(low / 500, high / 500) * 500 * 100,
      description: random.chance(0.02) ? null : title,
      agreedAt,
      createdAt: new Date(agreedAt),
      startsAt,
      startDate: new Date(startsAt),
      dueAt,
      dueDate: random.chance(0.02) ? null : new Date(dueAt),
    };
  });
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

/** Makes reviews of clients: 60 % of the completed jobs have one, and 25 % of the reviews have only stars. */
export function makeReviews(
  jobs: readonly SampleJob[],
  anchor: number,
  random: Random,
): (typeof clientReviews.$inferInsert)[] {
  return jobs.flatMap(({ id, status, artisanId, client, startsAt, dueAt }) => {
    if (status !== 'completed' || !random.chance(0.6)) return [];
    const { stars, texts } = random.pickWeighted(ratings);
    const written = atWork(dueAt + random.whole(0, 6) * day, random);
    const latest = anchor - random.whole(1, 40) * hour;
    return {
      clientId: client.id,
      artisanId,
      jobId: id,
      rating: stars,
      review: random.chance(0.25) ? null : random.pick(texts),
      createdAt: new Date(Math.max(Math.min(written, latest), startsAt)),
    };
  });
}
