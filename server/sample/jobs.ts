import type { jobs } from '../db/schema/money.ts';
import type { clientReviews } from '../db/schema/people.ts';
import ratings from './data/reviews.json' with { type: 'json' };
import { day, history, hour, workingTime } from './moments.ts';
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
  /** The due time, also of a job whose row has no due date. */
  dueAt: number;
};

/** Makes jobs in the order of the days on which they were agreed. Later months have more jobs. */
export function makeJobs(
  count: number,
  { artisans, clients }: SamplePeople,
  now: number,
  random: Random,
): SampleJob[] {
  return Array.from({ length: count }, (_, index) => {
    const roughlyAgreedAt = now - history + ((index + 1) / count) ** 0.62 * (history - day);
    const agreedAt = workingTime(roughlyAgreedAt, random);
    const artisan = pickJoined(artisans, agreedAt, now, random);
    const client = pickJoined(clients, agreedAt, now, random);
    const { serviceType, jobs } = tradeWithId(artisan.tradeId);
    const { title, naira } = random.pick(jobs);
    const { low, high } = naira;
    const startsAt = workingTime(agreedAt + random.integer(1, 10) * day, random);
    const dueAt = workingTime(startsAt + random.integer(2, 26) * day, random);
    const status = statusOf(startsAt, dueAt, now, random);
    const isUnpriced = status === 'pending' && random.chance(0.1);
    return {
      id: index + 1,
      artisan,
      artisanId: artisan.id,
      client,
      clientId: client.id,
      serviceType,
      status,
      amountKobo: isUnpriced ? null : random.integer(low / 500, high / 500) * 500 * 100,
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

function statusOf(startsAt: number, dueAt: number, now: number, random: Random): string {
  const odds = random.next();
  if (startsAt > now) return odds < 0.35 ? 'pending' : odds < 0.94 ? 'accepted' : 'rejected';
  if (dueAt > now) return odds < 0.8 ? 'ongoing' : odds < 0.92 ? 'completed' : 'rejected';
  if (odds < 0.83) return 'completed';
  if (odds < 0.92) return 'rejected';
  if (odds < 0.96) return 'ongoing';
  // The dashboard does not know `awaiting-inspection`, as it does not know all statuses of other hosts.
  return odds < 0.985 ? 'awaiting-inspection' : 'cancelled';
}

/** Makes artisans' reviews of clients for a part of the completed jobs. Some reviews have stars and no text. */
export function makeReviews(
  jobs: readonly SampleJob[],
  now: number,
  random: Random,
): (typeof clientReviews.$inferInsert)[] {
  return jobs.flatMap(({ id, status, artisanId, client, startsAt, dueAt }) => {
    if (status !== 'completed' || !random.chance(0.6)) return [];
    const { stars, texts } = random.pickWeighted(ratings);
    const writtenAt = workingTime(dueAt + random.integer(0, 6) * day, random);
    const latestAt = now - random.integer(1, 40) * hour;
    return {
      clientId: client.id,
      artisanId,
      jobId: id,
      rating: stars,
      review: random.chance(0.25) ? null : random.pick(texts),
      createdAt: new Date(Math.max(Math.min(writtenAt, latestAt), startsAt)),
    };
  });
}
