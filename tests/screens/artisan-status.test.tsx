import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { keys } from '../../src/api/cache/keys.ts';
import { closeToasts } from '../support/close-toasts.ts';
import { goOffline } from '../support/go-offline.ts';
import { hold } from '../support/hold.ts';
import { mockServer, serve } from '../support/mock-server.ts';
import { onRealHost, realHost } from '../support/real-host.ts';
import { renderApp } from '../support/render-app.tsx';
import { watchWrites } from '../support/watch-writes.ts';
import { writeText } from '../support/write-text.ts';

const path = '/admin/dashboard/artisan/artisan-portfolio?artisanId=1';
const statusCall = '*/api/v1/admin/update/artisan/1/status';

afterEach(closeToasts);

onRealHost(mockServer);

const writes = watchWrites(mockServer);
const sentBodies = () => writes.map(({ body }) => body);

const storedStatus = async () => {
  const [row] = await realHost().query('select status from artisans where id = 1');
  return row?.status;
};
const strip = () => within(screen.getByRole('region', { name: 'Artisan', hidden: true }));
const reasonField = () => screen.getByLabelText('Reason (optional)');

async function openConfirmation(verb = 'Deactivate') {
  const app = renderApp(path);
  await app.user.click(await screen.findByRole('button', { name: verb }));
  const dialog = within(
    await screen.findByRole('alertdialog', { name: `${verb} Chukwuemeka Okafor?` }),
  );
  return { ...app, dialog, confirmButton: () => dialog.getByRole('button', { name: verb }) };
}

