import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { closeToasts } from '../support/close-toasts.ts';
import { openConfirmation, waitForYes } from '../support/confirmation.ts';
import { findToast } from '../support/find-toast.ts';
import { hold } from '../support/hold.ts';
import { mockServer } from '../support/mock-server.ts';
import { onRealHost, realHost } from '../support/real-host.ts';
import { renderApp } from '../support/render-app.tsx';
import { watchWrites } from '../support/watch-writes.ts';
import { writeText } from '../support/write-text.ts';

afterEach(closeToasts);
onRealHost(mockServer);
const writes = watchWrites(mockServer);

const profile = '/admin/dashboard/artisan/artisan-info?artisanId=1';
const name = 'Chukwuemeka Okafor';

/** Waits for the button of the section, because repeated searches by role are slow in a whole page. */
async function findSection() {
  await screen.findByText('Notes', { selector: 'button' });
  return within(screen.getByRole('region', { name: 'Notes' }));
}
const findField = () => screen.findByLabelText<HTMLTextAreaElement>('New note');

describe('notes on a person', () => {
  it('are added and listed newest first, have an unsent text again after a reload, and are withdrawn by their author only, with a trace', async () => {
    await realHost().callAsOther('POST', 'note/artisan/1', { text: 'Has changed banks.' });
    renderApp(profile);
    const notes = await findSection();
    expect(await notes.findByText('Has changed banks.')).toBeTruthy();
    expect(notes.queryByRole('button', { name: 'Withdraw' })).toBeNull();
    expect(notes.getByRole('button', { name: 'Add note: Write the note first' })).toBeTruthy();
    writeText(await findField(), 'Called on Monday.\nAll is well.');
    cleanup();

    const { user } = renderApp(profile);
    const reloaded = await findSection();
    expect((await findField()).value).toBe('Called on Monday.\nAll is well.');
    await user.click(await reloaded.findByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(reloaded.getAllByRole('listitem')).toHaveLength(2));
    await waitFor(async () => expect((await findField()).value).toBe(''));
    const [mine = document.body] = reloaded.getAllByRole('listitem');
    expect(mine.textContent).toMatch(/^Called on Monday\.\nAll is well\..*admin@artisan\.example/);

    await user.click(within(mine).getByRole('button', { name: 'Withdraw' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Withdraw the note?' }));
    mockServer.use(http.all('*/api/v1/admin/note/:id', () => HttpResponse.error(), { once: true }));
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(
      /not known whether it was withdrawn\. Withdrawing it again is safe\.$/,
    );
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await reloaded.findByText(/^Withdrawn by/)).toBeTruthy();
    expect(reloaded.queryByText(/Called on Monday/)).toBeNull();
    expect(reloaded.getByText('Has changed banks.')).toBeTruthy();
    expect(writes.map(({ path }) => path)).toEqual([
      '/admin/note/artisan/1',
      expect.stringMatching(/^\/admin\/note\/\d+$/),
      expect.stringMatching(/^\/admin\/note\/\d+$/),
    ]);
  });

  it('have an unsent text at its own record only when the panel or the page moves to another one', async () => {
    const { user } = renderApp('/admin/dashboard/withdrawrequest?record=1044');
    writeText(await findField(), 'About the first.');
    await user.click(screen.getByRole('button', { name: /^Next request/ }));
    await waitFor(async () => expect((await findField()).value).toBe(''));
    await user.click(screen.getByRole('button', { name: /^Previous request/ }));
    await waitFor(async () => expect((await findField()).value).toBe('About the first.'));
    cleanup();

    const { router } = renderApp('/admin/dashboard/artisan/artisan-info?artisanId=2');
    await findSection();
    await router.navigate({ href: profile });
    await waitFor(() => expect(document.title).toContain(name));
    writeText(await findField(), 'About the artisan.');
    router.history.back();
    await waitFor(async () => expect((await findField()).value).toBe(''));
  });

  it('are not left as an unsent text if another record opens before the host has answered', async () => {
    const { user } = renderApp('/admin/dashboard/withdrawrequest?record=1044');
    writeText(await findField(), 'About the first.');
    await user.click(await screen.findByRole('button', { name: 'Add note' }));
    await user.click(screen.getByRole('button', { name: /^Next request/ }));
    await waitFor(async () => expect((await findField()).value).toBe(''));
    await findToast('Note added');
    await user.click(screen.getByRole('button', { name: /^Previous request/ }));
    expect(await screen.findByText('About the first.', { selector: 'p' })).toBeTruthy();
    expect((await findField()).value).toBe('');
  });

  it('have an empty state, and Retry after a failure', async () => {
    realHost().switches.faults.listNotes = '403';
    const { user } = renderApp(profile);
    const notes = await findSection();
    expect(await notes.findByText('Notes did not load')).toBeTruthy();
    delete realHost().switches.faults.listNotes;
    await user.click(notes.getByRole('button', { name: 'Retry' }));
    expect(await notes.findByText('No notes yet.')).toBeTruthy();
  });

  it('and flags are disabled with a reason on a host without them', async () => {
    realHost().switches.offer = ['listTimeline'];
    renderApp(profile);
    const notes = await findSection();
    for (const label of ['Add note', 'Flag']) {
      const button = await notes.findByRole('button', {
        name: `${label}: The server does not offer this`,
      });
      expect(button.getAttribute('aria-disabled')).toBe('true');
    }
  });
});

describe('a flag', () => {
  it('is set and taken off with reasons, and is shown on the page meanwhile', async () => {
    const { user } = renderApp(profile);
    const notes = await findSection();
    await user.click(await notes.findByRole('button', { name: 'Flag' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: `Flag ${name}?` }));
    expect(dialog.getByRole('button', { name: 'Flag' })).toHaveProperty('disabled', true);
    writeText(dialog.getByLabelText('Reason'), 'Two clients complain.');
    await user.click(dialog.getByRole('button', { name: 'Flag' }));
    expect(await screen.findByText('Artisan flagged: Two clients complain.')).toBeTruthy();
    await closeToasts();
    await user.click(await screen.findByRole('button', { name: 'Take flag off' }));
    const off = within(
      await screen.findByRole('alertdialog', { name: `Take the flag off ${name}?` }),
    );
    writeText(off.getByLabelText('Reason'), 'Both are settled.');
    mockServer.use(
      http.all('*/api/v1/admin/flag/artisan/1*', () => HttpResponse.error(), { once: true }),
    );
    await user.click(off.getByRole('button', { name: 'Take off' }));
    expect((await off.findByRole('alert')).textContent).toMatch(
      /not known whether it was taken off\. Taking it off again is safe\.$/,
    );
    await user.click(off.getByRole('button', { name: 'Take off' }));
    await waitFor(() => expect(screen.queryByText(/^Artisan flagged/)).toBeNull());
  });

  it('does not leave its reason as an unsent text if the page is left before the host has answered', async () => {
    const held = hold();
    mockServer.use(http.put('*/api/v1/admin/flag/artisan/1', () => held.wait(), { once: true }));
    const { user, router, queryClient } = renderApp(profile);
    await user.click(await (await findSection()).findByRole('button', { name: 'Flag' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: `Flag ${name}?` }));
    writeText(dialog.getByLabelText('Reason'), 'Two clients complain.');
    await user.click(dialog.getByRole('button', { name: 'Flag' }));
    await held.whenReached;
    await router.navigate({ to: '/admin/jobs' });
    held.release();
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('and the notes are in the rows and in the confirmation, where they lock nothing; the flag is also in the confirmation of a batch', async () => {
    const { callAsOther } = realHost();
    await callAsOther('PUT', 'flag/artisan/1', { reason: 'Two clients complain.' });
    await callAsOther('POST', 'note/withdrawal/1044', { text: 'The bank called.' });
    await callAsOther('POST', 'note/artisan/1', { text: 'Has changed banks.' });
    const { user, dialog } = await openConfirmation();
    const flag = await dialog.findByText('Artisan flagged: Two clients complain.');
    expect(flag.parentElement?.textContent).toContain('ngozi.bello@artisan.example');
    expect(await dialog.findByText('The bank called.')).toBeTruthy();
    expect(await dialog.findByText('Has changed banks.')).toBeTruthy();
    await waitForYes();
    const row = screen.getByRole('button', { name: 'Approve withdrawal 1044', hidden: true });
    const cells = row.closest('[data-row]')?.textContent;
    expect(cells).toContain('Artisan flagged: Two clients complain.');
    expect(cells).toContain('1 note');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('checkbox', { name: 'Select withdrawal 1044' }));
    expect(await screen.findByText('1 selected')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Decide on 1' }));
    const batch = within(await screen.findByRole('alertdialog'));
    expect(await batch.findByText('Artisan flagged: Two clients complain.')).toBeTruthy();
  });

  it('is in the rows of Verification and in each dialog that decides on a level', async () => {
    await realHost().callAsOther('PUT', 'flag/artisan/1', { reason: 'Two clients complain.' });
    const { user } = renderApp('/admin/dashboard/verification');
    const edit = await screen.findByRole('button', { name: `Edit ${name}` });
    const flag = 'Artisan flagged: Two clients complain.';
    await waitFor(() => expect(edit.closest('[data-row]')?.textContent).toContain(flag));
    for (const [button, role] of [
      [`Edit ${name}`, 'alertdialog'],
      [`Delete ${name}`, 'alertdialog'],
      [`View Certificate of ${name}`, 'dialog'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: button }));
      const dialog = within(await screen.findByRole(role));
      expect(await dialog.findByText(flag)).toBeTruthy();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
    }
  });
});
