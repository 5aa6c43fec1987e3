import type { HttpHandler } from 'msw';
import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '../../../openapi/generated/schema.d.ts';
import type { Schemas } from '../../api/reading/schemas.ts';
import { jobFixtures } from '../fixtures-money.ts';
import { artisanFixtures, clientFixtures } from '../fixtures-people.ts';

const http = createOpenApiHttp<paths>({ baseUrl: '*/api/v1' });

const words = [
  'Clear about the work and paid the same day.',
  'The site was not ready, and we lost a day.',
  null,
  'Polite, and quick to answer.',
];
const ratings = [5, 3, 4, 5, 1];

/** Returns the reviews of a client: one for each job that was not rejected. */
const reviewsOf = (clientId: number): Schemas['ClientReview'][] =>
  jobFixtures
    .filter((job) => job.clientId === clientId && job.status !== 'rejected')
    .map((job, index): Schemas['ClientReview'] => {
      const { item, service = null } = artisanFixtures[job.artisanId - 1] ?? {};
      const name = [item?.first_name, item?.last_name].filter(Boolean).join(' ');
      return {
        id: 70 + job.id,
        rating: ratings[(clientId + index) % ratings.length] ?? null,
        review: words[(clientId + index) % words.length] ?? null,
        artisan_id: job.artisanId,
        artisan_name: name,
        job_id: job.id,
        service_type: service,
        created_at: job.due,
      };
    })
    .sort((a, b) => String(b.created_at).localeCompare(String(a.created_at)));

/** Returns the handler of clients' reviews. */
export function reviewHandlers(): HttpHandler[] {
  return [
    http.get('/admin/get/client/{id}/review', ({ params: { id }, response }) => {
      if (!/^[1-9]\d*$/.test(id)) {
        return response(400).json({ message: 'The id must be a positive whole number.' });
      }
      return clientFixtures.some((client) => String(client.id) === id)
        ? response(200).json({ data: { data: reviewsOf(Number(id)) } })
        : response(404).json({ message: `There is no client ${id}.` });
    }),
  ];
}
