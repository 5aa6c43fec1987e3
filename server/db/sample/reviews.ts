import type { clientReviews } from '../schema/people.ts';
import { ratings, reviewTexts } from './data/review-words.ts';
import type { SampleJob } from './jobs.ts';
import { atWork, day, hour } from './moments.ts';
import type { Part } from './parts.ts';
import { createRandom } from './random.ts';

const seed = 20_260_102;
/** The distance between the seeds of two parts. */
const seedStep = 7_919;

/** Generates reviews of clients: 60 % of the completed jobs have one, and 25 % of the reviews have only stars. */
export function* makeReviews(
  jobs: readonly SampleJob[],
  anchor: number,
  part: Part,
): Generator<typeof clientReviews.$inferInsert> {
  // A separate random generator, so that reviews do not change the rest of the sample.
  const random = createRandom(seed + part.index * seedStep);
  for (const { id, status, artisan, client, startsAt, dueAt } of jobs) {
    if (status !== 'completed' || !random.chance(0.6)) continue;
    const { stars } = random.pickWeighted(ratings);
    const written = atWork(dueAt + random.whole(0, 6) * day, random);
    const latest = anchor - random.whole(1, 40) * hour;
    yield {
      clientId: client.id,
      artisanId: artisan.id,
      jobId: id,
      rating: stars,
      review: random.chance(0.25) ? null : random.pick(reviewTexts[stars] ?? []),
      createdAt: new Date(Math.max(Math.min(written, latest), startsAt)),
    };
  }
}
