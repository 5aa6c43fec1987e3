import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { goOffline } from '../support/go-offline.ts';
import { mockHost, mockServer, serve } from '../support/mock-server.ts';
import { onRealHost, realHost } from '../support/real-host.ts';
import { renderApp } from '../support/render-app.tsx';
import { signIn } from '../support/sign-in.ts';
import { watchWrites } from '../support/watch-writes.ts';
import { writeText } from '../support/write-text.ts';

const writes = watchWrites(mockServer);

describe('Contact Forms', () => {
  const path = '/admin/dashboard/contactforms';
  const region = async () => within(await screen.findByRole('region', { name: 'Contact Forms' }));

  it('starts with unread messages, also while the column of the status is hidden, and shows the read ones and all on request', async () => {
    localStorage.setItem('columns Contact Forms', '{"read_status":false}');
    const { user, address } = renderApp(path);
    const table = await region();
    expect(await table.findByText('Umeh Adaeze')).toBeTruthy();
    expect(table.getByRole('radio', { name: 'Not read' })).toHaveProperty('checked', true);
    expect(table.queryByText('Lawal Ibrahim')).toBeNull();
    await user.click(table.getByRole('radio', { name: 'Read' }));
    expect(await table.findByText('Lawal Ibrahim')).toBeTruthy();
    await waitFor(() => expect(address()).toBe(`${path}?read_status=read`));
    await user.click(table.getByRole('radio', { name: 'All' }));
    expect(await table.findByText('1–5 of 7')).toBeTruthy();
    await waitFor(() => expect(address()).toBe(`${path}?read_status=all`));
  });

  it('opens a message with its whole text from the list, by its address, and after Back; Escape returns the focus to its button; the panel and the focus in it stay at the next message', async () => {
    const { user, address, router } = renderApp(path);
    const opener = await screen.findByRole('button', { name: 'View & Reply to Umeh Adaeze' });
    await user.click(opener);
    expect(
      within(await screen.findByRole('dialog')).getByText(
        /before the carpenter comes back on Saturday/,
      ),
    ).toBeTruthy();
    expect(address()).toBe(`${path}?message=318`);
    await user.click(screen.getByRole('button', { name: 'Next message' }));
    expect(await within(screen.getByRole('dialog')).findByText(/came a week late/)).toBeTruthy();
    router.history.back();
    expect(await screen.findByText(/before the carpenter/)).toBeTruthy();
    router.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.click(opener);
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(opener));
    expect(screen.queryByRole('dialog')).toBeNull();

    await user.click(opener);
    const panel = await screen.findByRole('dialog');
    const next = within(panel).getByRole('button', { name: 'Next message' });
    await user.click(next);
    expect(await within(panel).findByText(/came a week late/)).toBeTruthy();
    expect(screen.getByRole('dialog')).toBe(panel);
    expect(document.activeElement).toBe(next);
    await user.keyboard('{Enter}');
    expect(await within(panel).findByText(/trade test certificate/)).toBeTruthy();
    // Nothing was typed, so leaving asks nothing. The panel moved, so the row of its last message has the focus.
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByText(/trade test certificate/).closest('tr')),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('moves through the messages in the order and filter of the list, not of the host', async () => {
    const names = ['Anyanwu Kelechi', 'Etim Blessing', 'Umeh Adaeze', 'Yusuf Zainab'];
    const { user } = renderApp(`${path}?sort=sender_name.asc&size=10`);
    const table = await region();
    await table.findByRole('combobox', { name: 'Rows per page' });
    const buttons = table.getAllByRole('button', { name: /^View & Reply to / });
    expect(buttons.map((button) => button.textContent)).toEqual(
      names.map((name) => expect.stringContaining(name)),
    );
    await user.click(buttons[0] ?? document.body);
    const panel = within(await screen.findByRole('dialog'));
    const step = (name: string) => panel.getByRole('button', { name });
    for (const name of names.slice(0, -1)) {
      expect(await panel.findByText(name)).toBeTruthy();
      await user.click(step('Next message'));
    }
    expect(await panel.findByText(names.at(-1) ?? '')).toBeTruthy();
    // A disabled button would lose the focus.
    const last = step('Next message: This is the last message');
    expect(last.getAttribute('aria-disabled')).toBe('true');
    expect(last).toHaveProperty('disabled', false);
    expect(document.activeElement).toBe(last);
    await user.click(last);
    expect(panel.getByText(names.at(-1) ?? '')).toBeTruthy();
    await user.click(step('Previous message'));
    expect(await panel.findByText(names.at(-2) ?? '')).toBeTruthy();
  });

  describe('a reply by mail link', () => {
    const mailLink = { name: 'Open in mail program' };

    /** Writes a reply and presses its link, which opens no mail program in the test. */
    async function openReply(text: string) {
      const app = renderApp(`${path}?message=317`);
      await app.user.click(await screen.findByRole('textbox', { name: 'Reply' }));
      await app.user.paste(text);
      const link = screen.getByRole('link', mailLink);
      link.addEventListener('click', (event) => event.preventDefault());
      await app.user.click(link);
      return { ...app, mailUrl: new URL(link.getAttribute('href') ?? '') };
    }

    it('has subject and quote, and counts as sent only once the administrator says so', async () => {
      const { user, mailUrl } = await openReply('We are sorry.\nIt is free.');
      expect(mailUrl.pathname).toBe('zainab3%40example.ng');
      expect(mailUrl.searchParams.get('subject')).toBe('Re: Complaint');
      expect(mailUrl.searchParams.get('body')).toMatch(
        /^We are sorry\.\r\nIt is free\.\r\n\r\nOn 2026\/\d\d\/\d\d Zainab Yusuf wrote:\r\n> The dresses came/,
      );
      expect(await screen.findByText('Was it sent?')).toBeTruthy();
      expect(screen.queryByText(/has the reply/)).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Not sent' }));
      expect(screen.queryByText('Was it sent?')).toBeNull();
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Reply' }));
      expect(screen.getByRole('textbox', { name: 'Reply' })).toHaveProperty(
        'value',
        'We are sorry.\nIt is free.',
      );
      expect(sessionStorage).toHaveLength(1);
      const message = mockHost().store.messages.find(({ id }) => id === 317);
      expect(message?.read_status).toBe('not-read');
    });

    describe('on a host that marks messages', () => {
      onRealHost(mockServer);

      it.each([
        ['marks the message', ['setContactMessageStatus'], 'read'],
        ['only deletes the draft on a host without that call', [], 'not-read'],
      ])('that was sent %s', async (_, capabilities, status) => {
        realHost().switches.offer = capabilities;
        const { user } = await openReply('We are sorry.');
        await user.click(await screen.findByRole('button', { name: 'Sent' }));
        expect(screen.getByRole('textbox', { name: 'Reply' })).toHaveProperty('value', '');
        expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Reply' }));
        expect(sessionStorage).toHaveLength(0);
        await waitFor(async () =>
          expect(
            await realHost().query('select read_status from contact_messages where id = 317'),
          ).toEqual([{ read_status: status }]),
        );
      });

      it('that was sent without a connection says that the message was not marked', async () => {
        onTestFinished(() => onlineManager.setOnline(true));
        realHost().switches.offer = ['setContactMessageStatus'];
        realHost().switches.faults.setContactMessageStatus = '500';
        const { user } = await openReply('We are sorry.');
        await screen.findByRole('button', { name: 'Mark as read' });
        await goOffline();
        await user.click(await screen.findByRole('button', { name: 'Sent' }));
        expect(await screen.findByText(/^Not marked\./)).toBeTruthy();
        expect(screen.getByRole('textbox', { name: 'Reply' })).toHaveProperty('value', '');
      });
    });

    it('is restored, and asked about again, when the message is opened later', async () => {
      const { user } = await openReply('We are sorry.');
      const openAgain = async () => {
        await user.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        expect(screen.queryByRole('alertdialog')).toBeNull();
        const name = 'View & Reply to Yusuf Zainab';
        await user.click(await screen.findByRole('button', { name }));
      };
      await openAgain();
      expect(await screen.findByText('Was it sent?')).toBeTruthy();
      expect(screen.getByRole('textbox', { name: 'Reply' })).toHaveProperty(
        'value',
        'We are sorry.',
      );
      writeText(screen.getByRole('textbox', { name: 'Reply' }), ' Again.');
      expect(screen.queryByText('Was it sent?')).toBeNull();
      await openAgain();
      expect(await screen.findByText(/^Your unsent reply is restored/)).toBeTruthy();
      expect(screen.getByRole('textbox', { name: 'Reply' })).toHaveProperty(
        'value',
        'We are sorry. Again.',
      );
    });

    it('puts the end of a long reply on the clipboard', async () => {
      const text = 'We are sorry about it. '.repeat(500).trim();
      const { mailUrl } = await openReply(text);
      expect(screen.getByText(/^A link cannot hold the whole reply/)).toBeTruthy();
      expect(await screen.findByText('The end of the reply')).toBeTruthy();
      expect(mailUrl.href.length).toBeLessThanOrEqual(2000);
      const end = await navigator.clipboard.readText();
      expect(`${mailUrl.searchParams.get('body')} ${end}`.startsWith(text)).toBe(true);
      expect(end).toContain('> The dresses came');
    });

    it('can be copied whole where no mail program exists', async () => {
      const { user } = await openReply('We are sorry.');
      await user.click(await screen.findByRole('button', { name: 'Copy the reply' }));
      expect(await screen.findByText('The reply')).toBeTruthy();
      expect(await navigator.clipboard.readText()).toBe('We are sorry.');
    });
  });

  it('disables the reply to a sender without an address, with the reason', async () => {
    renderApp(`${path}?message=315`);
    writeText(await screen.findByRole('textbox', { name: 'Reply' }), 'x');
    expect(screen.getByRole('button', { name: /left no e-mail address/ })).toBeTruthy();
  });

  describe('an unsent reply', () => {
    onRealHost(mockServer);

    it('is restored after a visit to another page and after a sign-out, and leaving needs no confirmation', async () => {
      realHost().switches.offer = ['replyToContactMessage', 'listContactReplies'];
      const { user, router } = renderApp(`${path}?message=317`);
      const expectRestored = async () => {
        expect(await screen.findByText(/^Your unsent reply is restored/)).toBeTruthy();
        expect(screen.getByRole('textbox', { name: 'Reply' })).toHaveProperty(
          'value',
          'Half a sentence',
        );
        expect(screen.queryByRole('alertdialog')).toBeNull();
      };
      writeText(await screen.findByRole('textbox', { name: 'Reply' }), 'Half a sentence');
      await router.navigate({ to: '/admin/jobs' });
      expect(await screen.findByRole('heading', { name: 'Jobs', level: 1 })).toBeTruthy();
      router.history.back();
      await expectRestored();
      await user.click(screen.getByRole('button', { name: 'Next message' }));
      expect(
        await within(screen.getByRole('dialog')).findByText(/trade test certificate/),
      ).toBeTruthy();
      expect(screen.getByRole('textbox', { name: 'Reply' })).toHaveProperty('value', '');
      await user.click(screen.getByRole('button', { name: 'Previous message' }));
      await expectRestored();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(screen.queryByRole('alertdialog')).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Sign Out' }));
      await screen.findByLabelText('Password');
      await signIn();
      await screen.findByRole('heading', { name: 'Dashboard', level: 1 });
      await router.navigate({ to: path });
      await user.click(await screen.findByRole('button', { name: 'View & Reply to Yusuf Zainab' }));
      await expectRestored();
    });
  });
});

