/** Converts the people of the mock host to the details of the contract. */
import type { Schemas } from '../api/parse/schemas.ts';
import { daysAgo } from './fixtures-money.ts';
import type { MockArtisan, MockClient } from './fixtures-people.ts';
import type { MockStore } from './store.ts';
import { jobViews, totalOf, transactionViews } from './views.ts';

/** Returns a ward, LGA or state as an object, as some hosts send it. */
const place = (name: Schemas['Place'] | undefined) => (typeof name === 'string' ? { name } : null);

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 3"%3E%3Crect width="5" height="3" fill="%23c4d0f6"/%3E%3C/svg%3E';

export function artisanView(store: MockStore, artisan: MockArtisan): Schemas['ArtisanDetail'] {
  const { id, first_name = null, last_name = null, email = null, status = null } = artisan.item;
  const { ward, lga, state } = artisan.item;
  const jobs = store.jobs.filter((job) => job.artisanId === id);
  const paid = store.paidTransactions().filter((row) => row.artisanId === id);
  const showsWork = id % 4 !== 0;
  return {
    total_revenue: totalOf(paid, 'in'),
    total_withdrawal: totalOf(paid, 'out'),
    available_amount: store.balanceOf(id),
    total_clients: new Set(jobs.map((job) => job.clientId)).size,
    total_jobs: jobs.length,
    completed_jobs: jobs.filter((job) => job.status === 'completed').length,
    latest_transaction: transactionViews(store, (row) => row.artisanId === id)[0] ?? null,
    tradesman_data: {
      tradesman: {
        id,
        status,
        profile_picture: null,
        user: { first_name, last_name, email, phone_number: artisan.phone },
        trade: { trade_name: artisan.trade, category: { category_name: artisan.category } },
        ward: place(ward),
        state: place(state),
        lga: place(lga),
        level: artisan.level,
        version: 1,
        hourly_rate: artisan.hourlyRate,
        about: showsWork ? `${artisan.trade} with a workshop of five.` : null,
        visibility: 'public',
        experience_level: 'Expert',
        created_at: daysAgo(300 + 40 * id),
        portfolio: showsWork
          ? jobViews(store, (job) => job.artisanId === id).map((job) => ({
              image: picture,
              project_title: job.job_description ?? null,
              completion_date: job.due_date ?? null,
              lga: place(lga),
              state: place(state),
              role: `Lead ${artisan.trade.toLowerCase()}`,
              description: 'From drawing to fitting.',
            }))
          : [],
        work_experiences: showsWork
          ? [
              {
                title: `Lead ${artisan.trade.toLowerCase()}`,
                company: 'Okafor & Sons',
                lga: 'Ikeja',
                state: 'Lagos',
                start_date: '2019-03-01',
                end_date: null,
                job_description: 'Quotes, measures and fits.',
              },
            ]
          : [],
        certifications: showsWork
          ? [
              {
                image: picture,
                name: `Trade Test Grade I, ${artisan.service}`,
                issue_organisation: 'Federal Ministry of Labour',
                issue_date: '2014-04-18',
              },
              {
                image: null,
                name: 'Site safety, level 2',
                issue_organisation: 'Lagos State Safety Commission',
                issue_date: '2021-09-03',
              },
            ]
          : [],
      },
    },
  };
}

export function clientView(store: MockStore, client: MockClient): Schemas['ClientDetail'] {
  const { id, first_name = null, last_name = null, email = null, phone_number = null } = client;
  const { ward, lga, state } = client;
  const jobs = store.jobs.filter((job) => job.clientId === id);
  return {
    total_payment: totalOf(
      store.paidTransactions().filter((row) => row.clientId === id),
      'in',
    ),
    total_artisan: new Set(jobs.map((job) => job.artisanId)).size,
    total_jobs: jobs.length,
    latest_transaction: transactionViews(store, (row) => row.clientId === id)[0] ?? null,
    client_data: {
      client: {
        id,
        profile_picture: null,
        home_address: id === 4 ? null : `${id + 10} Ridgeway Close`,
        ward: typeof ward === 'string' ? { ward } : null,
        lga: place(lga),
        state: place(state),
        user: {
          first_name,
          last_name,
          username: `${first_name ?? 'client'}_${id}`.toLowerCase(),
          email,
          phone_number,
        },
        findartisans:
          id % 3 === 0
            ? []
            : [
                {
                  trade: {
                    trade_name: 'Carpenter',
                    category: { category_name: 'Building and finishing' },
                  },
                  scope_2: 'Built-in furniture for two bedrooms',
                  budget_min: 3000,
                  budget_max: 5500,
                },
              ],
      },
    },
  };
}
