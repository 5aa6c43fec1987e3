import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockServer } from '../support/mock-server.ts';
import { onRealHost, realHost } from '../support/real-host.ts';
import { renderApp } from '../support/render-app.tsx';

const pageOf = (artisanId: number) =>
  `/admin/dashboard/artisan/artisan-info?artisanId=${artisanId}`;

/** Waits for the text of the card, because repeated searches by role are slow in a whole page. */
async function findCard() {
  await screen.findByText('E-mails', { selector: 'button' });
  return within(screen.getByRole('region', { name: 'E-mails' }));
}

onRealHost(mockServer);

describe('the e-mails to an artisan', () => {
  it('show in the closed card how many failed, open with text, state and message of the mail server, and are sent again by Try again, which keeps the focus on the e-mail and asks first if the state is not known', async () => {
    const { user } = renderApp(pageOf(1));
    const mails = await findCard();
    expect(await mails.findByText('1 failed')).toBeTruthy();
    expect(mails.getByText('1 not known')).toBeTruthy();
    expect(mails.queryByRole('listitem')).toBeNull();
    await user.click(mails.getByRole('button', { name: 'E-mails' }));
    const [failed = document.body, unknown = document.body, sent] = mails.getAllByRole('listitem');
    expect(failed.textContent).toMatch(/request 1040.*Failed.*550 5\.1\.1 The mailbox does not/);
    expect(unknown.textContent).toMatch(/job 5.*Not known.*The mail server may have it\./);
    expect(sent?.textContent).toMatch(/request 1039.*Sent.*bank details again\.$/);

    await user.click(within(failed).getByRole('button', { name: 'Try again' }));
    expect(await within(failed).findByText('Queued')).toBeTruthy();
    expect(document.activeElement).toBe(within(failed).getByRole('article'));
    expect(mails.queryByText('1 failed')).toBeNull();
    await user.click(within(unknown).getByRole('button', { name: 'Try again' }));
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    expect(await within(unknown).findByText('Queued')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(within(unknown).getByRole('article')));
  });

  it('can be sent again after the next attempt failed before the list was read', async () => {
    let sent = 0;
    mockServer.use(
      http.post('*/api/v1/admin/retry/mail/:id', async () => {
        sent += 1;
        await realHost().query(
          "update outgoing_mails set finished_at = now() where state = 'failed'",
        );
        return HttpResponse.json({ data: { message: 'Queued' } });
      }),
    );
    const { user } = renderApp(pageOf(1));
    const mails = await findCard();
    await user.click(await mails.findByRole('button', { name: 'E-mails' }));
    const [failed = document.body] = await mails.findAllByRole('listitem');
    const press = async () =>
      user.click(await within(failed).findByRole('button', { name: 'Try again', busy: false }));
    await press();
    await waitFor(() => expect(sent).toBe(1));
    const stillFailed = await within(failed).findByRole('button', {
      name: 'Try again',
      busy: false,
    });
    expect(stillFailed).toBeTruthy();
    await press();
    await waitFor(() => expect(sent).toBe(2));
  });

  it('have a sentence where none was sent', async () => {
    const { user } = renderApp(pageOf(2));
    const mails = await findCard();
    await user.click(mails.getByRole('button', { name: 'E-mails' }));
    expect(await mails.findByText('No e-mail was sent to the artisan from here.')).toBeTruthy();
  });

  it('show in the closed card that they did not load', async () => {
    realHost().switches.faults.listArtisanMails = '403';
    renderApp(pageOf(1));
    expect(await (await findCard()).findByText('Not loaded')).toBeTruthy();
  });

  it('are hidden where the host does not list them', async () => {
    realHost().switches.offer = ['listTimeline'];
    renderApp(pageOf(1));
    await screen.findByRole('button', { name: 'History' });
    expect(screen.queryByRole('region', { name: 'E-mails' })).toBeNull();
  });
});
