import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { openConfirmation, waitForYes, yesButton } from '../support/confirmation.ts';
import { findToast } from '../support/find-toast.ts';
import { hold } from '../support/hold.ts';
import { mockServer } from '../support/mock-server.ts';
import { onRealHost, realHost } from '../support/real-host.ts';
import { watchWrites } from '../support/watch-writes.ts';
import { writeText } from '../support/write-text.ts';

onRealHost(mockServer);

const sent = watchWrites(mockServer);

const queues = [
  {
    path: '/admin/dashboard/withdrawrequest',
    title: 'Withdraw Request',
    reject: 'Reject withdrawal 1044',
    approve: 'Approve withdrawal 1044',
    operation: 'rejectWithdrawal',
    call: '/admin/withdrawal/reject/1044',
    reason: 'The bank details are missing or wrong.',
    message: 'Your request to withdraw ₦150,000.00 was not approved.',
    id: 1044,
  },
  {
    path: '/admin/dashboard/pending/part-payments',
    title: 'Pending Part Payments',
    reject: 'Reject part-payment for project 13',
    approve: 'Approve part-payment for project 13',
    operation: 'rejectPartPayment',
    call: '/admin/reject/pending/part-payment/13',
    reason: 'The client disputes the work.',
    message: 'The part-payment of ₦120,000.00 for project 13 was not approved.',
    id: 13,
  },
] as const;

