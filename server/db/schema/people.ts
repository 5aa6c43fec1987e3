/** Trades, artisans with their portfolios and certificates, and clients with their reviews. */
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  pgTable,
  serial,
  text,
} from 'drizzle-orm/pg-core';
import { choiceKey, computed, kobo, moment, searchText, sortKey } from './columns.ts';

export const trades = pgTable('trades', {
  id: serial('id').primaryKey(),
  /** The person, such as Carpenter. */
  tradeName: text('trade_name').notNull(),
  /** The work, such as Carpentry. */
  serviceType: text('service_type').notNull(),
  categoryName: text('category_name').notNull(),
});

/** The columns that artisans and clients share, with those that their lists search, filter and order by. */
const personColumns = () => ({
  id: serial('id').primaryKey(),
  firstName: text('first_name'),
  lastName: text('last_name'),
  email: text('email'),
  phoneNumber: text('phone_number'),
  profilePicture: text('profile_picture'),
  ward: text('ward'),
  lga: text('lga'),
  state: text('state'),
  status: text('status'),
  createdAt: moment('created_at').notNull(),
  fullName: sortKey('full_name', 'first_name', 'last_name'),
  nameKey: sortKey('name_key', 'last_name', 'first_name'),
  locationKey: sortKey('location_key', 'ward', 'lga', 'state'),
  emailKey: sortKey('email_key', 'email'),
  statusKey: choiceKey('status_key', 'status'),
  searchText: searchText('id', 'first_name', 'last_name', 'ward', 'lga', 'state', 'status'),
  /** Contact details, which are not searched while they are masked. */
  contactText: computed(
    'contact_text',
    sql`search_line(and_word(email) || and_word(phone_number) || and_word(regexp_replace(phone_number, '[^0-9]', '', 'g')))`,
  ),
});

type ListColumns = Record<
  'nameKey' | 'locationKey' | 'emailKey' | 'statusKey' | 'searchText' | 'contactText',
  AnyPgColumn
> & { id: AnyPgColumn };

/** The indexes of a list of people: for its orders, and for the search of words, which needs pg_trgm. */
const listIndexes = (name: string, t: ListColumns) => [
  index(`${name}_name`).on(t.nameKey, t.id),
  index(`${name}_location`).on(t.locationKey, t.id),
  index(`${name}_email`).on(t.emailKey, t.id),
  index(`${name}_status`).on(t.statusKey, t.id),
  index(`${name}_search_text`).using('gin', t.searchText),
  index(`${name}_contact_text`).using('gin', t.contactText),
];

export const artisans = pgTable(
  'artisans',
  {
    ...personColumns(),
    tradeId: integer('trade_id').references(() => trades.id),
    level: integer('level'),
    hourlyRateKobo: kobo('hourly_rate_kobo'),
    about: text('about'),
    visibility: text('visibility'),
    experienceLevel: text('experience_level'),
    /** Increases by one with each change by an administrator. */
    version: integer('version').notNull().default(1),
    /** The time when the verification was declined; setting a level clears it. */
    declinedAt: moment('declined_at'),
    declineReason: text('decline_reason'),
  },
  (t) => listIndexes('artisans', t),
);

const artisanId = () =>
  integer('artisan_id')
    .notNull()
    .references(() => artisans.id, { onDelete: 'cascade' });

export const portfolioItems = pgTable(
  'portfolio_items',
  {
    id: serial('id').primaryKey(),
    artisanId: artisanId(),
    image: text('image'),
    projectTitle: text('project_title'),
    completionDate: date('completion_date'),
    lga: text('lga'),
    state: text('state'),
    role: text('role'),
    description: text('description'),
  },
  (t) => [index('portfolio_items_artisan').on(t.artisanId)],
);

export const workExperiences = pgTable(
  'work_experiences',
  {
    id: serial('id').primaryKey(),
    artisanId: artisanId(),
    title: text('title'),
    company: text('company'),
    lga: text('lga'),
    state: text('state'),
    startDate: date('start_date'),
    endDate: date('end_date'),
    jobDescription: text('job_description'),
  },
  (t) => [index('work_experiences_artisan').on(t.artisanId)],
);

export const certifications = pgTable(
  'certifications',
  {
    id: serial('id').primaryKey(),
    artisanId: artisanId(),
    image: text('image'),
    name: text('name'),
    issueOrganisation: text('issue_organisation'),
    issueDate: date('issue_date'),
  },
  (t) => [index('certifications_artisan').on(t.artisanId)],
);

export const clients = pgTable(
  'clients',
  {
    ...personColumns(),
    username: text('username'),
    homeAddress: text('home_address'),
  },
  (t) => listIndexes('clients', t),
);

/** A trade that a client looks for, with the hourly budget. */
export const findArtisans = pgTable(
  'find_artisans',
  {
    id: serial('id').primaryKey(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    tradeId: integer('trade_id').references(() => trades.id),
    scope: text('scope'),
    budgetMinKobo: kobo('budget_min_kobo'),
    budgetMaxKobo: kobo('budget_max_kobo'),
  },
  (t) => [index('find_artisans_client').on(t.clientId)],
);

/** An artisan's review of a client after a job. */
export const clientReviews = pgTable(
  'client_reviews',
  {
    id: serial('id').primaryKey(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    artisanId: integer('artisan_id').references(() => artisans.id),
    /** It has no foreign key, because the file of the jobs table imports this file. */
    jobId: integer('job_id'),
    rating: integer('rating').notNull(),
    review: text('review'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('client_reviews_client').on(t.clientId, t.createdAt),
    check('client_reviews_known_rating', sql`${t.rating} between 1 and 5`),
  ],
);
