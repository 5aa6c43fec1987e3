import { keys } from './cache/keys.ts';
import { recordQuery } from './cache/record-query.ts';
import { getArtisan } from './generated/artisans.ts';
import { latestTransaction } from './parse/latest-transaction.ts';
import { picture } from './parse/picture.ts';
import { type Clean, count, fields, id, listOf, place, record, text } from './parse/read-fields.ts';
import { amount, moment } from './parse/read-values.ts';
import type { Schemas } from './parse/schemas.ts';
import { trade } from './parse/trade.ts';

const portfolioItem = fields<Schemas['PortfolioItem']>()({
  image: picture,
  project_title: text,
  completion_date: moment,
  lga: place,
  state: place,
  role: text,
  description: text,
});

const workExperience = fields<Schemas['WorkExperience']>()({
  title: text,
  company: text,
  lga: place,
  state: place,
  start_date: moment,
  end_date: moment,
  job_description: text,
});

const certification = fields<Schemas['Certification']>()({
  image: picture,
  name: text,
  issue_organisation: text,
  issue_date: moment,
});

const tradesman = fields<Schemas['Tradesman']>()({
  id,
  status: text,
  profile_picture: picture,
  user: record(
    fields<Schemas['TradesmanUser']>()({
      first_name: text,
      last_name: text,
      email: text,
      phone_number: text,
    }),
  ),
  trade: record(trade),
  ward: place,
  state: place,
  lga: place,
  level: count,
  version: count,
  hourly_rate: amount,
  about: text,
  visibility: text,
  experience_level: text,
  created_at: moment,
  portfolio: listOf(record(portfolioItem)),
  work_experiences: listOf(record(workExperience)),
  certifications: listOf(record(certification)),
});

const artisanDetail = fields<Schemas['ArtisanDetail']>()({
  total_revenue: amount,
  total_withdrawal: amount,
  available_amount: amount,
  total_clients: count,
  total_jobs: count,
  latest_transaction: latestTransaction,
  completed_jobs: count,
  tradesman_data: record(fields<Schemas['TradesmanData']>()({ tradesman: record(tradesman) })),
});

export type PortfolioItem = Clean<typeof portfolioItem>;
export type WorkExperience = Clean<typeof workExperience>;
export type Certification = Clean<typeof certification>;
/** An artisan with the totals of the profile page. Amounts are in kobo. */
export type ArtisanDetail = Clean<typeof artisanDetail>;

export const artisanQuery = (artisanId: string) =>
  recordQuery(keys.artisan(artisanId), 'getArtisan', artisanDetail, (options) =>
    getArtisan({ id: artisanId }, options),
  );
