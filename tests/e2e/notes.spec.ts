/** The notes on a person: the layout around them, and the focus after each step by keyboard. */
import { expect, startSignedIn, test, waitUntilLoaded } from './support.ts';

const profile = '/admin/dashboard/artisan/artisan-info?artisanId=2';

test('all cards of a profile are the same distance apart', async ({ page, token }) => {
  await startSignedIn(page, token);
  await page.goto(profile);
  await waitUntilLoaded(page);
  const boxOf = (name: string) => page.getByRole('region', { name, exact: true }).boundingBox();
  const gapBetween = async (upper: string, lower: string) => {
    const [above, below] = [await boxOf(upper), await boxOf(lower)];
    return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
  };
  for (const [upper, lower] of [
    ['Profile', 'Waiting for a decision'],
    ['Notes', 'Transaction History'],
    ['Transaction History', 'Job History'],
    ['Job History', 'History'],
  ] as const) {
    expect(await gapBetween(upper, lower), `${upper} and ${lower}`).toBe(20);
  }
});

test.describe('by keyboard', () => {
  test.use({ changesData: true });

  test('Add note and Withdraw leave the focus in the notes', async ({ page, token }) => {
    await startSignedIn(page, token);
    await page.goto(profile);
    await waitUntilLoaded(page);
    const notes = page.getByRole('region', { name: 'Notes', exact: true });
    await notes.getByRole('textbox', { name: 'New note' }).fill('Called on Monday.');
    await page.keyboard.press('Tab');
    const add = notes.getByRole('button', { name: /^Add note/ });
    await expect(add).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(notes.getByRole('listitem')).toContainText('Called on Monday.');
    await expect(add).toHaveAccessibleName(/: Write the note first$/);
    await expect(add).toBeFocused();

    await notes.getByRole('button', { name: 'Withdraw' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Withdraw the note?' });
    await dialog.getByRole('button', { name: 'Withdraw' }).focus();
    await page.keyboard.press('Enter');
    await expect(notes.getByRole('listitem')).toContainText(/^Withdrawn by/);
    await expect(dialog).toBeHidden();
    await expect(notes).toBeFocused();
  });
});
