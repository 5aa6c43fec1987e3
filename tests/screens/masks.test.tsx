import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mockHost, mockServer } from '../support/mock-server.ts';
import { openTable } from '../support/open-table.ts';
import { contactsOnPage as contactsOf } from '../support/private-texts.ts';
import { onRealHost, realHost } from '../support/real-host.ts';
import { renderApp, storedAdministrator, turnMasksOn } from '../support/render-app.tsx';
import { watchDownloads } from '../support/watch-downloads.ts';
import { writeText } from '../support/write-text.ts';

const contactsOnPage = () => contactsOf(mockHost().store);

const openArtisans = () => openTable('/admin/dashboard/artisans', 'Artisans');

describe('masks of phones and e-mails', () => {
  // tests/screens/check-list.test.tsx has every screen.
  it('are switched in the account menu, cover the printed addresses too, and are stored for one administrator', async () => {
    const { user, region } = await openArtisans();
    expect(contactsOnPage()).not.toEqual([]);
    await user.click(screen.getByRole('button', { name: /^Account/ }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: /^Mask phones/ }));
    await waitFor(() => expect(contactsOnPage()).toEqual([]));
    expect((await region.findAllByText('k•••@example.ng')).length).toBeGreaterThan(0);
    act(() => void dispatchEvent(new Event('beforeprint')));
    expect(region.getAllByText('k•••@example.ng').length).toBeGreaterThan(0);
    expect(contactsOnPage()).toEqual([]);
    act(() => void dispatchEvent(new Event('afterprint')));
    expect(localStorage.getItem(`masks ${storedAdministrator}`)).not.toBeNull();
  });

  it('hide what they cover from the search and the export', async () => {
    turnMasksOn();
    const { user, region } = await openArtisans();
    writeText(region.getByRole('searchbox'), 'chukwuemeka1@');
    expect(await region.findByText('No Artisan Found')).toBeTruthy();
    await user.clear(region.getByRole('searchbox'));
    await region.findByRole('combobox', { name: 'Rows per page' });
    const files = watchDownloads();
    await user.click(await region.findByRole('button', { name: /^Export .+ as CSV$/ }));
    expect(await screen.findByText(/with phones and e-mails masked/)).toBeTruthy();
    const file = await files[0]?.text;
    expect(file).toContain('c•••@example.ng');
    expect(file).not.toContain('chukwuemeka1');
  });
});

const showButton = { name: 'Show the e-mail address of artisan 12' };

describe('a masked field on a host that records reveals', () => {
  onRealHost(mockServer);
  const reveals = () =>
    realHost().query("select subject_id from audit_entries where action = 'reveal'");

  it('is shown for 30 seconds after the host has recorded it, and masked again', async () => {
    turnMasksOn();
    const { user, region } = await openArtisans();
    const button = await region.findByRole('button', showButton);
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
    expect(await reveals()).toEqual([]);
    button.focus();
    const timeout = vi.spyOn(globalThis, 'setTimeout');
    onTestFinished(() => timeout.mockRestore());
    await user.keyboard('{Enter}');
    expect((await region.findAllByText('kelechi12@example.ng')).length).toBeGreaterThan(0);
    expect(await reveals()).toEqual([{ subject_id: '12' }]);
    // The query cache also sets timers of 30 seconds.
    const isHideTimer = ([work, ms]: Parameters<typeof setTimeout>) =>
      ms === 30_000 && work.name === 'hide';
    const [hide] = timeout.mock.calls.filter(isHideTimer).map(([work]) => work);
    act(hide as () => void);
    await waitFor(() => expect(contactsOnPage()).toEqual([]));
  });

  it('stays masked if the host did not record the reveal, and says why', async () => {
    mockServer.use(
      http.post('*/admin/reveal', () =>
        HttpResponse.json({ message: 'The audit is full' }, { status: 503 }),
      ),
    );
    turnMasksOn();
    const { user, region } = await openArtisans();
    const button = await region.findByRole('button', showButton);
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
    await user.click(button);
    expect(await screen.findByText('Not shown')).toBeTruthy();
    expect(contactsOnPage()).toEqual([]);
  });
});

describe('a masked field', () => {
  it('is not shown in the next row that reuses its elements', async () => {
    turnMasksOn();
    const { user, region } = await openArtisans();
    const reusedRow = (await region.findByRole('button', showButton)).closest('tr');
    await user.click(await region.findByRole('button', showButton));
    await waitFor(() => expect(contactsOnPage()).not.toEqual([]));
    await user.click(region.getByRole('button', { name: 'Next page' }));
    await region.findByText('11–12 of 12');
    expect(region.getAllByRole('row')).toContain(reusedRow);
    expect(contactsOnPage()).toEqual([]);
  });

  it('is shown at once where the host records no reveals, and masked after leaving the page', async () => {
    turnMasksOn();
    const { user, router } = renderApp('/admin/dashboard/client/client-profile?clientId=1');
    await user.click(
      await screen.findByRole('button', { name: 'Show the phone number of client 1' }),
    );
    expect((await screen.findAllByText('0806 555 0201')).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Mask the phone number of client 1' }));
    expect(contactsOnPage()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Show the phone number of client 1' }));
    await router.navigate({ to: '/admin/jobs' });
    await screen.findByRole('heading', { name: 'Jobs', level: 1 });
    router.history.back();
    await screen.findByRole('button', { name: 'Show the phone number of client 1' });
    expect(contactsOnPage()).toEqual([]);
  });
});
