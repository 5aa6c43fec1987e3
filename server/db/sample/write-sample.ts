import type { Transaction } from '../connect.ts';
import {
  dayDeltas,
  figureDeltas,
  jobs,
  transactions,
  withdrawalRequests,
} from '../schema/money.ts';
import {
  accounts,
  auditEntries,
  contactMessages,
  contentItems,
  contentVersions,
} from '../schema/office.ts';
import { artisans, clients, trades } from '../schema/people.ts';
import { addAdministrators } from './administrators.ts';
import { trades as sampleTrades } from './data/trades.ts';
import { SampleSums } from './money/sums.ts';
import { makePages } from './pages.ts';
import { type Part, partsOf } from './parts.ts';
import { countRows, type OnProgress } from './progress.ts';
import { type WholeSample, writePart } from './write-part.ts';
import { continueIds, insertingRows, type Loading, type RowTarget } from './writing/insert-rows.ts';

/** How the rows of a sample reach the database. */
export interface SampleLoading extends Omit<Loading, 'onRows'> {
  /** The most artisans in a part. */
  artisansOfPart?: number | undefined;
  onProgress?: OnProgress | undefined;
}

/**
 * Fills empty tables with a marketplace of `size` artisans, one and a half times as many clients, and
 * five jobs per artisan. The same size and anchor give the same rows.
 *
 * @param anchor the latest time in the sample, in milliseconds since 1970 (UTC)
 */
export async function writeSample(
  tx: Transaction,
  size: number,
  anchor: number,
  { artisansOfPart, onProgress, ...loading }: SampleLoading = {},
): Promise<void> {
  const sums = loading.emptied?.takesSums === true ? new SampleSums() : undefined;
  const sample = { size, anchor, actors: await addAdministrators(tx, anchor), sums };
  const parts = partsOf(size, artisansOfPart);
  const onRows = onProgress && countRows(size, onProgress);
  await insertingRows(tx, { ...loading, onRows }, async (target) => {
    await target.insertRows(
      trades,
      sampleTrades.map(({ category, trade, service }) => ({
        categoryName: category,
        tradeName: trade,
        serviceType: service,
      })),
    );
    const messages = await writeParts(target, parts, sample);
    await writePages(tx, target, anchor);
    messages.sort((a, b) => Number(a.createdAt) - Number(b.createdAt));
    await target.insertRows(contactMessages, messages);
    await target.insertRows(figureDeltas, sums?.figures ?? []);
    await target.insertRows(dayDeltas, sums?.days ?? []);
  });
  for (const table of [artisans, clients, contentItems, jobs, withdrawalRequests, transactions]) {
    await continueIds(tx, table);
  }
}

/** Writes one part after the other. The tables are complete after the last part. */
async function writeParts(target: RowTarget, parts: readonly Part[], sample: WholeSample) {
  const messages: (typeof contactMessages.$inferInsert)[] = [];
  const unfinished = { ...target, complete: () => Promise.resolve() };
  for (const part of parts) {
    const ofPart = part.index === part.parts - 1 ? target : unfinished;
    messages.push(...(await writePart(ofPart, part, sample)));
  }
  return messages;
}

async function writePages(
  tx: Transaction,
  { insertRows, complete }: RowTarget,
  anchor: number,
): Promise<void> {
  const author = { accountId: accounts.id, accountEmail: accounts.email };
  const [admin = {}] = await tx.select(author).from(accounts).orderBy(accounts.id).limit(1);
  const pages = makePages(anchor, admin);
  await insertRows(contentItems, pages.items);
  await insertRows(contentVersions, pages.versions);
  await insertRows(auditEntries, pages.entries);
  await complete(auditEntries);
}