describe('Integrated Services', () => {
  const path = '/admin/dashboard/integrated-services';
  const card = (name: string) => within(screen.getByRole('region', { name }));
  const sentCalls = () => writes.map((write) => `${write.method} ${write.path}`);

  it('shows Connect and the error after each failure, sends nothing offline, and says Connected only after the call succeeded', async () => {
    onTestFinished(() => onlineManager.setOnline(true));
    const { user } = renderApp(path);
    for (const [index, [fault, words]] of (
      [
        ['403', /^BVN is not connected/],
        ['no-answer', /^It is not known whether BVN was connected/],
      ] as const
    ).entries()) {
      mockHost().switches.faults.updateIdentificationMeans = fault;
      await user.dblClick(await screen.findByRole('button', { name: 'Connect BVN' }));
      await waitFor(() => expect(card('BVN').getByRole('alert').textContent).toMatch(words));
      expect(screen.queryByText('Connected')).toBeNull();
      expect(card('BVN').getByRole('button', { name: 'Connect BVN' })).toBeTruthy();
      expect(sentCalls()).toHaveLength(index + 1);
    }
    mockHost().switches.faults = {};
    await goOffline();
    await user.click(screen.getByRole('button', { name: /^Connect NIN: Offline/ }));
    act(() => onlineManager.setOnline(true));
    expect(sentCalls()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Connect NIN' }));
    expect(await card('NIN').findByText('Connected')).toBeTruthy();
    expect(sentCalls().at(-1)).toBe('PUT /admin/update/identification-means/2');
    expect(card('BVN').getByRole('button', { name: 'Connect BVN' })).toBeTruthy();
  });

  it('connects BVN although the list of services cannot be read', async () => {
    mockHost().switches.faults.listIdentificationMeans = 'html';
    const { user } = renderApp(path);
    await user.click(await screen.findByRole('button', { name: 'Connect BVN' }));
    expect(await card('BVN').findByText('Connected')).toBeTruthy();
    expect(sentCalls()).toEqual(['PUT /admin/update/identification-means/1']);
  });

  it('never sends BVN to id 1 if the host lists id 1 as NIN, and does not mistake "Training" for NIN', async () => {
    serve('listIdentificationMeans', [
      { id: 9, name: 'Training', status: 'connected' },
      { id: 1, name: 'NIN check', status: 'disconnected' },
    ]);
    const { user } = renderApp(path);
    const bvn = await screen.findByRole('button', { name: /^Connect BVN: / });
    await user.click(bvn);
    await user.click(screen.getByRole('button', { name: 'Connect NIN' }));
    expect(await card('NIN').findByText('Connected')).toBeTruthy();
    expect(sentCalls()).toEqual(['PUT /admin/update/identification-means/1']);
  });

  it('has no error beside Connected if the list shows that the service was connected', async () => {
    serve('listIdentificationMeans', [{ id: 1, name: 'BVN', status: 'disconnected' }]);
    const { user, queryClient } = renderApp(path);
    mockHost().switches.faults.updateIdentificationMeans = 'no-answer';
    await user.click(await screen.findByRole('button', { name: 'Connect BVN' }));
    expect(await card('BVN').findByText(/^It is not known whether BVN was/)).toBeTruthy();
    serve('listIdentificationMeans', [{ id: 1, name: 'BVN', status: 'connected' }]);
    await queryClient.invalidateQueries();
    expect(await card('BVN').findByText('Connected')).toBeTruthy();
    expect(card('BVN').queryByRole('alert')).toBeNull();
    mockServer.use(
      http.get('*/means_of_identification', () => HttpResponse.json({}, { status: 403 })),
    );
    await queryClient.invalidateQueries();
    expect(await screen.findByText(/^Integrated Services could not be refreshed/)).toBeTruthy();
  });

  it('says of a listed service without an id that it has none', async () => {
    serve('listIdentificationMeans', [{ id: null, name: 'NIN', status: 'disconnected' }]);
    renderApp(path);
    expect(
      await screen.findByRole('button', {
        name: /Connect NIN: The host sends no id of the service/,
      }),
    ).toBeTruthy();
  });

  it('falls back to id 1 for BVN, and to no id for NIN, if the host lists neither', async () => {
    mockHost().switches.faults.listIdentificationMeans = 'empty';
    const { user } = renderApp(path);
    expect(
      await screen.findByRole('button', { name: /Connect NIN: The host lists no such service/ }),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Connect BVN' }));
    expect(await card('BVN').findByText('Connected')).toBeTruthy();
    expect(sentCalls()).toEqual(['PUT /admin/update/identification-means/1']);
  });
});

describe('the receipt of a withdrawal', () => {
  it('has all fields and the amount in words, can be printed, and returns the focus to its button', async () => {
    const print = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined);
    onTestFinished(() => print.mockRestore());
    const { user } = renderApp('/admin/dashboard/withdraw-history');
    const opener = await screen.findByRole('button', { name: 'View withdrawal 1041' });
    await user.click(opener);
    const receipt = within(await screen.findByRole('article', { name: 'Receipt' }));
    expect(receipt.getByText('Two hundred and fifty thousand naira only')).toBeTruthy();
    expect(receipt.getByText('Chukwuemeka Okafor')).toBeTruthy();
    expect(receipt.getByText(/WAT$/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(opener));
    expect(screen.queryByRole('article', { name: 'Receipt' })).toBeNull();
  });

  it('shows the amount as the available amount if the host does not send one', async () => {
    const row = { id: 'x', amount: '500', created_at: '2026-11-02', tradesman: null };
    serve('listApprovedWithdrawals', [row]);
    renderApp('/admin/dashboard/withdraw-history');
    await screen.findByText('2026/11/02');
    const firstRow = screen.getAllByRole('row')[1];
    const cells = Array.from(firstRow?.children ?? [], (cell) => cell.textContent);
    expect(cells.slice(0, 6)).toEqual(['x', 'NIL', '₦500.00', '₦500.00', '2026/11/02', 'NIL']);
  });
});

it('an action without a call on the host stays in place, disabled, with the reason', async () => {
  const { user, router } = renderApp('/admin/dashboard/AboutUs');
  for (const [path, name] of [
    ['/admin/dashboard/AboutUs', 'Update'],
    ['/admin/dashboard/Terms', 'Delete Withdrawals'],
    ['/admin/dashboard/artisan/artisan-portfolio?artisanId=1', 'Deactivate'],
    ['/admin/dashboard/contactforms?message=318', 'Mark as read'],
    ['/admin/dashboard/verification', 'Edit Chukwuemeka Okafor'],
    ['/admin/dashboard/verification', 'Delete Chukwuemeka Okafor'],
  ] as const) {
    router.history.push(path);
    const button = await screen.findByRole('button', {
      name: new RegExp(`^${name}.*The server does not offer this`),
    });
    expect(button.getAttribute('aria-disabled'), name).toBe('true');
    await user.click(button);
    expect(screen.queryByRole('alertdialog'), name).toBeNull();
  }
});
