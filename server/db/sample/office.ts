import type { contactMessages } from '../schema/office.ts';
import { messageTemplates } from './data/texts.ts';
import type { SampleJob } from './jobs.ts';
import { atWork, hour } from './moments.ts';
import type { ArtisanRow, ClientRow } from './people.ts';
import type { Random } from './random.ts';

const naira = new Intl.NumberFormat('en-NG', {
  style: 'currency',
  currency: 'NGN',
  currencyDisplay: 'narrowSymbol',
});

/** Messages about real jobs, the oldest first; the newest third is not read yet. */
export function makeMessages(
  from: { artisans: ArtisanRow[]; clients: ClientRow[]; jobs: SampleJob[] },
  count: number,
  anchor: number,
  random: Random,
): (typeof contactMessages.$inferInsert)[] {
  return Array.from({ length: count }, (_, index) => {
    const template = random.pick(messageTemplates);
    const job = random.pick(from.jobs);
    const artisan = from.artisans[job.artisanId - 1];
    const sender = random.chance(0.3) ? artisan : from.clients[job.clientId - 1];
    const age = (count - index) * random.whole(9, 14) * hour;
    const unread = index > count * 0.64;
    return {
      firstName: sender?.firstName ?? null,
      lastName: sender?.lastName ?? null,
      phoneNumber: sender?.phoneNumber ?? null,
      email: sender?.email ?? null,
      category: random.chance(0.03) ? null : template.category,
      message: template.text
        .replaceAll('{amount}', naira.format((job.amountKobo ?? 5_000_000) / 100))
        .replaceAll('{job}', String(job.id))
        .replaceAll('{artisan}', `${artisan?.firstName} ${artisan?.lastName}`),
      readStatus: unread ? 'not-read' : random.chance(0.97) ? 'read' : 'archived',
      createdAt: new Date(Math.min(atWork(anchor - age, random), anchor - hour)),
    };
  }).sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}
