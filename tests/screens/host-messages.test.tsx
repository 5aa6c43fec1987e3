import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { hold } from '../support/hold.ts';
import { makeListsLong } from '../support/long-lists.ts';
import { mockServer } from '../support/mock-server.ts';
import { onRealHost, realHost } from '../support/real-host.ts';
import { renderApp } from '../support/render-app.tsx';
import { watchCalls } from '../support/watch-calls.ts';

onRealHost(mockServer);

const path = '/admin/dashboard/contactforms';

/** Collects the calls about messages. */
const watchMessageCalls = () => watchCalls(mockServer, /contact.message/);

/** Adds unread messages that are newer than the others. */
const addMessages = (count: number) =>
  realHost().query(
    `insert into contact_messages (first_name, read_status, message, created_at)
     select 'Bisi', 'not-read', 'Where is my receipt?', now() + n * interval '1 second' from generate_series(1, $1::int) n`,
    [count],
  );

async function openList(address: string) {
  const app = renderApp(address);
  const region = within(await screen.findByRole('region', { name: 'Contact Forms', hidden: true }));
  await region.findByRole('combobox', { name: 'Rows per page' });
  const ids = () =>
    region
      .getAllByRole('row', { hidden: true })
      .slice(1)
      .map((row) => within(row).getAllByRole('cell', { hidden: true })[0]?.textContent ?? '');
  return { ...app, region, ids };
}

const findPanel = async () => within(await screen.findByRole('dialog'));
const expectMessage = async (id: string) =>
  expect(await (await findPanel()).findByText(id)).toBeTruthy();

describe('messages that are too many to be read whole', () => {
  beforeEach(() => makeListsLong(mockServer));

  it('are shown page by page, unread ones first, with filters, order and pages of the host', async () => {
    await addMessages(8);
    const calls = watchMessageCalls();
    const { user, region, ids } = await openList(path);
    const wholeReads = () => calls.filter((call) => call === 'get/all/contact/message').length;
    // The capabilities are not known at the first visit, so the list is requested whole.
    const before = wholeReads();
    expect(calls).toContain('get/all/contact/message?read_status=not-read&size=5&sums=none');
    expect(region.getByText('1–5 of 12')).toBeTruthy();
    expect(await region.findByText(/^Updated/)).toBeTruthy();
    const first = ids();
    await user.click(region.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(region.getByText('6–10 of 12')).toBeTruthy());
    expect(ids()).not.toEqual(first);
    await user.click(region.getByRole('radio', { name: 'Read' }));
    await waitFor(() => expect(calls.join('\n')).toContain('read_status=read&'));
    await user.click(region.getByRole('button', { name: 'Sender Name' }));
    const sorted = 'sort=sender_name&direction=asc';
    // Other parts of the page also read messages, so this need not be the last call.
    await waitFor(() => expect(calls.join('\n')).toContain(sorted));
    await user.type(region.getByRole('searchbox'), '0803');
    await waitFor(() => expect(calls.join('\n')).toContain('q=0803'));
    await user.click(await region.findByRole('button', { name: 'More filters' }));
    expect(await screen.findByRole('menuitemcheckbox', { name: /^Complaint/ })).toBeTruthy();
    expect(wholeReads()).toBe(before);
  });

  it('are filtered on the host by the digits of a phone number', async () => {
    const { region, ids } = await openList(`${path}?read_status=all&phone_number=80655501`);
    const [id] = ids();
    const [row] = await realHost().query(
      'select phone_number from contact_messages where id = $1',
      [id],
    );
    expect(String(row?.phone_number).replaceAll(/\D/g, '')).toContain('80655501');
    expect(
      await region.findByRole('button', { name: /^Remove filter Sender Phone no/ }),
    ).toBeTruthy();
  });

  it('are counted for menu and bell with a page of one row', async () => {
    const calls = watchMessageCalls();
    renderApp('/admin/dashboard');
    const link = await screen.findByRole('link', { name: 'Unread messages' });
    expect(link.getAttribute('href')).toBe('/admin/dashboard/contactforms');
    expect(await screen.findByRole('button', { name: /4 unread messages/ })).toBeTruthy();
    const counting = 'get/all/contact/message?read_status=not-read&size=1&end=last&sums=none';
    expect(new Set(calls)).toEqual(new Set([counting]));
  });

  it('open from the page, and continue on the next page', async () => {
    await addMessages(4);
    const { user, ids, region, address } = await openList(path);
    const last = ids().at(-1) ?? '';
    await user.click(region.getAllByRole('button', { name: /^View/ }).at(-1) ?? document.body);
    await expectMessage(last);
    const calls = watchMessageCalls();
    await user.click((await findPanel()).getByRole('button', { name: 'Next message' }));
    await waitFor(() => expect(address()).toMatch(/page=2/));
    await waitFor(() => expect(ids()).not.toContain(last));
    const [first = ''] = ids();
    expect(address()).toContain(`message=${first}`);
    await expectMessage(first);
    await user.click((await findPanel()).getByRole('button', { name: 'Previous message' }));
    await waitFor(() => expect(ids()).toContain(last));
    await expectMessage(last);
    // Each opened message was on the page on screen, so every search was for the phone or the e-mail of a sender.
    const searches = calls.filter((call) => /[?&]q=/.test(call));
    expect(searches.filter((call) => !/q=(80655501|\w+%40example)/.test(call))).toEqual([]);
  });

  it('open by the id in the address, not by another message with this id in its texts', async () => {
    await realHost().query(
      `update contact_messages set phone_number = '+234 803 555 0312' where id = (select max(id) from contact_messages where id <> 312)`,
    );
    const calls = watchMessageCalls();
    await openList(`${path}?message=312`);
    await expectMessage('312');
    const searches = calls.filter((call) => call.includes('q=312'));
    expect(searches).toEqual([
      'get/all/contact/message?q=312&sort=id&direction=asc&size=100&sums=none',
    ]);
    // The message is read, so it is not on the page of the unread messages.
    const unknown = 'The next message is not known on this page';
    expect(
      (await findPanel()).getByRole('button', { name: `Next message: ${unknown}` }),
    ).toBeTruthy();
  });

  it('have a sentence in their panel if they were deleted or do not load', async () => {
    await openList(`${path}?message=31`);
    const missing = 'Message 31 is not in Contact Forms.';
    expect(await screen.findByText(missing)).toBeTruthy();
    const all = screen.getByRole('link', { name: 'Show all of Contact Forms' });
    expect(all.getAttribute('href')).toBe(`${path}?read_status=all`);
    mockServer.use(
      http.get('*/get/all/contact/message', ({ request }) =>
        new URL(request.url).searchParams.has('q')
          ? HttpResponse.json({ message: 'Not now.' }, { status: 400 })
          : undefined,
      ),
    );
    await openList(`${path}?message=312`);
    expect(await screen.findByText('The message did not load')).toBeTruthy();
    expect(screen.getByText('Not now.')).toBeTruthy();
  });

  it('are read again when one is marked, and the open message stays', async () => {
    const { user, ids } = await openList(`${path}?message=318`);
    const mark = await (await findPanel()).findByRole('button', { name: 'Mark as read' });
    expect(ids()).toContain('318');
    await user.click(mark);
    const back = await (await findPanel()).findByRole('button', { name: 'Mark as not read' });
    expect(back).toBe(mark);
    expect(ids()).not.toContain('318');
    expect(await screen.findByRole('button', { name: /3 unread messages/ })).toBeTruthy();
  });
});

