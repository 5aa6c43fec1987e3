import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/connect.ts';
import { jobs } from '../db/schema/money.ts';
import { artisans, clients } from '../db/schema/people.ts';
import { moneyInAndOut } from './ledger.ts';

const withStatus = (status: string) =>
  sql<number>`(count(*) filter (where ${jobs.status} = ${status}))::int`;

/** The headline figures, each counted from the rows that the lists show. Money is in kobo. */
export async function readFigures(db: Queryable) {
  const money = await moneyInAndOut(db);
  const [work] = await db
    .select({
      jobs: sql<number>`count(*)::int`,
      ongoing: withStatus('ongoing'),
      rejected: withStatus('rejected'),
      completed: withStatus('completed'),
    })
    .from(jobs);
  return {
    ...money,
    work: work ?? { jobs: 0, ongoing: 0, rejected: 0, completed: 0 },
    artisans: await db.$count(artisans),
    clients: await db.$count(clients),
  };
}
