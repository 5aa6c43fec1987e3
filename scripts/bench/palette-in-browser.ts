import { chromium } from '@playwright/test';
import { operations } from '../../openapi/generated/operations.ts';
import { chromiumFlags } from '../find-chromium.ts';
import { openClockedPage } from './clocked-page.ts';
import { makeArtisans } from './data.ts';
import { compress, serveBuild } from './serve.ts';
import { quantile } from './statistics.ts';

/** The texts to type, a character at a time. */
const texts = ['babatund', 'okafor 0803', '71000000000', 'job 2999', '25,000'];

/**
 * Makes the lists that the palette searches, except those of transactions and part-payments. Returns the responses of a
 * host, each with its path.
 */
function makeResponses(count: number) {
  const people = makeArtisans(count).map((person, index) => ({
    ...person,
    phone_number: `080${String((index * 7_919) % 100_000_000).padStart(8, '0')}`,
  }));
  const nairaOf = (index: number) => String((index * 104_729) % 1_000_000);
  const nameOf = ({ first_name, last_name }: (typeof people)[number]) =>
    `${first_name} ${last_name}`;
  const lists: readonly (readonly [operation: { path: string }, rows: readonly object[]])[] = [
    [operations.listArtisans, people],
    [operations.listClients, people],
    [
      operations.listWithdrawalRequests,
      people.map((person, index) => ({
        id: index + 1,
        artisan_id: person.id,
        artisan_name: nameOf(person),
        available_amount: nairaOf(index + 1),
        withdrawal_amount: nairaOf(index),
        status: 'pending',
      })),
    ],
    [
      operations.listApprovedWithdrawals,
      people.map((person, index) => ({
        id: count + index,
        artisan_id: person.id,
        amount: nairaOf(index),
        payment_status: 'paid',
        tradesman: { user: { first_name: person.first_name, last_name: person.last_name } },
      })),
    ],
    [
      operations.listJobs,
      people.map((person, index) => ({
        job_id: index * 3,
        artisan_id: person.id,
        artisan_name: nameOf(person),
        job_description: 'Repair of a roof',
        amount: nairaOf(index),
        job_status: 'completed',
      })),
    ],
    [
      operations.listContactMessages,
      people.map((person, index) => ({
        ...person,
        id: index,
        read_status: 'not-read',
        category: 'Payments',
      })),
    ],
  ];
  return lists.map(
    ([{ path }, data]) =>
      [`/api/v1${path}`, compress('list.json', Buffer.from(JSON.stringify({ data })))] as const,
  );
}

/**
 * Measures typing in the palette with `count` rows in each list, after the palette has prepared them. Returns quantiles
 * of the milliseconds from a change of the field to the next paint.
 */
export async function benchPaletteInBrowser(count: number, executablePath: string) {
  const host = await serveBuild('dist/dashboard', new Map(makeResponses(count)));
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const page = await openClockedPage(browser);
  await page.goto(`${host.url}/admin/dashboard/artisans?size=10`);
  await page.waitForFunction(() => window.pageClock.firstRow !== null, null, { polling: 100 });
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search or jump to' });
  // The lists are loaded and prepared in the background.
  await field.fill('adaeze');
  await page.getByText('Messages', { exact: true }).waitFor({ timeout: 120_000 });
  await page.waitForTimeout(3000);
  const times: number[] = [];
  for (const text of texts) {
    await field.fill('');
    await page.waitForTimeout(300);
    const before = await page.evaluate(() => window.pageClock.inputs.length);
    for (const letter of text) {
      await page.keyboard.press(letter);
      await page.waitForTimeout(150);
    }
    times.push(...(await page.evaluate((from) => window.pageClock.inputs.slice(from), before)));
  }
  await browser.close();
  host.close();
  return {
    'rows in each list': count,
    'letter to paint, median': quantile(times, 0.5),
    'letter to paint, p95': quantile(times, 0.95),
  };
}