describe('messages that are read whole after the first page', () => {
  it('leave the open message unchanged', async () => {
    const held = hold();
    mockServer.use(
      http.get('*/get/all/contact/message', ({ request }) =>
        new URL(request.url).searchParams.size === 0 ? held.wait() : undefined,
      ),
    );
    await openList(`${path}?read_status=all&message=312`);
    await expectMessage('312');
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).queryByRole('button', { name: 'Previous message' })).toBeNull();
    held.release();
    // This message is not on the page on screen, so only the whole list has its neighbours.
    expect(await within(dialog).findByRole('button', { name: 'Previous message' })).toBeTruthy();
    await expectMessage('312');
    expect(screen.getByRole('dialog')).toBe(dialog);
  });
});

describe('a host that does not count all messages', () => {
  it('has 100,000+ in the bell, and 99999+ in the menu', async () => {
    makeListsLong(mockServer, 'none');
    renderApp(path);
    expect(await screen.findByRole('button', { name: /100,000\+ unread messages/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Contact Forms\s*99999\+\s*waiting/ })).toBeTruthy();
  });
});

describe('the rows of a page, while another page loads', () => {
  it('stay on screen together with their own row numbers', async () => {
    makeListsLong(mockServer);
    await addMessages(12);
    const { user, region, ids } = await openList(path);
    const held = hold();
    mockServer.use(
      http.get('*/get/all/contact/message', async ({ request }) => {
        if (/end=last|page=/.test(request.url)) await held.wait();
      }),
    );
    const first = ids();
    await user.click(region.getByRole('button', { name: 'Last page' }));
    await waitFor(() => expect(region.getByRole('table').getAttribute('aria-busy')).toBe('true'));
    expect([ids(), region.getByText(/ of 16$/).textContent]).toEqual([first, '1–5 of 16']);
    held.release();
    expect(await region.findByText('16–16 of 16')).toBeTruthy();
    expect(ids()).toHaveLength(1);
  });
});
