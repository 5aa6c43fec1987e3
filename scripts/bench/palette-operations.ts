import { performance } from 'node:perf_hooks';
import type { ArtisanListItem } from '../../src/api/artisans.ts';
import type { ContactMessage } from '../../src/api/contact.ts';
import type { Job } from '../../src/api/jobs.ts';
import type { ApprovedWithdrawal, WithdrawalRequest } from '../../src/api/withdrawals.ts';
import { searchesOf, searchPalette } from '../../src/features/frame/palette/palette-search.ts';
import type { RowSource } from '../../src/lib/row-index/row-source.ts';
import { parseNaira } from '../../src/lib/values/money.ts';
import { makeArtisans } from './data.ts';
import { quantile } from './statistics.ts';

/** The texts to type, a letter at a time: names, ids, amounts, phones, statuses, and one without a match. */
const texts = [
  'adaeze okafor',
  '71000000000',
  'withdrawal 10442',
  '0803 555 0102',
  '08031234',
  'job 2999 completed',
  '₦25,000',
  'umeh not read',
  'zzzz',
];

function rowsOf<T>(items: readonly T[]): RowSource<T> {
  return {
    length: items.length,
    at(index) {
      const item = items[index];
      if (item === undefined) throw new Error(`There is no row ${index}`);
      return item;
    },
    each(visit, start = 0, end = items.length) {
      for (const [index, item] of items.slice(start, end).entries()) visit(item, start + index);
    },
  };
}

/** Six lists with the same number of rows. */
function makeSources(count: number) {
  const people = makeArtisans(count).map((person, index): ArtisanListItem => {
    const digits = String((index * 7_919) % 100_000_000).padStart(8, '0');
    return { ...person, phone_number: `080${digits}` };
  });
  const nameOf = ({ first_name, last_name }: ArtisanListItem) => `${first_name} ${last_name}`;
  const amount = (index: number) => parseNaira((index * 104_729) % 1_000_000);
  const requests = people.map(
    (person, index): WithdrawalRequest => ({
      id: String(index),
      artisan_id: person.id,
      artisan_name: nameOf(person),
      available_amount: amount(index),
      withdrawal_amount: amount(index),
      start_date: null,
      status: 'pending',
      version: null,
    }),
  );
  const approved = people.map(
    (person, index): ApprovedWithdrawal => ({
      id: String(count + index),
      artisan_id: person.id,
      amount: amount(index),
      available_amount: null,
      created_at: null,
      payment_status: 'paid',
      tradesman: { user: { first_name: person.first_name, last_name: person.last_name } },
    }),
  );
  const jobs = people.map(
    (person, index): Job => ({
      job_id: String(index * 3),
      client_id: null,
      client_name: nameOf(person),
      artisan_id: person.id,
      artisan_name: nameOf(person),
      service_type: null,
      job_description: 'Repair of a roof',
      start_date: null,
      due_date: null,
      amount: amount(index),
      job_status: 'completed',
      date_created: null,
      payment: null,
      part_payment: null,
    }),
  );
  const messages = people.map(
    (person, index): ContactMessage => ({
      id: String(index),
      first_name: person.first_name,
      last_name: person.last_name,
      phone_number: person.phone_number,
      email: person.email,
      read_status: 'not-read',
      category: 'Payments',
      message: null,
      created_at: null,
      start_date: null,
    }),
  );
  return {
    artisans: rowsOf(people),
    clients: rowsOf([...people].reverse()),
    requests: rowsOf(requests),
    approved: rowsOf(approved),
    jobs: rowsOf(jobs),
    messages: rowsOf(messages),
  };
}

/** Measures the search for each typed letter in the palette with `count` rows per list, in milliseconds. */
export function benchPalette(count: number) {
  const searches = searchesOf(makeSources(count));
  const start = performance.now();
  for (const search of Object.values(searches)) {
    while (search?.prepare() === true) {
      // The page prepares the searches in the background.
    }
  }
  const prepared = performance.now() - start;
  const letters = texts.flatMap((text) =>
    Array.from(text, (_, at) => {
      const before = performance.now();
      searchPalette(text.slice(0, at + 1), searches);
      return performance.now() - before;
    }),
  );
  return {
    'rows in each list': count,
    'letter, median': quantile(letters, 0.5),
    'letter, p95': quantile(letters, 0.95),
    'prepared in the background': prepared,
  };
}