describe('the status of an artisan', () => {
  it('has no open confirmation after Back leads to another artisan', async () => {
    const { router } = renderApp(path.replace(/1$/, '2'));
    await screen.findByRole('button', { name: 'Deactivate' });
    await router.navigate({ href: path });
    await waitFor(() => expect(document.title).toContain('Chukwuemeka Okafor'));
    fireEvent.click(screen.getByRole('button', { name: 'Deactivate' }));
    await screen.findByRole('alertdialog', { name: 'Deactivate Chukwuemeka Okafor?' });
    router.history.back();
    await waitFor(() => expect(document.title).not.toContain('Chukwuemeka Okafor'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('leaves Previous and Next as they were, although the filter of the list excludes the new status', async () => {
    const { user, queryClient } = renderApp(`${path}&list=%3Fstatus%3Dactive`);
    expect(await screen.findByText('7 of 7')).toBeTruthy();
    // The links go through the whole list, which arrives after its first page.
    await waitFor(() => expect(queryClient.getQueryData(keys.artisanList)).toBeDefined());
    await user.click(screen.getByRole('button', { name: 'Deactivate' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('Chukwuemeka Okafor is deactivated now.')).toBeTruthy();
    await closeToasts();
    expect(screen.getByText('7 of 7')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Previous record' }));
    expect(await screen.findByText('6 of 7')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Next record' }));
    expect(await screen.findByText('7 of 7')).toBeTruthy();
  });

  it('restores the typed reason after the session ended', async () => {
    realHost().switches.faults.setArtisanStatus = '401';
    const { user, confirmButton } = await openConfirmation();
    writeText(reasonField(), 'Reported twice.');
    await user.click(confirmButton());
    expect(await screen.findByRole('heading', { name: 'admin login' })).toBeTruthy();
    cleanup();
    await openConfirmation();
    expect(reasonField()).toHaveProperty('value', 'Reported twice.');
  });

  it('is not changed by Escape, is changed after a confirmation that names the effect, and the page shows the new status', async () => {
    const { user } = await openConfirmation();
    writeText(reasonField(), 'Half a reason');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const deactivate = screen.getByRole('button', { name: 'Deactivate' });
    expect(document.activeElement).toBe(deactivate);
    expect(sentBodies()).toEqual([]);

    await user.click(deactivate);
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(
      dialog.getByText(/none of their withdrawals and part-payments can be approved/),
    ).toBeTruthy();
    expect(dialog.getByText(/Nothing is deleted/)).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Cancel' }));
    fireEvent.change(reasonField(), { target: { value: ' Reported by three clients. ' } });
    await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await screen.findByText('Chukwuemeka Okafor is deactivated now.')).toBeTruthy();
    expect(strip().getByText('Deactivated')).toBeTruthy();
    const reactivate = screen.getByRole('button', { name: 'Reactivate' });
    await waitFor(() => expect(document.activeElement).toBe(reactivate));
    await user.click(reactivate);
    const again = within(await screen.findByRole('alertdialog'));
    await user.click(again.getByRole('button', { name: 'Reactivate' }));
    await waitFor(() => expect(strip().getByText('Active')).toBeTruthy());
    expect(sentBodies()).toEqual([
      { status: 'deactivated', reason: 'Reported by three clients.', version: 1 },
      { status: 'active', version: 2 },
    ]);
  });

  it('changed by another administrator is shown in the confirmation, where the reason stays, and the next press sends the new version', async () => {
    const { user, confirmButton } = await openConfirmation();
    await realHost().query(
      "update artisans set version = 4, level = 3, status = 'pending' where id = 1",
    );
    writeText(reasonField(), 'Fraud.');
    await user.click(confirmButton());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/^Changed meanwhile/);
    expect(alert.textContent).toMatch(/Nothing was written.*status Pending and level 3 now/);
    expect(reasonField()).toHaveProperty('value', 'Fraud.');
    await user.click(confirmButton());
    await waitFor(async () => expect(await storedStatus()).toBe('deactivated'));
    expect(sentBodies()).toEqual([
      { status: 'deactivated', reason: 'Fraud.', version: 1 },
      { status: 'deactivated', reason: 'Fraud.', version: 4 },
    ]);
  });

  it('cannot be set to the value that another administrator has set', async () => {
    mockServer.use(
      http.put(statusCall, () =>
        HttpResponse.json(
          { message: 'Changed.', current: { version: '7', status: 'deactivated' } },
          { status: 409 },
        ),
      ),
    );
    const { user, confirmButton } = await openConfirmation();
    await user.click(confirmButton());
    expect(await screen.findByText(/Somebody else deactivated the artisan/)).toBeTruthy();
    expect(screen.getByRole('alert').textContent).not.toContain('again');
    expect(confirmButton()).toHaveProperty('disabled', true);
  });

  it('cannot be changed with a reason that is too long, or offline, and the confirmation and the reason stay after a failure, until the change is saved', async () => {
    onTestFinished(() => onlineManager.setOnline(true));
    const { user, confirmButton } = await openConfirmation();
    fireEvent.change(reasonField(), { target: { value: 'x'.repeat(501) } });
    expect(confirmButton()).toHaveProperty('disabled', true);
    fireEvent.change(reasonField(), { target: { value: 'x'.repeat(500) } });
    expect(confirmButton()).toHaveProperty('disabled', false);
    await goOffline();
    expect(await screen.findByText(/^Offline: nothing can be saved/)).toBeTruthy();
    expect(confirmButton()).toHaveProperty('disabled', true);
    act(() => onlineManager.setOnline(true));
    fireEvent.change(reasonField(), { target: { value: 'Fraud.' } });
    // tests/unit/reader.test.ts has the outcomes of the other answers.
    realHost().switches.faults.setArtisanStatus = 'no-answer';
    await user.click(confirmButton());
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Outcome unknown.*not known whether it was saved/,
    );
    expect(sentBodies()).toHaveLength(1);
    expect(reasonField()).toHaveProperty('value', 'Fraud.');
    expect(strip().getByText('Active')).toBeTruthy();
    delete realHost().switches.faults.setArtisanStatus;
    await waitFor(() => expect(confirmButton()).toHaveProperty('disabled', false));
    await user.click(confirmButton());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sentBodies()).toHaveLength(2);
  });

  it('is sent once for two presses, and the confirmation cannot be closed during the call', async () => {
    const held = hold();
    mockServer.use(http.put(statusCall, () => held.wait()));
    const { user, confirmButton } = await openConfirmation();
    act(() => {
      confirmButton().click();
      confirmButton().click();
    });
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBeTruthy();
    held.release();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sentBodies()).toHaveLength(1);
  });

  it('cannot be changed where the host sends no version', async () => {
    serve('getArtisan', { tradesman_data: { tradesman: { id: 1, status: 'active', user: {} } } });
    renderApp(path);
    const button = await screen.findByRole('button', {
      name: /^Deactivate: The host sends no version/,
    });
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it('cannot be changed where the host does not offer the call', async () => {
    realHost().switches.offer = ['setArtisanLevel'];
    renderApp(path);
    expect(
      await screen.findByRole('button', { name: 'Deactivate: The server does not offer this' }),
    ).toBeTruthy();
  });
});
