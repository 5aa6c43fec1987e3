/** The fields of dialogs: one height, and check boxes that look enabled in the dark theme. */
import { expect, openSignedIn, queueWithManyRows, test } from './support.ts';

/** The heights of the boxes of all fields in a dialog. A field inside a box with a button or a sign is as high as the box. */
const fieldHeights = () =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"] :is(input, select)')]
    .filter((field) => field.getAttribute('type') !== 'checkbox')
    .map((field) => {
      const isBare = getComputedStyle(field).borderTopWidth === '0px';
      // The height in the layout, which the animation of an opening dialog does not scale.
      return (isBare ? field.parentElement : field)?.offsetHeight;
    });

test('the fields of a dialog are as high as its buttons', async ({ page, token }) => {
  await openSignedIn(page, token, '/admin/jobs');
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByRole('menuitem', { name: 'Ranges…' }).click();
  const show = page.getByRole('button', { name: 'Show the rows' });
  await expect(show).toBeVisible();
  expect(new Set(await page.evaluate(fieldHeights))).toEqual(new Set([34]));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save this view' }).click();
  await expect(page.getByLabel('Save this view as')).toBeVisible();
  expect(await page.evaluate(fieldHeights)).toEqual([34]);
});

test('an enabled check box of the dark theme is white, a disabled one is not', async ({
  page,
  token,
}) => {
  await openSignedIn(page, token, queueWithManyRows('/admin/dashboard/withdrawrequest'), 'dark');
  const box = page.getByRole('checkbox').first();
  await expect(box).toBeVisible();
  const scheme = () => box.evaluate((element) => getComputedStyle(element).colorScheme);
  expect(await scheme()).toBe('light');
  await box.evaluate((element: HTMLInputElement) => {
    element.disabled = true;
  });
  expect(await scheme()).toBe('dark');
});
