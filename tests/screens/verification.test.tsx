import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { closeToasts } from '../support/close-toasts.ts';
import { goOffline } from '../support/go-offline.ts';
import { hold } from '../support/hold.ts';
import { mockServer, serve } from '../support/mock-server.ts';
import { onRealHost, realHost } from '../support/real-host.ts';
import { renderApp } from '../support/render-app.tsx';
import { inTopDialog } from '../support/top-dialog.ts';
import { watchWrites } from '../support/watch-writes.ts';
import { writeText } from '../support/write-text.ts';

const path = '/admin/dashboard/verification';
afterEach(closeToasts);

onRealHost(mockServer);

const sent = watchWrites(mockServer);

/** Changes an artisan in the database, as the server does for another administrator. */
const changeArtisan = (id: number, values: string) =>
  realHost().query(`update artisans set ${values} where id = ${id}`);
/** The level of an artisan on the server, and why the verification was declined. */
async function stateOf(id: number) {
  const [row] = await realHost().query(
    `select level, decline_reason as declined from artisans where id = ${id}`,
  );
  return row;
}

/** The artisans of level 1, newest first. Their ids are 10, 7, 4 and 1. */
const names = ['Oluwaṣeun Akínwándé-Ọláníyan', 'Ngọzi Eze', 'Blessing Etim', 'Chukwuemeka Okafor'];

async function openAndPress(name: string) {
  const app = renderApp(path);
  await app.user.click(await screen.findByRole('button', { name }));
  return app;
}

