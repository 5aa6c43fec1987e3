import {
  expect,
  hasFocus,
  openSignedIn,
  pressUntil,
  startSignedIn,
  test,
  toastOf,
  waitUntilLoaded,
} from './support.ts';

test.describe('on a server of its own', () => {
  test.use({ changesData: true });
  // One worker runs the tests one after the other, on this server.
  test.describe.configure({ mode: 'default' });

  test('approves a withdrawal after signing in: it leaves the list of another browser, and every page shows it without a reload', async ({
    page,
    browser,
    token,
  }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/admin/login');
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByLabel('Email').fill('admin@artisan.example');
    await page.getByLabel('Password', { exact: true }).fill('artisan-admin');
    await page.getByRole('button', { name: 'Login Account' }).click();
    await waitUntilLoaded(page, 'Dashboard');

    let reloads = 0;
    page.on('load', () => {
      reloads += 1;
    });
    const card = page.getByText('Total Withdraw').locator('xpath=ancestor::div[2]');
    const before = (await card.textContent()) ?? '';

    await page.getByRole('button', { name: 'Transactions' }).click();
    await page.getByRole('link', { name: /^Withdraw Request/ }).click();
    await waitUntilLoaded(page, 'Withdraw Request');
    const other = await browser.newPage();
    await startSignedIn(other, token);
    const stream = other.waitForResponse(/\/api\/v1\/admin\/change$/);
    await other.goto(page.url());
    expect((await stream).headers()['content-type']).toMatch(/^text\/event-stream/);
    const approve = page.getByRole('button', { name: /^Approve withdrawal \d+$/ }).first();
    const id = (await approve.getAttribute('aria-label'))?.match(/\d+/)?.[0] ?? '';
    const sameApprove = other.getByRole('button', {
      name: `Approve withdrawal ${id}`,
      exact: true,
    });
    await expect(sameApprove).toBeVisible();
    await approve.click();
    const confirmation = page.getByRole('alertdialog', { name: 'Are you sure?' });
    await expect(confirmation.getByText('Balance after', { exact: true })).toBeVisible();
    await expect(confirmation.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await confirmation.getByRole('button', { name: 'Yes' }).click();
    await expect(toastOf(page, 'Approved')).toContainText('Success');
    await expect(page.getByRole('button', { name: `Approve withdrawal ${id}` })).toHaveCount(0);
    // The list is also read every 60 s, but this expectation waits for a shorter time, so the stream has to work.
    await expect(sameApprove).toBeHidden();
    await other.close();

    await page.getByRole('link', { name: 'Withdraw History' }).click();
    await waitUntilLoaded(page, 'Withdraw History');
    await expect(page.getByRole('row').filter({ hasText: id }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await waitUntilLoaded(page, 'Dashboard');
    await expect(card).not.toHaveText(before);

    await page.getByRole('link', { name: /^Pending Part/ }).click();
    await waitUntilLoaded(page, 'Pending Part Payments');
    const approvePart = page
      .getByRole('button', { name: /^Approve part-payment for project \d+$/ })
      .first();
    const name = (await approvePart.getAttribute('aria-label')) ?? '';
    await approvePart.click();
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(toastOf(page, 'Approved')).toContainText('part-payment');
    await expect(page.getByRole('button', { name })).toHaveCount(0);
    expect(reloads).toBe(0);

    const tab = await page.context().newPage();
    await tab.goto('/admin/jobs?page=2');
    await waitUntilLoaded(tab);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/admin/login');
    await expect(tab.getByRole('heading', { name: 'admin login' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'admin login' })).toBeVisible();
  });

  test('signs in, finds an artisan, approves and replies with only the keyboard', async ({
    page,
  }) => {
    await page.goto('/admin/login');
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.keyboard.type('admin@artisan.example');
    await page.keyboard.press('Tab');
    await page.keyboard.type('artisan-admin');
    await page.keyboard.press('Enter');
    await waitUntilLoaded(page, 'Dashboard');

    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toBeFocused();
    await page.keyboard.type('ade');
    await expect(page.getByRole('group', { name: 'Artisans' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Artisan Profile' })).toBeVisible();

    await page.keyboard.press('/');
    await page.keyboard.type('withdraw request');
    await expect(page.getByRole('option', { name: /Withdraw Request/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await waitUntilLoaded(page, 'Withdraw Request');
    const approvable = page
      .locator('[data-row]:focus')
      .getByRole('button', { name: /^Approve/, disabled: false });
    await pressUntil(page, 'j', 'row to approve', async () => (await approvable.count()) > 0);
    await page.keyboard.press('a');
    const confirmation = page.getByRole('alertdialog', { name: 'Are you sure?' });
    await expect(confirmation.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expect(confirmation.getByRole('button', { name: 'Yes' })).toBeEnabled();
    await page.keyboard.press('Tab');
    await expect(confirmation.getByRole('button', { name: 'Yes' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toastOf(page, 'Approved')).toBeVisible();
    await expect(page.locator('[data-row]:focus')).toBeVisible();

    await page.keyboard.press('/');
    await page.keyboard.type('contact');
    await expect(page.getByRole('option', { name: /Contact Forms/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await waitUntilLoaded(page, 'Contact Forms');
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeFocused();
    const reply = page.getByRole('textbox', { name: 'Reply' });
    await pressUntil(page, 'Tab', 'focus in the reply', () => hasFocus(reply));
    await page.keyboard.type('Thank you, we are looking into it.');
    const send = page.getByRole('link', { name: 'Open in mail program' });
    await pressUntil(page, 'Tab', 'focus on the link', () => hasFocus(send));
    await page.evaluate(() =>
      document.addEventListener('click', (event) => {
        if (event.target instanceof HTMLAnchorElement && event.target.protocol === 'mailto:')
          event.preventDefault();
      }),
    );
    await page.keyboard.press('Enter');
    await expect(page.getByText('Was it sent?')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('Add note and Withdraw leave the focus in the notes', async ({ page, token }) => {
    await openSignedIn(page, token, '/admin/dashboard/artisan/artisan-info?artisanId=2');
    const notes = page.getByRole('region', { name: 'Notes', exact: true });
    await notes.getByRole('textbox', { name: 'New note' }).fill('Called on Monday.');
    await page.keyboard.press('Tab');
    const add = notes.getByRole('button', { name: /^Add note/ });
    await expect(add).toBeFocused();
    // Until the host has said what it offers, the name of the button has a reason, and Enter does nothing.
    await expect(add).toHaveAccessibleName('Add note');
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

test('asks before a tab with unsent text is closed', async ({ page, token }) => {
  await openSignedIn(page, token, '/admin/dashboard/contactforms');
  await page
    .getByRole('button', { name: /^View & Reply/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Reply' }).fill('Half a sentence');
  const asked = page.waitForEvent('dialog');
  const closed = page.waitForEvent('close');
  void page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await closed;
});

test('the theme applies to the first paint', async ({ page, token }) => {
  await startSignedIn(page, token, 'dark');
  await page.goto('/admin/jobs', { waitUntil: 'commit' });
  await page.waitForFunction(() => 'theme' in document.documentElement.dataset);
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
});
