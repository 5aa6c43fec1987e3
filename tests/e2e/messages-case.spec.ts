import type { Locator, Page } from '@playwright/test';
import { answerWith, expect, openSignedIn, test } from './support.ts';

const messages = '/admin/get/all/contact/message';

/** Turns every message into a complaint with the phone number of the artisan 1 in its text. Returns the number. */
async function answerWithComplaints(page: Page, token: string) {
  const answer = await page.request.get('/api/v1/admin/get/artisan/1', {
    headers: { authorization: `Bearer ${token}` },
  });
  const { user } = (await answer.json()).data.tradesman_data.tradesman;
  const digits = String(user.phone_number).replaceAll(/\D/g, '').slice(-10);
  await answerWith(page, messages, 'message', `I was paid twice, or not at all. Call 0${digits}.`);
  return `0${digits}`;
}

const panel = (page: Page) => page.getByRole('dialog', { name: /^View & Reply/ });
const firstView = (page: Page) => page.getByRole('button', { name: /^View & Reply/ }).first();
const payment = (page: Page) =>
  panel(page).getByRole('region', { name: 'Last payments' }).getByRole('link').first();

/** The devices with which an administrator presses buttons and links. */
const devices = {
  'by mouse at 1440 px': {
    theme: 'light',
    use: { viewport: { width: 1440, height: 900 } },
    press: async (_page: Page, target: Locator) => target.click(),
  },
  'by touch at 390 px': {
    theme: 'dark',
    use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    press: async (_page: Page, target: Locator) => target.tap(),
  },
  'by keyboard': {
    theme: 'dark',
    use: { viewport: { width: 1440, height: 900 } },
    press: async (page: Page, target: Locator) => {
      await expect(target).toBeVisible();
      const isFocused = () => target.evaluate((node) => node === document.activeElement);
      for (let tabs = 0; tabs < 120 && !(await isFocused()); tabs += 1) {
        await page.keyboard.press('Tab');
      }
      await expect(target).toBeFocused();
      await page.keyboard.press('Enter');
    },
  },
} as const;

for (const [device, { theme, use, press }] of Object.entries(devices)) {
  test.describe(device, () => {
    test.use(use);

    test('a complaint leads to the payments of its sender, and the phone number in it to the person in two clicks, without losing the unsent reply', async ({
      page,
      token,
    }) => {
      const phone = await answerWithComplaints(page, token);
      await openSignedIn(page, token, '/admin/dashboard/contactforms', theme);
      await press(page, firstView(page));
      await expect(panel(page).getByText(/found by phone and e-mail/)).toBeVisible();
      const reply = page.getByRole('textbox', { name: 'Reply' });
      await reply.fill('We look into it.');
      await expect(panel(page).getByRole('heading', { name: 'Last payments' })).toBeVisible();
      await press(page, payment(page));
      await expect(page).toHaveURL(/record=\d+/);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.goBack();
      await expect(reply).toHaveValue('We look into it.');
      const link = panel(page).getByRole('link', { name: phone });
      await expect(link).toHaveAttribute('href', /artisanId=1$/);
      await press(page, link);
      await expect(page).toHaveURL(/artisan-info\?artisanId=1$/);
      await page.goBack();
      await expect(reply).toHaveValue('We look into it.');
    });
  });
}

test('a message that was opened on a narrow page is beside its usable list on a wider one, with the reply', async ({
  page,
  token,
}) => {
  const reply = page.getByRole('textbox', { name: 'Reply' });
  const scrim = page.locator('.bg-scrim-soft');
  await page.setViewportSize({ width: 820, height: 1180 });
  await openSignedIn(page, token, '/admin/dashboard/contactforms');
  await firstView(page).click();
  await reply.fill('We look into it.');
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(scrim).toHaveCount(0);
  await expect(panel(page)).toBeFocused();
  expect(await panel(page).evaluate((node) => node.clientWidth)).toBe(480);
  await expect(reply).toHaveValue('We look into it.');
  await page.locator('label', { hasText: /^All$/ }).click();
  await expect(page).toHaveURL(/read_status=all/);
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(scrim).toBeVisible();
  await expect(panel(page)).toBeFocused();
  expect(await panel(page).evaluate((node) => node.clientWidth)).toBe(820);
  await expect(reply).toHaveValue('We look into it.');
});
