import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { makeListsLong } from '../support/long-lists.ts';
import { mockServer, serve } from '../support/mock-server.ts';
import { onRealHost, realHost } from '../support/real-host.ts';
import { renderApp, turnMasksOn } from '../support/render-app.tsx';
import { watchCalls } from '../support/watch-calls.ts';
import { writeText } from '../support/write-text.ts';

onRealHost(mockServer);

const path = '/admin/dashboard/contactforms';

const findPanel = async () => within(await screen.findByRole('dialog', { name: /View & Reply/ }));
const findSender = async () =>
  within(await (await findPanel()).findByRole('region', { name: 'Sender' }));

/** Returns a `click` that counts its calls. */
function countClicks(user: UserEvent) {
  let clicks = 0;
  return {
    click: async (element: HTMLElement) => {
      clicks += 1;
      await user.click(element);
    },
    clicks: () => clicks,
  };
}

/** Gives message 317 another sender and text. */
const setMessage = (phone: string | null, email: string | null, message: string) =>
  realHost().query(
    'update contact_messages set phone_number = $1, email = $2, message = $3 where id = 317',
    [phone, email, message],
  );

describe('the list', () => {
  it('has the first words, the age and the answer under the name, and filters by the answer', async () => {
    await setMessage('0806 555 0122', 'zainab3@example.ng', 'Two lines,\nand a third.');
    const { user } = renderApp(`${path}?read_status=all&size=25`);
    const row = within(await screen.findByRole('row', { name: /Yusuf Zainab/ }));
    expect(row.getByText('Two lines, and a third.')).toBeTruthy();
    expect(row.getByText(/ ago$/)).toBeTruthy();
    expect(row.getByText('Waiting')).toBeTruthy();
    const answered = within(screen.getByRole('row', { name: /Lawal Ibrahim/ }));
    expect(answered.getByText('Answered')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Answer: All' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: /^Answered/ }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Yusuf Zainab/ })).toBeNull());
    expect(screen.getByRole('row', { name: /Lawal Ibrahim/ })).toBeTruthy();
  });

  it('has no pill and no filter about answers on a host that does not send them', async () => {
    realHost().switches.offer = [];
    const message = 'Call 08065550121.';
    serve('listContactMessages', [{ id: 1, last_name: 'Bello', message }]);
    renderApp(path);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByText('Waiting')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Answer: All' })).toBeNull();
  });

  it('masks the contact details in the first words while masks are on, also a phone number that is cut off at their end', async () => {
    turnMasksOn();
    await setMessage(null, null, 'Call 0806 555 0121 or write to ada@example.ng');
    await realHost().query(
      "update contact_messages set message = repeat('x', 150) || ' 0806 555 0121' where id = 316",
    );
    const { user } = renderApp(path);
    expect(await screen.findByText(/^x{150} 0806•+$/)).toBeTruthy();
    expect(await screen.findByText('Call 0806•••••21 or write to a•••@example.ng')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: /to Yusuf Zainab/ }));
    const panel = await findPanel();
    expect(await panel.findByText('0806•••••21')).toBeTruthy();
    expect(panel.queryByRole('link', { name: '0806 555 0121' })).toBeNull();
  });
});

