import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { lagosIsoDay } from '../../domain/lagos.ts';
import { goOffline } from '../support/go-offline.ts';
import { hold } from '../support/hold.ts';
import { mockServer, serve } from '../support/mock-server.ts';
import { onRealHost, realHost } from '../support/real-host.ts';
import { renderApp } from '../support/render-app.tsx';
import { watchWrites } from '../support/watch-writes.ts';
import { writeText } from '../support/write-text.ts';

const path = '/admin/dashboard/contactforms';

/** Advances the fake timers of the test until the page shows an element. */
const advanceUntil = (find: () => HTMLElement) =>
  vi.waitFor(async () => {
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    return find();
  }, 5_000);

onRealHost(mockServer);

const writes = watchWrites(mockServer);
/** The ids of the replies that the page has sent. */
const sentIds = () =>
  writes
    .filter(({ path: address }) => address.endsWith('/reply'))
    .map(({ body }) => Reflect.get(Object(body), 'id'));

const newestAuditEntries = (count: number) =>
  realHost().query('select action, subject, after from audit_entries order by id desc limit $1', [
    count,
  ]);
/** Marks the queued replies as sent, as the sender of the server does. */
const markAsSent = () =>
  realHost().query(
    "update outgoing_mails set state = 'sent', finished_at = now() where state = 'queued'",
  );

/** Opens a message, and writes a reply. */
async function writeReply() {
  const app = renderApp(`${path}?message=317`);
  writeText(await screen.findByRole('textbox', { name: 'Reply' }), 'We are sorry.');
  return app;
}

const findReplies = async () => within(await screen.findByRole('region', { name: 'Replies' }));