describe.each(queues)('rejecting on $title', (queue) => {
  // Both queues share the dialog, so what does not depend on the queue is tested on the first.
  const isFirst = queue === queues[0];
  const messageField = () => screen.getByRole('textbox', { name: 'Message to the artisan' });

  const open = () => openConfirmation(queue.reject, queue.path);
  /** Opens the confirmation, chooses a reason, and waits until Yes can be pressed. */
  async function openWithReason() {
    const app = await open();
    await choose(app.user);
    await waitForYes();
    return app;
  }
  /** Presses Yes, and returns the result. */
  async function reject({ user }: { user: UserEvent }) {
    await user.click(yesButton());
    return findToast('Deleted');
  }
  const choose = async (user: UserEvent) =>
    user.selectOptions(await screen.findByRole('combobox', { name: 'Reason' }), queue.reason);

  describe('where the host rejects and sends e-mail', () => {
    beforeEach(() => {
      realHost().switches.offer = [queue.operation, 'retryMail'];
    });

    it('has the text of the specification, needs a reason, and sends it with the message', async () => {
      const mailOperations = isFirst ? ['listArtisanMails'] : [];
      realHost().switches.offer = [queue.operation, 'retryMail', ...mailOperations];
      const { user, dialog } = await open();
      expect(dialog.getByText("You won't be able to revert this!")).toBeTruthy();
      expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Cancel' }));
      expect(await dialog.findByText('Give a reason first')).toBeTruthy();
      expect(yesButton()).toHaveProperty('disabled', true);
      await choose(user);
      expect(messageField()).toHaveProperty('value', `${queue.message} ${queue.reason}`);
      await waitForYes();
      const result = await reject({ user });
      expect(result.textContent).toContain('Success');
      expect(result.textContent).toContain('. The message to the artisan is queued');
      expect(result.textContent.includes('shown under E-mails')).toBe(isFirst);
      if (isFirst) {
        expect(
          await realHost().query(
            "select artisan_id, subject from outgoing_mails where state = 'queued'",
          ),
        ).toEqual([{ artisan_id: 1, subject: 'Your withdrawal request 1044' }]);
      }
      const body = { reason: queue.reason, message: `${queue.message} ${queue.reason}` };
      expect(sent).toMatchObject([{ path: queue.call, body }]);
      expect(screen.queryByRole('button', { name: queue.approve, hidden: true })).toBeNull();
      expect(screen.queryByText(/does not offer rejecting/)).toBeNull();
    });

    if (!isFirst) return;

    it('locks the row for both decisions after no answer', async () => {
      mockServer.use(http.post(`*/api/v1${queue.call}`, () => HttpResponse.error()));
      const { user } = await openWithReason();
      await user.click(yesButton());
      expect((await screen.findByRole('alert')).textContent).toMatch(/^Outcome unknown/);
      expect(messageField()).toHaveProperty('value', `${queue.message} ${queue.reason}`);
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
      const result = await screen.findByRole('alertdialog', { name: 'Outcome unknown' });
      expect(result.textContent).toContain('not known whether it was rejected');
      await user.click(screen.getByRole('button', { name: 'OK' }));
      for (const name of [queue.reject, queue.approve]) {
        await user.click(await screen.findByRole('button', { name: `${name}: Result not known` }));
      }
      expect(screen.queryByRole('alertdialog')).toBeNull();
      expect(sent).toHaveLength(1);
    });

    it('removes the texts on Cancel, sends none that is too long, and copies a typed reason into the message until the message is edited', async () => {
      const { user } = await open();
      await choose(user);
      await user.keyboard('{Escape}');
      await findToast('Cancelled');
      await user.click(await screen.findByRole('button', { name: queue.reject }));
      const reasons = await screen.findByRole('combobox', { name: 'Reason' });
      expect(reasons).toHaveProperty('value', '');

      await user.selectOptions(reasons, 'Another reason, in your own words');
      const ownWords = screen.getByRole('textbox', { name: 'Your words' });
      const fill = (field: HTMLElement, value: string) =>
        fireEvent.change(field, { target: { value } });
      fill(ownWords, 'ẹ'.repeat(501));
      expect(screen.getAllByText(/has 501 characters; 500 are the most/)).toHaveLength(2);
      expect(ownWords.getAttribute('aria-invalid')).toBe('true');
      fill(ownWords, '😀'.repeat(500));
      await waitForYes();
      fill(ownWords, '  Twice.');
      expect(messageField()).toHaveProperty('value', `${queue.message} Twice.`);
      fill(messageField(), 'a'.repeat(20_001));
      expect(screen.getAllByText(/has 20,001 characters; 20,000 are the most/)).toHaveLength(2);
      expect(yesButton()).toHaveProperty('disabled', true);
      fill(messageField(), 'Call us.');
      writeText(ownWords, ' Really.');
      expect(messageField()).toHaveProperty('value', 'Call us.');
      await waitForYes();
      expect(sent).toEqual([]);
      await reject({ user });
      expect(sent[0]?.body).toEqual({ reason: 'Twice. Really.', message: 'Call us.' });
    });

    it('locks a row that the host still lists, and says what happened to the message', async () => {
      mockServer.use(
        http.post(`*/api/v1${queue.call}`, () =>
          HttpResponse.json({ data: { message: 'Rejected.', mail: 'rejected-before' } }),
        ),
      );
      const result = await reject(await openWithReason());
      expect(result.textContent).toMatch(
        /Rejected\. Your message to the artisan was not sent\.ReceiptNext$/i,
      );
      for (const name of [queue.reject, queue.approve]) {
        expect(await screen.findByRole('button', { name: `${name}: Rejected here` })).toBeTruthy();
      }
    });

    it('shows the texts after a failure, and says on Escape that the request is not rejected', async () => {
      realHost().switches.faults[queue.operation] = '409';
      const { user } = await openWithReason();
      writeText(messageField(), ' Sorry.');
      await user.click(yesButton());
      expect((await screen.findByRole('alert')).textContent).toMatch(
        /^Request rejection failed.*rejected before/,
      );
      expect(messageField()).toHaveProperty('value', `${queue.message} ${queue.reason} Sorry.`);
      await waitForYes();
      await user.keyboard('{Escape}');
      const result = await screen.findByRole('alertdialog', { name: 'Not rejected' });
      expect(result.textContent).not.toContain('safe');
      expect(sent).toHaveLength(1);
    });

    it('sends one call without an emptied message when Yes is pressed twice, and by a key, in one turn', async () => {
      const held = hold();
      mockServer.use(http.post(`*/api/v1${queue.call}`, () => held.wait()));
      const { user } = await openWithReason();
      await user.clear(messageField());
      await waitForYes();
      act(() => {
        yesButton().click();
        yesButton().click();
        if (fireEvent.keyDown(yesButton(), { key: 'Enter' })) yesButton().click();
      });
      await waitFor(() => expect(messageField()).toHaveProperty('readOnly', true));
      held.release();
      const result = await findToast('Deleted');
      expect(result.textContent).toContain('No message was sent to the artisan.');
      expect(sent.map((call) => call.body)).toEqual([{ reason: queue.reason }]);
    });

    it('restores the texts after the session ended, and removes them after they are sent', async () => {
      realHost().switches.faults[queue.operation] = '401';
      const { user } = await openWithReason();
      writeText(messageField(), ' Sorry.');
      await user.click(yesButton());
      expect(await screen.findByRole('heading', { name: 'admin login' })).toBeTruthy();
      cleanup();
      realHost().switches.faults = {};
      const again = await open();
      expect(await screen.findByRole('combobox', { name: 'Reason' })).toHaveProperty(
        'value',
        queue.reason,
      );
      expect(messageField()).toHaveProperty('value', `${queue.message} ${queue.reason} Sorry.`);
      await waitForYes();
      await again.user.click(yesButton());
      await findToast('Deleted');
      expect(sessionStorage).toHaveLength(0);
    });

    it('removes the texts also if the page is left before the answer', async () => {
      const held = hold();
      mockServer.use(http.post(`*/api/v1${queue.call}`, () => held.wait(), { once: true }));
      const { user, router, queryClient } = await openWithReason();
      await user.click(yesButton());
      await held.whenReached;
      await act(() => router.navigate({ to: '/admin/jobs' }));
      held.release();
      await waitFor(() => expect(queryClient.isMutating()).toBe(0));
      expect(sessionStorage).toHaveLength(0);
    });
  });

  if (!isFirst) return;

  it('says that no message is sent where the host sends no e-mail', async () => {
    realHost().switches.offer = [queue.operation];
    const { user, dialog } = await open();
    expect(await dialog.findByText(/^No message is sent to the artisan/)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    await choose(user);
    await waitForYes();
    const result = await reject({ user });
    expect(result.textContent).toContain('No message was sent to the artisan.');
    expect(sent[0]?.body).toEqual({ reason: queue.reason });
  });
});
