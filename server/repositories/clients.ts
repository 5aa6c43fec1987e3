import { asc, countDistinct, desc, eq, sql } from 'drizzle-orm';
import { clientList } from '../../domain/lists/clients.ts';
import type { Queryable } from '../db/connect.ts';
import { jobs, transactions } from '../db/schema/money.ts';
import { artisans, clientReviews, clients, findArtisans, trades } from '../db/schema/people.ts';
import { defineList } from '../lists/list-definition.ts';
import { peopleSource, personCells, personFields } from './people.ts';
import { existsIn, fullName, hasIdIn, iso, naira, nairaOrNull } from './sql-expressions.ts';

const listFields = personFields(clients);

/** Returns all clients, or those with these ids, newest first. */
function listClients(db: Queryable, ids?: readonly number[]) {
  return db
    .select(listFields)
    .from(clients)
    .where(hasIdIn(clients.id, ids))
    .orderBy(desc(clients.id));
}

/** The list of clients, which has pages. */
export const clientListDefinition = defineList(
  {
    declaration: clientList,
    name: 'client',
    words: 'clients',
    ...peopleSource(clients),
    read: listClients,
  },
  personCells,
);

/** Returns whether a client with this id exists. */
export const clientExists = existsIn(clients);

/** Returns the fields of one client, or undefined. */
export async function findClient(db: Queryable, id: number) {
  const [client] = await db
    .select({
      ...listFields,
      username: clients.username,
      profile_picture: clients.profilePicture,
      home_address: clients.homeAddress,
    })
    .from(clients)
    .where(eq(clients.id, id));
  return client;
}

/** Returns how many artisans and jobs a client has had. */
export async function countHiresOf(db: Queryable, clientId: number) {
  const [counts] = await db
    .select({
      artisans: countDistinct(jobs.artisanId),
      jobs: sql<number>`count(*)::int`,
    })
    .from(jobs)
    .where(eq(jobs.clientId, clientId));
  return counts ?? { artisans: 0, jobs: 0 };
}

/** Returns the sum of what a client has paid in, in naira. Refunds are not subtracted. */
export async function totalNairaPaidBy(db: Queryable, clientId: number): Promise<number> {
  const [total] = await db
    .select({
      paid: naira(
        sql`coalesce(sum(${transactions.amountKobo}) filter (where ${transactions.sumClass} = 'paid_in'), 0)`,
      ),
    })
    .from(transactions)
    .where(eq(transactions.clientId, clientId));
  return total?.paid ?? 0;
}

/** Returns the trades that a client looks for, with the hourly budgets in naira. */
export function listWantedTrades(db: Queryable, clientId: number) {
  return db
    .select({
      trade_name: trades.tradeName,
      category_name: trades.categoryName,
      scope_2: findArtisans.scope,
      budget_min: nairaOrNull(findArtisans.budgetMinKobo),
      budget_max: nairaOrNull(findArtisans.budgetMaxKobo),
    })
    .from(findArtisans)
    .leftJoin(trades, eq(trades.id, findArtisans.tradeId))
    .where(eq(findArtisans.clientId, clientId))
    .orderBy(asc(findArtisans.id));
}

/** Returns the reviews of a client by artisans, newest first. */
export function listReviewsOf(db: Queryable, clientId: number) {
  return db
    .select({
      id: clientReviews.id,
      rating: clientReviews.rating,
      review: clientReviews.review,
      artisan_id: clientReviews.artisanId,
      artisan_name: fullName(artisans),
      job_id: clientReviews.jobId,
      service_type: jobs.serviceType,
      created_at: iso(clientReviews.createdAt),
    })
    .from(clientReviews)
    .leftJoin(artisans, eq(artisans.id, clientReviews.artisanId))
    .leftJoin(jobs, eq(jobs.id, clientReviews.jobId))
    .where(eq(clientReviews.clientId, clientId))
    .orderBy(desc(clientReviews.createdAt), desc(clientReviews.id));
}