it('a message is unread in the list and in the count of the bell unless its status says that it was read', async () => {
  const unread = [null, 'not-read', undefined, '', 'new', false, 'Not Read', { is: 1 }];
  const read = ['read', true, 'Seen', 'archived'];
  realHost().switches.offer = [];
  const messages = [...unread, ...read].map((read_status, index) => ({
    id: index + 1,
    last_name: 'Bello',
    read_status,
  }));
  serve('listContactMessages', messages);
  const { user } = renderApp(`${path}?size=25`);
  await screen.findByRole('button', { name: /8 unread messages/ });
  const shownIds = () =>
    screen.getAllByRole('row').flatMap((row) => /^\d+/.exec(row.textContent) ?? []);
  await waitFor(() => expect(shownIds()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']));
  await user.click(screen.getByRole('radio', { name: 'Read' }));
  await waitFor(() => expect(shownIds()).toEqual(['9', '10', '11']));
  await user.click(screen.getByRole('radio', { name: 'All' }));
  await waitFor(() => expect(shownIds()).toHaveLength(12));
});

it('links no other message that has no id', async () => {
  realHost().switches.offer = [];
  serve('listContactMessages', [
    { id: 1, last_name: 'Bello', email: 'ada@mail.example', message: 'First' },
    { id: null, last_name: 'Bello', email: 'ada@mail.example', message: 'Second' },
  ]);
  renderApp(`${path}?message=1&read_status=all`);
  const panel = within(await screen.findByRole('dialog'));
  await panel.findByText('Second');
  expect(panel.queryByRole('link', { name: /^Message/ })).toBeNull();
  expect(panel.getByText('Message NIL')).toBeTruthy();
});

it('shows the day of a message that has no time of day, and no guessed hours', async () => {
  realHost().switches.offer = [];
  const day = lagosIsoDay(Date.now());
  serve('listContactMessages', [{ id: 1, last_name: 'Bello', created_at: day }]);
  renderApp(path);
  const start = await screen.findByText('NIL', { selector: '[data-private] span' });
  expect(start.closest('[data-private]')?.textContent).toBe(`NIL${day.replaceAll('-', '/')}`);
});

describe('a reply that the host sends', () => {
  it('is queued once by a double click, then sent, and the message counts as read', async () => {
    const { user } = renderApp(`${path}?message=317`);
    await screen.findByRole('button', { name: /4 unread messages/ });
    expect(await screen.findByLabelText('Subject')).toHaveProperty('value', 'Re: Complaint');
    expect(await (await findReplies()).findByText('No reply was sent from here.')).toBeTruthy();
    const send = screen.getByRole('button', { name: /^Send reply/ });
    expect(send.textContent).toContain('Write the reply first');
    writeText(screen.getByRole('textbox', { name: 'Reply' }), 'We are sorry.');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    await user.dblClick(screen.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('The reply is queued. Its state is shown above.')).toBeTruthy();
    const list = await findReplies();
    expect(list.getByText('We are sorry.')).toBeTruthy();
    expect(list.getByText('Queued')).toBeTruthy();
    await markAsSent();
    expect(await advanceUntil(() => list.getByText('Sent'))).toBeTruthy();
    vi.useRealTimers();
    expect(screen.queryByText(/^The reply is queued/)).toBeNull();
    expect(sentIds()).toHaveLength(1);
    expect(
      await realHost().query(
        'select to_address, subject, text from outgoing_mails where contact_message_id = 317',
      ),
    ).toEqual([
      { to_address: 'zainab3@example.ng', subject: 'Re: Complaint', text: 'We are sorry.' },
    ]);
    // The panel and the bell show the new status.
    expect(within(screen.getByRole('dialog')).getByText('Read')).toBeTruthy();
    expect(await screen.findByRole('button', { name: /3 unread messages/ })).toBeTruthy();
    // The draft is removed.
    expect(sessionStorage).toHaveLength(0);
    expect(screen.getByRole('textbox', { name: 'Reply' })).toHaveProperty('value', '');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stays after a refusal, with the host’s message, is sent again with the same id, and is read from the list of replies after a lost answer', async () => {
    realHost().switches.faults.replyToContactMessage = '422';
    const { user } = await writeReply();
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /The reply was not queued\. More is asked for/,
    );
    expect(screen.getByRole('textbox', { name: 'Reply' })).toHaveProperty('value', 'We are sorry.');
    realHost().switches.faults = {};
    // The host queues the reply, and the connection breaks before its answer.
    mockServer.use(
      http.post(
        '*/admin/contact/message/:id/reply',
        async ({ request }) => {
          await realHost().pass(request);
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText(/^The reply is queued/)).toBeTruthy();
    expect((await findReplies()).getByText('We are sorry.')).toBeTruthy();
    expect(sentIds()).toHaveLength(2);
    expect(new Set(sentIds()).size).toBe(1);
  });

  it('is locked with an unknown outcome until a later list shows that it was not queued', async () => {
    realHost().switches.faults.replyToContactMessage = 'no-answer';
    const { user, queryClient } = await writeReply();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    const notice = await screen.findByText('It is not known whether the reply was queued.');
    expect(notice).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Send reply/ })).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Reply' })).toHaveProperty('readOnly', true);
    expect(screen.getByRole('button', { name: 'Check now' })).toBeTruthy();
    realHost().switches.faults = {};
    // A minute later the list is read again, and shows the outcome.
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await act(() => vi.advanceTimersByTimeAsync(58_000));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const again = await advanceUntil(() => screen.getByRole('button', { name: 'Send reply' }));
    vi.useRealTimers();
    expect(screen.getByRole('alert').textContent).toContain('The reply was not queued.');
    await user.click(again);
    expect(await screen.findByText(/^The reply is queued/)).toBeTruthy();
    expect(new Set(sentIds()).size).toBe(1);
  });

  it('is stored as a draft with subject, text and id until it is sent, and needs a subject and a text within the limits of the contract', async () => {
    const { user } = renderApp(`${path}?message=317`);
    const text = await screen.findByRole('textbox', { name: 'Reply' });
    writeText(text, 'Half');
    writeText(screen.getByLabelText('Subject'), ', again');
    const [key = ''] = Object.keys(sessionStorage);
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? '');
    expect(draft).toMatchObject({ subject: 'Re: Complaint, again', text: 'Half' });
    expect(Reflect.get(Object(draft), 'id')).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );

    await user.clear(text);
    await user.paste('a'.repeat(20_001));
    expect(screen.getByRole('button', { name: /longer than 20,000 characters/ })).toBeTruthy();
    await user.clear(text);
    writeText(text, 'Hello');
    await user.clear(screen.getByLabelText('Subject'));
    expect(screen.getByRole('button', { name: /Write the subject first/ })).toBeTruthy();
  });
});

describe('the replies to a message', () => {
  const answeredPath = `${path}?message=313&read_status=all`;

  it('have their state and the message of the mail server, and are sent again by one press, which asks first if the state is unknown', async () => {
    const { user } = renderApp(answeredPath);
    const list = await findReplies();
    expect(await list.findByText('Not known')).toBeTruthy();
    expect(list.getByText(/^The mail server may have it\./)).toBeTruthy();
    expect(list.getByText('Failed')).toBeTruthy();
    expect(list.getByText(/550 5\.1\.1 The mailbox is full/)).toBeTruthy();
    const [unknown, failed] = list.getAllByRole('listitem');
    await user.click(within(failed ?? document.body).getByRole('button', { name: 'Try again' }));
    expect(await list.findByText('Queued')).toBeTruthy();
    expect(await newestAuditEntries(1)).toMatchObject([{ action: 'retry', subject: 'mail' }]);
    const again = within(unknown ?? document.body).getByRole('button', { name: 'Try again' });
    await user.click(again);
    const confirmation = within(await screen.findByRole('alertdialog', { name: 'Send it again?' }));
    expect(confirmation.getByText(/funmilayo5@example\.ng may get it twice/)).toBeTruthy();
    await user.click(confirmation.getByRole('button', { name: 'No' }));
    expect(list.getAllByText('Queued')).toHaveLength(1);
    await user.click(again);
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(list.getAllByText('Queued')).toHaveLength(2));
  });

  it('have an error when they do not load, beside a form for a reply that still works', async () => {
    realHost().switches.faults.listContactReplies = '403';
    renderApp(answeredPath);
    expect(await (await findReplies()).findByText('Replies did not load')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Reply' })).toBeTruthy();
  });
});

