import { and, asc, countDistinct, desc, eq, isNull, sql } from 'drizzle-orm';
import { artisanList } from '../../domain/lists/artisans.ts';
import type { Queryable } from '../db/connect.ts';
import { jobs } from '../db/schema/money.ts';
import {
  artisans,
  certifications,
  portfolioItems,
  trades,
  workExperiences,
} from '../db/schema/people.ts';
import { defineList } from '../lists/list-definition.ts';
import { peopleTable, personCells, personFields } from './people.ts';
import { among, existsIn, iso, nairaOrNull } from './sql-formats.ts';

const listed = personFields(artisans);

/** Every artisan, or those with these ids, newest first. */
function listArtisans(db: Queryable, ids?: readonly number[]) {
  return db.select(listed).from(artisans).where(among(artisans.id, ids)).orderBy(desc(artisans.id));
}

/** The artisans as a list with pages. */
export const artisanListDefinition = defineList(
  {
    declaration: artisanList,
    name: 'artisan',
    words: 'artisans',
    ...peopleTable(artisans),
    read: listArtisans,
  },
  personCells,
);

/** The level of artisans whose certificates wait for a check. */
export const levelToVerify = 1;

/** The artisans who wait for verification, newest first. Artisans who were declined do not wait. */
export function listArtisansToVerify(db: Queryable) {
  const { phone_number: _, ...withoutPhone } = listed;
  return db
    .select({ ...withoutPhone, level: artisans.level, version: artisans.version })
    .from(artisans)
    .where(and(eq(artisans.level, levelToVerify), isNull(artisans.declinedAt)))
    .orderBy(desc(artisans.id));
}

/** Returns whether there is an artisan with this id. */
export const artisanExists = existsIn(artisans);

/** One artisan's own fields with the trade, or undefined. */
export async function findArtisan(db: Queryable, id: number) {
  const [artisan] = await db
    .select({
      ...listed,
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
    })
    .from(artisans)
    .leftJoin(trades, eq(trades.id, artisans.tradeId))
    .where(eq(artisans.id, id));
  return artisan;
}

/** How many clients and jobs an artisan has had. */
export async function countWorkOf(db: Queryable, artisanId: number) {
  const [counts] = await db
    .select({
      clients: countDistinct(jobs.clientId),
      jobs: sql<number>`count(*)::int`,
      completed: sql<number>`(count(*) filter (where ${jobs.status} = 'completed'))::int`,
    })
    .from(jobs)
    .where(eq(jobs.artisanId, artisanId));
  return counts ?? { clients: 0, jobs: 0, completed: 0 };
}

/** Finished projects, newest first. */
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

/** Posts held, newest first. */
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

/** Certificates held, oldest first. */
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