describe('the verification desk', () => {
  const findDesk = (name: string | undefined) =>
    screen.findByRole('dialog', { name: `Certificates of ${name}` });
  const boxes = () => inTopDialog().getAllByRole<HTMLInputElement>('checkbox');
  const findRaiseButton = (why = '') =>
    waitFor(() => inTopDialog().getByRole('button', { name: `Set level 2${why}` }));
  const declineButton = () => inTopDialog().getByRole('button', { name: 'Decline…' });
  const reasonField = () => screen.getByRole('textbox', { name: 'Reason for declining' });

  async function open() {
    const app = await openAndPress(`View Certificate of ${names[0]}`);
    await findDesk(names[0]);
    await screen.findByRole('region', { name: 'Picture of the certificate' });
    return app;
  }
  /** Opens the second of the two certificates, and ticks every line. */
  async function checkAll(user: UserEvent) {
    await user.click(inTopDialog().getByRole('button', { name: 'Next certificate' }));
    for (const box of boxes()) await user.click(box);
  }

  it('shows the certificate beside four lines, decides nothing offline, and sets level 2 by one call for two presses once all are ticked and each certificate was opened', async () => {
    onTestFinished(() => onlineManager.setOnline(true));
    const { user } = await open();
    expect(boxes().map((box) => box.labels?.[0]?.textContent)).toEqual([
      'The name matches',
      'The issuer is known',
      'The date is plausible',
      'The certificate is legible',
    ]);
    expect(screen.getByText('1 of 2 seen')).toBeTruthy();
    const notOpened = await findRaiseButton(': Open every certificate first: 1 of 2 seen');
    expect(notOpened.getAttribute('aria-disabled')).toBe('true');
    await user.click(inTopDialog().getByRole('button', { name: 'Next certificate' }));
    expect(screen.getByText('2 of 2 seen')).toBeTruthy();
    expect((await findRaiseButton(': Tick every line first')).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await user.click(inTopDialog().getByRole('button', { name: 'Previous certificate' }));
    expect(screen.getByText('2 of 2 seen')).toBeTruthy();
    await goOffline();
    await findRaiseButton(': Offline: nothing can be saved until the connection is back');
    act(() => onlineManager.setOnline(true));
    await checkAll(user);
    const button = await findRaiseButton();
    act(() => {
      button.click();
      button.click();
    });
    // The desk shows the next artisan, with no box ticked.
    await findDesk(names[1]);
    expect(boxes().some(({ checked }) => checked)).toBe(false);
    expect(await screen.findByText(`Level 2 set: ${names[0]} is at level 2 now.`)).toBeTruthy();
    expect(sent).toMatchObject([
      { path: '/admin/update/artisan/10/level', body: { level: 2, version: 1 } },
    ]);
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    await user.keyboard('{Escape}');
    expect(screen.queryByText(names[0] ?? '')).toBeNull();
  });

  it('declines with an editable reason made from the lines that are not ticked, and shows it and the artisan after a failure', async () => {
    const { user } = await open();
    await user.click(boxes()[1] ?? document.body);
    await user.click(boxes()[2] ?? document.body);
    await user.click(declineButton());
    await waitFor(() => expect(document.activeElement).toBe(reasonField()));
    const prefilled = 'The name on the certificate does not match. The certificate is not legible.';
    expect(reasonField()).toHaveProperty('value', prefilled);
    await user.click(boxes()[0] ?? document.body);
    expect(reasonField()).toHaveProperty('value', 'The certificate is not legible.');
    // In this field, J is a letter and not a shortcut.
    writeText(reasonField(), ' Just a jacket is to be seen.');
    const reason = 'The certificate is not legible. Just a jacket is to be seen.';
    realHost().switches.faults.declineVerification = 'no-answer';
    await user.click(inTopDialog().getByRole('button', { name: 'Decline' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Outcome unknown/);
    expect(reasonField()).toHaveProperty('value', reason);
    expect(sessionStorage).toHaveLength(1);
    expect(await findDesk(names[0])).toBeTruthy();
    realHost().switches.faults = {};
    await waitFor(() =>
      expect(inTopDialog().getByRole('button', { name: 'Decline' })).toHaveProperty(
        'disabled',
        false,
      ),
    );
    await user.click(inTopDialog().getByRole('button', { name: 'Decline' }));
    await findDesk(names[1]);
    expect(sent).toHaveLength(2);
    const { searchParams, pathname } = new URL(sent[0]?.path ?? '', 'http://x');
    expect(pathname).toBe('/admin/delete/verification/10');
    expect(searchParams.get('version')).toBe('1');
    expect(await stateOf(10)).toEqual({ level: 1, declined: reason });
  });

  it('opens with Enter on a row, which has the focus again after Escape, moves with J and K and with visible buttons, keeps the focus in the dialog, and has no checklist for an artisan without a certificate', async () => {
    const { user } = renderApp(path);
    await screen.findByText(names[0] ?? '');
    await user.keyboard('j{Enter}');
    await findDesk(names[0]);
    await screen.findByRole('region', { name: 'Picture of the certificate' });
    const previous = inTopDialog().getByRole('button', {
      name: 'Previous artisan: This is the first artisan',
    });
    expect(previous.getAttribute('aria-disabled')).toBe('true');
    await user.click(boxes()[0] ?? document.body);
    await user.keyboard('j');
    await findDesk(names[1]);
    await waitFor(() =>
      expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true),
    );
    const next = inTopDialog().getByRole('button', { name: 'Next artisan' });
    await user.click(next);
    await findDesk(names[2]);
    expect(document.activeElement).toBe(next);
    expect(await screen.findByText('No Records Here!')).toBeTruthy();
    await findRaiseButton(': There is no certificate to check');
    expect(boxes()[0]?.matches(':disabled')).toBe(true);
    await user.click(declineButton());
    expect(reasonField()).toHaveProperty('value', 'There is no certificate.');
    await user.click(inTopDialog().getByRole('button', { name: 'Back' }));
    await user.keyboard('k');
    await findDesk(names[1]);
    await user.keyboard('kk');
    await findDesk(names[0]);
    expect(screen.getByText(/Level 1 · 1 of 4/)).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement?.textContent).toContain(names[0]);
    expect(sent).toEqual([]);
  });

  it('shows the current state after an edit by another administrator, and sends the new version', async () => {
    const { user } = await open();
    await checkAll(user);
    await changeArtisan(10, 'version = 5');
    await user.click(await findRaiseButton());
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Changed meanwhile.*status Active and level 1 now/,
    );
    expect(boxes().every(({ checked }) => checked)).toBe(true);
    await user.click(await findRaiseButton());
    await findDesk(names[1]);
    expect(await stateOf(10)).toMatchObject({ level: 2 });
    expect(sent.map(({ body }) => body)).toMatchObject([{ version: 1 }, { version: 5 }]);
  });

  it('stays at the artisan while a decision is under way, and shows its outcome', async () => {
    const { user } = await open();
    await user.click(declineButton());
    const held = hold();
    mockServer.use(
      http.delete('*/admin/delete/verification/:id', async () => {
        await held.wait();
        return HttpResponse.json({ message: 'It was declined before.' }, { status: 409 });
      }),
    );
    await user.click(inTopDialog().getByRole('button', { name: 'Decline' }));
    const next = await screen.findByRole('button', {
      name: 'Next artisan: A decision is under way',
    });
    await user.click(next);
    await user.keyboard('j{Escape}');
    await user.click(inTopDialog().getByRole('button', { name: 'Close' }));
    expect(await findDesk(names[0])).toBeTruthy();
    held.release();
    expect((await screen.findByRole('alert')).textContent).toContain('It was declined before.');
  });

  it('restores a typed reason after other artisans and a closed desk, without a confirmation', async () => {
    const { user } = await open();
    await user.click(declineButton());
    writeText(reasonField(), ' Really.');
    await user.click(inTopDialog().getByRole('button', { name: 'Back' }));
    await user.keyboard('j');
    await findDesk(names[1]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.click(declineButton());
    expect(reasonField()).toHaveProperty('value', expect.not.stringMatching(/Really/));
    await user.click(inTopDialog().getByRole('button', { name: 'Back' }));
    await user.keyboard('k');
    await findDesk(names[0]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.click(
      inTopDialog().getByRole('button', { name: `View Certificate of ${names[0]}` }),
    );
    await user.click(await screen.findByRole('button', { name: 'Decline…' }));
    expect(reasonField()).toHaveProperty('value', expect.stringMatching(/ Really\.$/));
    expect(sent).toEqual([]);
    await user.click(inTopDialog().getByRole('button', { name: 'Decline' }));
    await findDesk(names[1]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('moves on from the position of an artisan whom another administrator has decided meanwhile', async () => {
    const { user, queryClient } = await open();
    await user.keyboard('j');
    await findDesk(names[1]);
    await changeArtisan(7, 'level = 2');
    void queryClient.invalidateQueries();
    await waitFor(() => expect(screen.queryByText(/ of 4$/)).toBeNull());
    await user.keyboard('j');
    await findDesk(names[2]);
    expect(screen.getByText(/ · 2 of 3$/)).toBeTruthy();
    await user.keyboard('k');
    await findDesk(names[0]);
    expect(screen.getByText(/ · 1 of 3$/)).toBeTruthy();
  });

  it('closes after the last artisan', async () => {
    await realHost().query('update artisans set level = 2 where id <> 10');
    const { user } = await open();
    await checkAll(user);
    await user.click(await findRaiseButton());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('No Records Here!')).toBeTruthy();
  });

  it.each([
    ['setArtisanLevel', 'Decline…'],
    ['declineVerification', 'Set level 2'],
  ])('on a host with only %s disables the other decision, with the reason', async (call, name) => {
    realHost().switches.offer = [call];
    await open();
    const label = `${name}: The server does not offer this`;
    const button = await waitFor(() => inTopDialog().getByRole('button', { name: label }));
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it('is open before the capabilities of the host are known, and stays when they are', async () => {
    const held = hold();
    mockServer.use(http.all('*/api/v1/openapi.json', () => held.wait()));
    await openAndPress(`View Certificate of ${names[0]}`);
    const dialog = await findDesk(names[0]);
    const notKnown = ': It is not known yet whether the server offers this';
    expect((await findRaiseButton(notKnown)).getAttribute('aria-disabled')).toBe('true');
    held.release();
    await findRaiseButton(': Open every certificate first: 1 of 2 seen');
    expect(dialog.isConnected).toBe(true);
  });

  it('says that the certificates may be out of date if they could not be read again', async () => {
    const { queryClient } = await open();
    realHost().switches.faults.getArtisan = '403';
    await queryClient.invalidateQueries();
    const dialog = within(await findDesk(names[0]));
    expect(await dialog.findByText(/^The certificates could not be refreshed/)).toBeTruthy();
    expect(dialog.getByRole('region', { name: 'Picture of the certificate' })).toBeTruthy();
  });

  it('says that the certificates did not load, and disables the decisions', async () => {
    realHost().switches.faults.getArtisan = '500';
    const { user } = await openAndPress(`View Certificate of ${names[0]}`);
    const dialog = within(await findDesk(names[0]));
    expect(await dialog.findByText('The certificates did not load')).toBeTruthy();
    await findRaiseButton(': The certificates are not loaded');
    delete realHost().switches.faults.getArtisan;
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByRole('region', { name: 'Picture of the certificate' })).toBeTruthy();
  });
});

describe('the file of a certificate', () => {
  async function open(...images: (string | null)[]) {
    const certifications = images.map((image) => ({
      image,
      name: 'Trade Test',
      issue_date: '2014-04-18',
    }));
    serve('getArtisan', { tradesman_data: { tradesman: { certifications } } });
    const app = await openAndPress(`View Certificate of ${names[0]}`);
    const region = await screen.findByRole('region', { name: 'Picture of the certificate' });
    return { ...app, region, frame: within(region) };
  }

  it('that is a PDF opens from a link, and a sentence says that one is missing', async () => {
    const images = [
      'https://files.example/storage/trade-test.PDF',
      'https://files.example/download?file=trade-test.pdf&v=2',
      'data:application/pdf;base64,JVBERi0=',
    ];
    const { user } = await open(...images, null);
    const frame = () => within(screen.getByRole('region', { name: 'Picture of the certificate' }));
    for (const image of images) {
      expect(frame().getByText('This certificate is a PDF.')).toBeTruthy();
      const link = () => frame().getByRole('link', { name: 'Open the PDF' });
      await waitFor(() => expect(link().getAttribute('href')).toBe(image));
      expect(frame().queryByRole('img')).toBeNull();
      expect(
        inTopDialog().getByRole('button', { name: 'Zoom in: No picture is shown' }),
      ).toBeTruthy();
      await user.click(inTopDialog().getByRole('button', { name: /^Next certificate/ }));
    }
    expect(frame().getByText('There is no file with this certificate.')).toBeTruthy();
    expect(frame().queryByRole('link')).toBeNull();
    expect(inTopDialog().getByRole('button', { name: 'Rotate: No picture is shown' })).toBeTruthy();
  });

  it('that is broken has an error with Retry and a link to the file', async () => {
    const { user, frame, region } = await open('https://files.example/7');
    fireEvent.error(frame.getByRole('img'));
    expect(frame.getByRole('alert').textContent).toMatch(/^The picture did not load\./);
    const link = frame.getByRole('link', { name: 'Open the file' });
    expect(link.getAttribute('href')).toBe('https://files.example/7');
    await user.click(frame.getByRole('button', { name: 'Retry' }));
    expect(frame.getByRole('img')).toHaveProperty('src', 'https://files.example/7');
    expect(frame.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(region);
    fireEvent.error(frame.getByRole('img'));
    expect(frame.getByRole('alert')).toBeTruthy();
  });
});

describe('Edit', () => {
  it('sets a level from 1 to 3', async () => {
    const { user } = await openAndPress(`Edit ${names[0]}`);
    const dialog = within(await screen.findByRole('alertdialog', { name: `Level of ${names[0]}` }));
    const save = dialog.getByRole('button', { name: 'Save' });
    expect(save).toHaveProperty('disabled', true);
    expect(dialog.getByText('Choose another level')).toBeTruthy();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Level' }), 'Level 3');
    await user.click(save);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await screen.findByText(`${names[0]} is at level 3 now.`)).toBeTruthy();
    expect(screen.queryByRole('button', { name: `Edit ${names[0]}` })).toBeNull();
    // The focus moves to the row that is now at the same place.
    await waitFor(() => expect(document.activeElement?.closest('[data-row]')).toBeTruthy());
    expect(sent[0]?.body).toEqual({ level: 3, version: 1 });
  });

  it('shows the level that another administrator has set, and the choice stays', async () => {
    const { user } = await openAndPress(`Edit ${names[0]}`);
    const choice = await screen.findByRole('combobox', { name: 'Level' });
    await user.selectOptions(choice, 'Level 3');
    await changeArtisan(10, 'version = 2, level = 2');
    await user.click(inTopDialog().getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/level 2 now/);
    expect(choice).toHaveProperty('value', '3');
    await user.click(inTopDialog().getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await stateOf(10)).toMatchObject({ level: 3 }));
  });
});

describe('Delete', () => {
  it('declines with a reason, and says Deleted only after the call', async () => {
    realHost().switches.faults.declineVerification = '403';
    const { user } = await openAndPress(`Delete ${names[0]}`);
    const dialog = within(
      await screen.findByRole('alertdialog', { name: `Decline the verification of ${names[0]}?` }),
    );
    expect(dialog.getByText('Give a reason first')).toBeTruthy();
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    fireEvent.change(reason, { target: { value: ' Not theirs. ' } });
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Not saved/);
    expect(screen.queryByText('Deleted')).toBeNull();
    delete realHost().switches.faults.declineVerification;
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('Deleted')).toBeTruthy();
    expect(screen.queryByRole('button', { name: `Delete ${names[0]}` })).toBeNull();
    expect(await stateOf(10)).toEqual({ level: 1, declined: 'Not theirs.' });
  });

  it('does not leave its reason as an unsent text if the page is left before the answer', async () => {
    const held = hold();
    mockServer.use(
      http.delete('*/admin/delete/verification/10', () => held.wait(), { once: true }),
    );
    const { user, router, queryClient } = await openAndPress(`Delete ${names[0]}`);
    const dialog = within(await screen.findByRole('alertdialog'));
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    fireEvent.change(reason, { target: { value: 'Not theirs.' } });
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    await held.whenReached;
    await act(() => router.navigate({ to: '/admin/jobs' }));
    held.release();
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(sessionStorage).toHaveLength(0);
  });
});

it('the edits of a row without a version are disabled, with the reason', async () => {
  serve('listVerificationArtisans', [
    { id: 10, first_name: 'Oluwaṣeun', last_name: 'Akínwándé-Ọláníyan', level: 1 },
  ]);
  renderApp(path);
  for (const name of ['Edit', 'Delete']) {
    expect(
      await screen.findByRole('button', {
        name: `${name} ${names[0]}: The host sends no version of this artisan`,
      }),
    ).toBeTruthy();
  }
});