describe('marking a message', () => {
  it('as read or not read needs a press and a connection, changes the list and the bell, and says after an error that nothing was marked', async () => {
    onTestFinished(() => onlineManager.setOnline(true));
    realHost().switches.faults.setContactMessageStatus = '500';
    const { user } = renderApp(`${path}?message=318`);
    const panel = within(await screen.findByRole('dialog'));
    const mark = await panel.findByRole('button', { name: 'Mark as read' });
    expect(panel.getByText('Not read')).toBeTruthy();
    await user.click(mark);
    expect((await panel.findByRole('alert')).textContent).toMatch(/^Not marked\. Something went/);
    expect(panel.getByText('Not read')).toBeTruthy();
    realHost().switches.faults = {};
    await user.click(mark);
    const back = await panel.findByRole('button', { name: 'Mark as not read' });
    expect(back).toBe(mark);
    expect(document.activeElement).toBe(mark);
    expect(await screen.findByRole('button', { name: /3 unread messages/ })).toBeTruthy();
    await goOffline();
    await user.click(await panel.findByRole('button', { name: /^Mark as not read: Offline/ }));
    act(() => onlineManager.setOnline(true));
    await user.click(back);
    expect(await panel.findByRole('button', { name: 'Mark as read' })).toBeTruthy();
    expect(await newestAuditEntries(2)).toMatchObject([
      { after: { read_status: 'not-read' } },
      { after: { read_status: 'read' } },
    ]);
  });
});

describe('Next and Previous in the panel of a message', () => {
  it('lead through the list as it was when the panel opened, also after a message was marked, and follow another filter', async () => {
    const { user, router } = renderApp(`${path}?message=317`);
    const panel = within(await screen.findByRole('dialog'));
    const step = async (name: RegExp) => user.click(await panel.findByRole('button', { name }));
    await user.click(await panel.findByRole('button', { name: 'Mark as read' }));
    await panel.findByRole('button', { name: 'Mark as not read' });
    // The list shows unread messages only.
    await waitFor(() =>
      expect(screen.queryByText('zainab3@example.ng', { selector: 'td *' })).toBeNull(),
    );
    await step(/^Next message$/);
    expect(await panel.findByText(/trade test certificate/)).toBeTruthy();
    await step(/^Previous message$/);
    expect(await panel.findByText(/came a week late/)).toBeTruthy();
    await step(/^Previous message$/);
    expect(await panel.findByText(/before the carpenter/)).toBeTruthy();
    expect(
      panel.getByRole('button', { name: 'Previous message: This is the first message' }),
    ).toBeTruthy();
    router.history.push(`${path}?message=318&read_status=read`);
    expect(
      await panel.findByRole('button', {
        name: 'Next message: The list does not have this message',
      }),
    ).toBeTruthy();
    router.history.push(`${path}?message=318&read_status=all&sort=id.desc`);
    expect(await panel.findByRole('button', { name: 'Next message' })).toBeTruthy();
  });
});

describe('a host that offers only some calls', () => {
  it('without replies has a link to the mail program in their place; its draft is complete if the host sends replies later', async () => {
    realHost().switches.offer = ['setContactMessageStatus'];
    const { queryClient } = await writeReply();
    expect(screen.getByRole('link', { name: 'Open in mail program' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Replies' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Mark as read' })).toBeTruthy();
    realHost().switches.offer = ['replyToContactMessage', 'listContactReplies'];
    await act(() => queryClient.refetchQueries({ queryKey: ['capabilities'] }));
    const subject = await screen.findByLabelText<HTMLInputElement>('Subject');
    const reply = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reply' });
    expect([subject.value, reply.value]).toEqual(['Re: Complaint', 'We are sorry.']);
  });

  it('without the call for Try again disables the button, with the reason', async () => {
    realHost().switches.offer = ['replyToContactMessage', 'listContactReplies'];
    renderApp(`${path}?message=313&read_status=all`);
    const list = await findReplies();
    const [again] = await list.findAllByRole('button', { name: /^Try again/ });
    expect(again?.getAttribute('aria-disabled')).toBe('true');
    expect(again?.textContent).toContain('The server does not offer this');
  });

  it('shows no form until its capabilities are read', async () => {
    const held = hold();
    mockServer.use(http.all('*/api/v1/openapi.json', () => held.wait()));
    renderApp(`${path}?message=317`);
    await within(await screen.findByRole('dialog')).findByText(/came a week late/);
    expect(screen.queryByRole('textbox', { name: 'Reply' })).toBeNull();
    held.release();
    expect(await screen.findByLabelText('Subject')).toBeTruthy();
  });
});
