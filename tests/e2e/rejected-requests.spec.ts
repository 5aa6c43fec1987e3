/**
 * A rejected request is found by its number: with the mouse and by touch. The keyboard is the same for all records
 * (tests/screens/records.test.tsx, journeys.spec.ts).
 */
import type { Page } from '@playwright/test';
import { expectNoViolations, expectToFit } from './accessibility.ts';
import { expect, openSignedIn, test } from './support.ts';

/** Opens a page without withdrawals. Returns the number of a rejected withdrawal request. */
async function openPage(page: Page, token: string, theme?: 'dark'): Promise<string> {
  const path = '/api/v1/admin/get/all/approved/withdrawal?decided=all&payment_status=rejected';
  const answer = await page.request.get(path, { headers: { authorization: `Bearer ${token}` } });
  const { data } = await answer.json();
  await openSignedIn(page, token, '/admin/dashboard/contactforms', theme);
  return `${data.data[0].id}`;
}

/** Searches for a withdrawal. Returns its entry after all results are there, because later ones move it. */
async function findEntry(page: Page, id: string) {
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill(id);
  const entry = page.getByRole('option', { name: new RegExp(`^Withdrawal ${id}\\b`) });
  await expect(entry).toBeVisible();
  await expect(page.getByRole('listbox', { name: 'Results' })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  return entry;
}

async function expectRejection(page: Page, id: string) {
  const record = page.getByRole('dialog', { name: `Withdrawal ${id}` });
  const receipt = record.getByRole('article', { name: 'Receipt' });
  await expect(receipt).toContainText('Decided by');
  await expect(receipt).toContainText('Reason');
  await expect(page).toHaveURL(new RegExp(`/withdraw-history\\?record=${id}$`));
  return record;
}

test('a rejected request is found by its number with the mouse, and its list shows it by a filter', async ({
  page,
  token,
}) => {
  const id = await openPage(page, token);
  await page.getByRole('button', { name: /^Search or jump to/ }).click();
  await (await findEntry(page, id)).click();
  const record = await expectRejection(page, id);
  await expectNoViolations(page, 'the record', 'all');
  await expectToFit(page, 'the record');
  // The list beside the panel stays usable.
  await page.getByRole('button', { name: /^Status: / }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Rejected' }).click();
  await page.keyboard.press('Escape');
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: id, exact: true }) });
  await expect(row).toBeVisible();
  await record.getByRole('button', { name: 'Close' }).click();
  await expect(record).toBeHidden();
  await expect(row).toBeFocused();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a rejected request is found by its number on a phone', async ({ page, token }) => {
    const id = await openPage(page, token, 'dark');
    await page.getByRole('button', { name: /^Search or jump to/ }).tap();
    await (await findEntry(page, id)).tap();
    const record = await expectRejection(page, id);
    await expectNoViolations(page, 'the record', 'all');
    await expectToFit(page, 'the record');
    await record.getByRole('button', { name: 'Close' }).tap();
    await expect(record).toBeHidden();
  });
});