describe('the sender beside the message', () => {
  it.each([
    ['that searches its lists', undefined],
    ['of 25 calls', []],
  ])('is found by phone in any form and by e-mail, on a host %s', async (_, offer) => {
    if (offer !== undefined) realHost().switches.offer = offer;
    else makeListsLong(mockServer);
    await setMessage('+234 (0)803 555 0101', 'ZAINAB3@example.ng', 'Hello');
    renderApp(`${path}?message=317&read_status=all`);
    const sender = await findSender();
    const artisan = await sender.findByRole('link', { name: 'Chukwuemeka Okafor' });
    expect(artisan.getAttribute('href')).toContain('artisanId=1');
    expect(sender.getByText('Artisan, found by phone')).toBeTruthy();
    expect(await sender.findByText('Client, found by e-mail')).toBeTruthy();
    expect(await sender.findByText('Available balance')).toBeTruthy();
    expect(await sender.findByRole('link', { name: 'Withdrawal 1044' })).toBeTruthy();
    expect((await sender.findAllByRole('heading', { name: 'Last payments' })).length).toBe(2);
    expect(await sender.findByText('No other message.')).toBeTruthy();
  });

  it('is everybody with the phone or the e-mail, also where a searching host sends no ids', async () => {
    makeListsLong(mockServer);
    await setMessage('08099990000', 'x@nobody.example', 'Hello');
    mockServer.use(
      http.get('*/api/v1/admin/get/all/artisan', ({ request }) => {
        const isPhone = new URL(request.url).searchParams.get('q') === '8099990000';
        const person = isPhone
          ? { first_name: 'Ada', last_name: 'Eze', phone_number: '08099990000' }
          : { first_name: 'Bisi', last_name: 'Ojo', email: 'x@nobody.example' };
        return HttpResponse.json({ data: { data: [person], total: { count: 1, is_exact: true } } });
      }),
    );
    renderApp(`${path}?message=317`);
    const sender = await findSender();
    expect(await sender.findByText('Ada Eze')).toBeTruthy();
    expect(sender.getByText('Bisi Ojo')).toBeTruthy();
  });

  it('has a sentence if no list has the phone or e-mail, and the other messages open in the panel', async () => {
    await realHost().query(
      "update contact_messages set phone_number = '08099990000', email = null where id in (316, 317)",
    );
    const { user, address } = renderApp(`${path}?message=317&sort=id.asc`);
    const sender = await findSender();
    expect(await sender.findByText('Nobody in the lists has this phone or e-mail.')).toBeTruthy();
    await user.click(await sender.findByRole('link', { name: 'Message 316' }));
    expect(await (await findPanel()).findByRole('link', { name: 'Message 317' })).toBeTruthy();
    expect(address()).toBe(`${path}?message=316&sort=id.asc`);
  });

  it('has the newest other messages first, whichever contact detail they share', async () => {
    makeListsLong(mockServer);
    await setMessage('08099990000', 'x@nobody.example', 'Hello');
    await realHost().query(
      "update contact_messages set phone_number = '08099990000', created_at = '2020-01-01' where id = 315",
    );
    await realHost().query(
      "update contact_messages set email = 'x@nobody.example', created_at = '2020-01-02' where id = 316",
    );
    renderApp(`${path}?message=317`);
    const links = await (await findSender()).findAllByRole('link', { name: /^Message/ });
    expect(links.map(({ textContent }) => textContent)).toEqual(['Message 316', 'Message 315']);
  });

  it('says what did not load, and reads it again by Retry', async () => {
    realHost().switches.offer = [];
    realHost().switches.faults.listClients = '403';
    const { user } = renderApp(`${path}?message=317`);
    const sender = await findSender();
    const retry = await sender.findByRole('button', { name: 'Retry: The list of clients' });
    expect(sender.queryByText(/^Nobody/)).toBeNull();
    realHost().switches.faults = {};
    await user.click(retry);
    expect(await sender.findByRole('link', { name: 'Zainab Yusuf' })).toBeTruthy();
  });
});

describe('a complaint', () => {
  it('"I was not paid" leads to the payments of its sender in two clicks, and back to the unsent reply', async () => {
    await setMessage('08035550101', null, 'I was not paid for request #1044, only ₦20,000.');
    const { user, address, router } = renderApp(path);
    const { click, clicks } = countClicks(user);
    await click(await screen.findByRole('button', { name: /to Yusuf Zainab/ }));
    writeText(await screen.findByRole('textbox', { name: 'Reply' }), 'We look into it.');
    const sender = await findSender();
    const [payment] = await sender.findAllByRole('link', { name: /^Transaction \d+/ });
    const panel = await findPanel();
    expect(panel.getByRole('link', { name: '₦20,000' }).getAttribute('href')).toBe(
      '/admin/dashboard/withdraw-history?amount=20000..20000',
    );
    await waitFor(() =>
      expect(panel.getByRole('link', { name: 'request #1044' }).getAttribute('href')).toBe(
        '/admin/dashboard/withdrawrequest?record=1044',
      ),
    );
    await click(payment ?? document.body);
    // The address changes before the page does.
    await screen.findByRole('dialog', { name: /^Transaction \d+/ });
    expect(address()).toMatch(/record=\d+$/);
    expect(clicks()).toBe(2);
    router.history.back();
    expect(await screen.findByText('Your unsent reply is restored.')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Reply' })).toHaveProperty(
      'value',
      'We look into it.',
    );
  });

  it('with a phone number in its text leads to the person in two clicks; a number that nobody has leads to a search', async () => {
    await setMessage(null, 'x@nobody.example', 'Call +234 806 555 0203 or 0809 999 0000');
    const { user, address } = renderApp(path);
    const { click, clicks } = countClicks(user);
    await click(await screen.findByRole('button', { name: /to Yusuf Zainab/ }));
    const panel = await findPanel();
    const link = await panel.findByRole('link', { name: '+234 806 555 0203' });
    await waitFor(() => expect(link.getAttribute('href')).toContain('clientId=3'));
    expect(panel.getByRole('link', { name: '0809 999 0000' }).getAttribute('href')).toBe(
      '/admin/dashboard/artisans?q=8099990000',
    );
    await click(link);
    await waitFor(() => expect(address()).toContain('/client/client-info?clientId=3'));
    expect(clicks()).toBe(2);
  });
});

it('the sender is searched on the host by the digits of the phone, also while masks are on', async () => {
  turnMasksOn();
  makeListsLong(mockServer);
  await setMessage('08035550101', null, 'Hello');
  const calls = watchCalls(mockServer, /get.all.artisan/);
  renderApp(`${path}?message=317`);
  expect(await (await findSender()).findByText('Artisan, found by phone')).toBeTruthy();
  expect(calls).toContain('get/all/artisan?q=8035550101&size=100&sums=none');
});
