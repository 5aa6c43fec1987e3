import { and, asc, countDistinct, desc, eq, isNull, sql } from 'drizzle-orm';
import { artisanList } from '../../domain/lists/artisans.ts';
import type { Queryable, Transaction } from '../db/connect.ts';
import { jobs } from '../db/schema/money.ts';
import {
  artisans,
  certifications,
  portfolioItems,
  trades,
  workExperiences,
} from '../db/schema/people.ts';
import { defineList } from '../lists/list-definition.ts';
import { balanceOf } from './ledger.ts';
import { peopleSource, personCells, personFields } from './people.ts';
import { existsIn, fullName, hasIdIn, iso, naira, nairaOrNull } from './sql-expressions.ts';

const listFields = personFields(artisans);

/** Returns all artisans, or those with these ids, newest first. */
function listArtisans(db: Queryable, ids?: readonly number[]) {
  return db
    .select(listFields)
    .from(artisans)
    .where(hasIdIn(artisans.id, ids))
    .orderBy(desc(artisans.id));
}

/** The list of artisans, which has pages. */
export const artisanListDefinition = defineList(
  {
    declaration: artisanList,
    name: 'artisan',
    words: 'artisans',
    ...peopleSource(artisans),
    read: listArtisans,
  },
  personCells,
);

/** The level of artisans whose certificates wait for a check. */
export const levelToVerify = 1;

/** Returns the artisans who wait for verification, newest first: those at `levelToVerify` who were not declined. */
export function listArtisansToVerify(db: Queryable) {
  const { phone_number: _, ...withoutPhone } = listFields;
  return db
    .select({ ...withoutPhone, level: artisans.level, version: artisans.version })
    .from(artisans)
    .where(and(eq(artisans.level, levelToVerify), isNull(artisans.declinedAt)))
    .orderBy(desc(artisans.id));
}

/** Returns whether an artisan with this id exists. */
export const artisanExists = existsIn(artisans);

/** Returns the fields of one artisan with the trade, or undefined. Amounts are in naira, `created_at` is in UTC. */
export async function findArtisan(db: Queryable, id: number) {
  const [artisan] = await db
    .select({
      ...listFields,
      profile_picture: artisans.profilePicture,
      trade_name: trades.tradeName,
      category_name: trades.categoryName,
      level: artisans.level,
      version: artisans.version,
      hourly_rate: nairaOrNull(artisans.hourlyRateKobo),
      about: artisans.about,
      visibility: artisans.visibility,
      experience_level: artisans.experienceLevel,
      created_at: iso(artisans.createdAt),
      available_amount: naira(balanceOf(artisans.id)),
    })
    .from(artisans)
    .leftJoin(trades, eq(trades.id, artisans.tradeId))
    .where(eq(artisans.id, id));
  return artisan;
}

/** Returns how many clients, jobs and completed jobs an artisan has had. */
export async function countWorkOf(db: Queryable, artisanId: number) {
  const [counts] = await db
    .select({
      clients: countDistinct(jobs.clientId),
      jobs: sql<number>`count(*)::int`,
      completed: sql<number>`(count(*) filter (where ${jobs.statusKey} = 'completed'))::int`,
    })
    .from(jobs)
    .where(eq(jobs.artisanId, artisanId));
  return counts ?? { clients: 0, jobs: 0, completed: 0 };
}

/** Returns the finished projects of an artisan, newest first. */
export function listPortfolio(db: Queryable, artisanId: number) {
  return db
    .select({
      image: portfolioItems.image,
      project_title: portfolioItems.projectTitle,
      completion_date: portfolioItems.completionDate,
      lga: portfolioItems.lga,
      state: portfolioItems.state,
      role: portfolioItems.role,
      description: portfolioItems.description,
    })
    .from(portfolioItems)
    .where(eq(portfolioItems.artisanId, artisanId))
    .orderBy(desc(portfolioItems.completionDate), asc(portfolioItems.id));
}

/** Returns the positions that an artisan has held, newest first. */
export function listWorkExperiences(db: Queryable, artisanId: number) {
  return db
    .select({
      title: workExperiences.title,
      company: workExperiences.company,
      lga: workExperiences.lga,
      state: workExperiences.state,
      start_date: workExperiences.startDate,
      end_date: workExperiences.endDate,
      job_description: workExperiences.jobDescription,
    })
    .from(workExperiences)
    .where(eq(workExperiences.artisanId, artisanId))
    .orderBy(desc(workExperiences.startDate), asc(workExperiences.id));
}

/** Returns the certificates of an artisan, oldest first. */
export function listCertifications(db: Queryable, artisanId: number) {
  return db
    .select({
      image: certifications.image,
      name: certifications.name,
      issue_organisation: certifications.issueOrganisation,
      issue_date: certifications.issueDate,
    })
    .from(certifications)
    .where(eq(certifications.artisanId, artisanId))
    .orderBy(asc(certifications.issueDate), asc(certifications.id));
}

/**
 * Locks an artisan and returns the fields that an edit reads; undefined if there is none. Until the transaction ends,
 * the lock blocks other changes of the artisan and approvals for the artisan. The order of locks is in payees.ts.
 */
export async function lockArtisan(tx: Transaction, id: number) {
  const [artisan] = await tx
    .select({
      id: artisans.id,
      name: fullName(artisans),
      status: artisans.status,
      level: artisans.level,
      version: artisans.version,
      declinedAt: artisans.declinedAt,
    })
    .from(artisans)
    .where(eq(artisans.id, id))
    .for('no key update');
  return artisan;
}

export type ArtisanState = NonNullable<Awaited<ReturnType<typeof lockArtisan>>>;

/** The fields that an edit may set. */
export type ArtisanChange = Partial<
  Pick<typeof artisans.$inferInsert, 'status' | 'level' | 'declinedAt' | 'declineReason'>
>;

/** Changes a locked artisan, and returns the new version. */
export async function changeArtisan(
  tx: Transaction,
  id: number,
  change: ArtisanChange,
): Promise<number> {
  const [changed] = await tx
    .update(artisans)
    .set({ ...change, version: sql`${artisans.version} + 1` })
    .where(eq(artisans.id, id))
    .returning({ version: artisans.version });
  if (changed === undefined) throw new Error(`There is no artisan ${id}`);
  return changed.version;
}
