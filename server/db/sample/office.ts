import type { contactMessages } from '../schema/office.ts';
import { messageTemplates } from './data/texts.ts';
import type { SampleJob } from './jobs.ts';
import { atWork, hour } from './moments.ts';
import { countIn, idIn, type Part } from './parts.ts';
import type { Random } from './random.ts';

const naira = new Intl.NumberFormat('en-NG', {
  style: 'currency',
  currency: 'NGN',
  currencyDisplay: 'narrowSymbol',
});

/**
 * Makes the part’s messages about its jobs; the whole sample has `all` messages. Later positions are newer, and the
 * newest third is unread.
 */
export function makeMessages(
  { jobs, part }: { jobs: readonly SampleJob[]; part: Part },
  all: number,
  anchor: number,
  random: Random,
): (typeof contactMessages.$inferInsert)[] {
  return Array.from({ length: countIn(part, all) }, (_, position) => {
    const index = idIn(part, position) - 1;
    const template = random.pick(messageTemplates);
    const job = random.pick(jobs);
    const { artisan, client } = job;
    const sender = random.chance(0.3) ? artisan : client;
    const age = (all - index) * random.whole(9, 14) * hour;
    const unread = index > all * 0.64;
    return {
      firstName: sender.firstName ?? null,
      lastName: sender.lastName ?? null,
      phoneNumber: sender.phoneNumber ?? null,
      email: sender.email ?? null,
      category: random.chance(0.03) ? null : template.category,
      message: template.text
        .replaceAll('{amount}', naira.format((job.amountKobo ?? 5_000_000) / 100))
        .replaceAll('{job}', String(job.id))
        .replaceAll('{artisan}', `${artisan.firstName} ${artisan.lastName}`),
      readStatus: unread ? 'not-read' : random.chance(0.97) ? 'read' : 'archived',
      createdAt: new Date(Math.min(atWork(anchor - age, random), anchor - hour)),
    };
  });
}
