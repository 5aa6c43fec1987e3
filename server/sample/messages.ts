import { formatNaira } from '../../domain/money.ts';
import type { contactMessages } from '../db/schema/office.ts';
import letters from './data/letters.json' with { type: 'json' };
import type { SampleJob } from './jobs.ts';
import { atWork, hour } from './moments.ts';
import type { Random } from './random.ts';
import { fillIn } from './trades.ts';

const templates = Object.entries(letters).flatMap(([category, texts]) =>
  texts.map((text) => ({ category, text })),
);

/** Makes messages about jobs, in the order of their dates. About a third is unread. */
export function makeMessages(
  jobs: readonly SampleJob[],
  count: number,
  anchor: number,
  random: Random,
): (typeof contactMessages.$inferInsert)[] {
  const messages = Array.from({ length: count }, (_, index) => {
    const template = random.pick(templates);
    const { id: job, artisan, client, amountKobo } = random.pick(jobs);
    const { firstName, lastName, phoneNumber, email } = random.chance(0.3) ? artisan : client;
    const age = (count - index) * random.whole(9, 14) * hour;
    const isUnread = index > count * 0.64;
    return {
      firstName,
      lastName,
      phoneNumber,
      email,
      category: random.chance(0.03) ? null : template.category,
      message: fillIn(template.text, {
        amount: formatNaira(amountKobo ?? 5_000_000),
        job,
        artisan: `${artisan.firstName} ${artisan.lastName}`,
      }),
      readStatus: isUnread ? 'not-read' : random.chance(0.97) ? 'read' : 'archived',
      createdAt: new Date(Math.min(atWork(anchor - age, random), anchor - hour)),
    };
  });
  return messages.sort((a, b) => Number(a.createdAt) - Number(b.createdAt));
}
