import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { hold } from '../support/hold.ts';
import { mockServer, serve } from '../support/mock-server.ts';
import { renderApp } from '../support/render-app.tsx';
import { expectConsoleError } from '../support/strict-console.ts';

// tests/unit/search-params.test.ts has more ids.
const ids = ['99999', 'dGVzdA==', 'a/b c+d#e:é%'];

/** Each page of a person: kind, last part of the path, title, what its failure message names, and unknown ids. */
const pages = [
  ['artisan', 'artisan-info', 'Artisan Profile', 'Artisan Profile', ids],
  ['artisan', 'artisan-profile', 'Artisan Profile Details', 'Profile details', ['99999']],
  ['artisan', 'artisan-portfolio', 'Artisan Portfolio', 'Artisan Portfolio', ['99999']],
  ['client', 'client-info', 'Client Profile', 'Client Profile', ids],
  ['client', 'client-profile', 'Client Profile Details', 'Client Profile Details', ['99999']],
] as const;

it.each(pages)(
  'the %s page %s has a message for an address without an id, a malformed one, and one that the host refuses or does not know, sends an id whole, and shows Loading Info..., a failure, and the data after Retry',
  async (person, page, title, what, unknownIds) => {
    const path = `/admin/dashboard/${person}/${page}`;
    const param = `${person}Id`;
    const listName = person === 'artisan' ? 'Go to Artisans' : 'Go to Clients';
    expectConsoleError(/has no \w+ id|id in this address is not valid|Error in route match/);
    const requestedIds: string[] = [];
    const held = hold();
    mockServer.use(
      http.get(`*/admin/get/${person}/*`, async ({ request }) => {
        const id = new URL(request.url).pathname.split('/').slice(6).join('/');
        requestedIds.push(id);
        if (id === '1') await held.wait();
        const statuses: Record<string, number> = { 1: 500, 400: 400 };
        const status = statuses[id] ?? 404;
        return HttpResponse.json({ message: `Refused with ${status}.` }, { status });
      }),
    );
    const { user, router } = renderApp(path);
    const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });
    expect(await heading('Bad request')).toBeTruthy();
    const missing = `This address has no ${person} id.`;
    expect(screen.getByText(missing)).toBeTruthy();
    expect(screen.getByRole('link', { name: listName })).toBeTruthy();
    router.history.push(`${path}?${param}=%3Cscript%3E`);
    await waitFor(() => expect(screen.queryByText(missing)).toBeNull());
    expect(await heading('Bad request')).toBeTruthy();
    for (const id of unknownIds) {
      router.history.push(`${path}?${new URLSearchParams({ [param]: id })}`);
      expect(await screen.findByText(`There is no ${person} with the id ${id}.`)).toBeTruthy();
      expect(requestedIds.map(decodeURIComponent)).toContain(id);
      expect(screen.getByRole('heading', { name: 'Not found', level: 1 })).toBeTruthy();
      expect(screen.getByRole('link', { name: listName })).toBeTruthy();
    }
    router.history.push(`${path}?${param}=1e5`);
    await waitFor(() => expect(requestedIds).toContain('1e5'));
    router.history.push(`${path}?${param}=400`);
    expect(await screen.findByText('Refused with 400.')).toBeTruthy();
    expect(await heading('Bad request')).toBeTruthy();
    expect(screen.getByRole('link', { name: listName })).toBeTruthy();
    router.history.push(`${path}?${param}=1`);
    expect(await screen.findByText('Loading Info...')).toBeTruthy();
    held.release();
    const failure = (await screen.findByText(`${what} did not load`)).parentElement;
    expect(failure?.textContent).toContain('Refused with 500.');
    expect(await heading(title)).toBeTruthy();
    expect(screen.queryByText('Loading Info...')).toBeNull();
    mockServer.resetHandlers();
    await user.click(within(failure as HTMLElement).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(`${what} did not load`)).toBeNull());
    const name = person === 'artisan' ? 'Chukwuemeka Okafor' : 'Adaeze Umeh';
    await waitFor(() => expect(document.title).toBe(`${name} · ${title} · Back Office`));
  },
);

describe('a profile', () => {
  it('shows NIL for one missing piece of the address, and No Address for all', async () => {
    const { router } = renderApp('/admin/dashboard/artisan/artisan-info?artisanId=6');
    expect(await screen.findByText('Bodija, Oyo, NIL')).toBeTruthy();
    await router.navigate({
      to: '/admin/dashboard/artisan/artisan-info',
      search: { artisanId: '4' },
    });
    expect(await screen.findByText('No Address')).toBeTruthy();
  });

  it('shows NIL and empty lists if the host sends no details', async () => {
    serve('getArtisan', { tradesman_data: null });
    renderApp('/admin/dashboard/artisan/artisan-portfolio?artisanId=1');
    expect(await screen.findByText('Total earnings')).toBeTruthy();
    const main = within(screen.getByRole('main'));
    expect(main.getAllByText('NIL').length).toBeGreaterThan(3);
    expect(main.getAllByText('No Records Here!')).toHaveLength(4);
    expect(main.queryByText(/Verified/)).toBeNull();
  });

  it('says in words that a picture is missing, broken or a PDF', async () => {
    const portfolio = [
      { project_title: 'Doors', image: null },
      { project_title: 'Roof', image: 'https://files.example/roof.pdf' },
      { project_title: 'Stairs', image: 'https://files.example/stairs.png' },
    ];
    const certifications = [{ name: 'Trade Test', image: 'https://files.example/test.pdf' }];
    serve('getArtisan', { tradesman_data: { tradesman: { portfolio, certifications } } });
    renderApp('/admin/dashboard/artisan/artisan-portfolio?artisanId=1');
    fireEvent.error(await screen.findByRole('img', { name: 'Stairs' }));
    const itemOf = (title: string) => screen.getByText(title).closest('li')?.textContent;
    expect(itemOf('Doors')).toMatch(/^No picture/);
    expect(itemOf('Roof')).toMatch(/^PDF/);
    expect(itemOf('Stairs')).toMatch(/^Not loaded/);
    expect(screen.getByRole('button', { name: 'Open certificate Trade Test' }).textContent).toBe(
      'PDF',
    );
  });

  it('of an artisan has the balance, and each waiting withdrawal and part-payment as a link', async () => {
    const { router } = renderApp('/admin/dashboard/artisan/artisan-info?artisanId=6');
    const waiting = () => within(screen.getByRole('region', { name: 'Waiting for a decision' }));
    const balance = () => waiting().getByText('Available balance').parentElement?.textContent;
    const open = async (artisanId: string) => {
      await router.navigate({ to: '/admin/dashboard/artisan/artisan-info', search: { artisanId } });
      await waitFor(() => expect(screen.queryByText('Loading Info...')).toBeNull());
    };
    await screen.findByRole('link', { name: 'View profile details' });
    await waitFor(() => expect(balance()).toBe('Available balance₦0.00'));
    expect(await waiting().findByText('No withdrawal waits.')).toBeTruthy();
    expect(waiting().getByText('No part-payment waits.')).toBeTruthy();
    // The detail of this host has no balance. The requests have it: 1,362,500 naira paid in less 250,000 paid out.
    serve('getArtisan', {});
    await open('1');
    await waitFor(() => expect(balance()).toBe('Available balance₦1,112,500.00'));
    const lines = waiting()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(lines).toEqual([
      'Withdrawal 1044₦150,000.002026/11/12',
      'Withdrawal 1049₦900,000.002026/11/17',
      'Project 13₦120,000.002026/11/14',
    ]);
    const addressOf = (name: string) => waiting().getByRole('link', { name }).getAttribute('href');
    expect(addressOf('Withdrawal 1044')).toBe('/admin/dashboard/withdrawrequest?record=1044');
    expect(addressOf('Project 13')).toBe('/admin/dashboard/pending/part-payments?record=13');
    // Neither the detail nor a request has the balance of this artisan.
    await open('5');
    await waitFor(() => expect(balance()).toBe('Available balanceNIL'));
  });

  it('of a client has the waiting part-payments, and says how many requests have no client', async () => {
    serve('listPendingPartPayments', [
      { job_id: 13, client_id: 6, part_payment_amount: 120000, part_payment_status: 'pending' },
      { job_id: 14, part_payment_amount: 40000, part_payment_status: 'pending' },
      { job_id: 15, client_id: 6, part_payment_amount: 1, part_payment_status: 'on-hold' },
    ]);
    renderApp('/admin/dashboard/client/client-info?clientId=6');
    await screen.findByRole('button', { name: 'View More Details' });
    const waiting = within(screen.getByRole('region', { name: 'Waiting for a decision' }));
    expect((await waiting.findByRole('listitem')).textContent).toBe('Project 13₦120,000.00');
    expect(waiting.getByText('The host does not say whose 1 waiting request is.')).toBeTruthy();
    expect(waiting.queryByText('Available balance')).toBeNull();
  });

  it('links to the details, and has a named link back', async () => {
    const { user, address } = renderApp('/admin/dashboard/artisan/artisan-info?artisanId=1');
    await user.click(await screen.findByRole('link', { name: 'View portfolio details' }));
    expect(
      await screen.findByRole('heading', { name: 'Artisan Portfolio', level: 1 }),
    ).toBeTruthy();
    expect(address()).toBe('/admin/dashboard/artisan/artisan-portfolio?artisanId=1');
    const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    await user.click(breadcrumb.getByRole('link', { name: 'Chukwuemeka Okafor' }));
    expect(await screen.findByRole('heading', { name: 'Artisan Profile', level: 1 })).toBeTruthy();
  });

  it('leads to the next and previous record of the list from which it was opened, and back to that list', async () => {
    const { user, address, router } = renderApp('/admin/dashboard/artisans?q=active&sort=name.asc');
    const first = await screen.findAllByRole('link', { name: /^View / });
    await user.click(first[0] ?? document.body);
    const records = within(await screen.findByRole('navigation', { name: 'Records of the list' }));
    expect(records.getByText('1 of 7')).toBeTruthy();
    expect(records.getByRole('button', { name: 'Previous record' })).toHaveProperty(
      'disabled',
      true,
    );
    // The pages of the tables are those of this artisan; their search also serves the next one.
    act(() => router.history.push(`${address()}&jobs_q=a&jobs_page=3&transactions_at=x`));
    await waitFor(() => expect(address()).toContain('transactions_at=x'));
    await user.click(records.getByRole('link', { name: 'Next record' }));
    expect(await screen.findByText('2 of 7')).toBeTruthy();
    expect(address()).toContain('jobs_q=a');
    expect(address()).not.toMatch(/_page|_at/);
    await user.click(screen.getByRole('link', { name: 'View profile details' }));
    expect(await screen.findByText('2 of 7')).toBeTruthy();
    const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    await user.click(breadcrumb.getByRole('link', { name: 'Artisans' }));
    await screen.findByRole('heading', { name: 'Artisans', level: 1 });
    expect(address()).toBe('/admin/dashboard/artisans?q=active&sort=name.asc');
  });

  it('of a client enables reviews only where the host offers them, and leads to the wanted artisans, with scope and budget', async () => {
    const { user } = renderApp('/admin/dashboard/client/client-info?clientId=1');
    await user.click(await screen.findByRole('button', { name: 'View More Details' }));
    const reviews = await screen.findByRole('menuitem', { name: /View Ratings & Reviews/ });
    expect(reviews.getAttribute('aria-disabled')).toBe('true');
    expect(reviews.textContent).toContain('The server does not offer this');
    await user.click(screen.getByRole('menuitem', { name: 'View Profile Details' }));
    expect(
      await screen.findByRole('heading', { name: 'Client Profile Details', level: 1 }),
    ).toBeTruthy();
    const wanted = within(await screen.findByRole('region', { name: 'My Profile' }));
    expect(wanted.getByText('Carpenter')).toBeTruthy();
    expect(wanted.getByText('Building and finishing')).toBeTruthy();
    expect(wanted.getByText('Built-in furniture for two bedrooms')).toBeTruthy();
    expect(wanted.getByRole('listitem').textContent).toContain('₦3,000.00 – ₦5,500.00 per hour');
  });
});

describe('Verification', () => {
  it('shows the certificates of an artisan, zoomed and rotated; a button with nothing more to do gives the reason and keeps the focus; Escape returns the focus to the row', async () => {
    const { user } = renderApp('/admin/dashboard/verification');
    const opener = await screen.findByRole('button', {
      name: 'View Certificate of Chukwuemeka Okafor',
    });
    await user.click(opener);
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Certificates of Chukwuemeka Okafor' }),
    );
    const picture = await dialog.findByRole('img', { name: /Trade Test Grade I/ });
    await user.click(dialog.getByRole('button', { name: 'Zoom in' }));
    await user.click(dialog.getByRole('button', { name: 'Rotate' }));
    expect(dialog.getByText('150%')).toBeTruthy();
    expect(picture.parentElement?.style.transform).toBe('rotate(90deg)');
    await user.click(dialog.getByRole('button', { name: 'Next certificate' }));
    expect(await dialog.findByRole('heading', { name: /Site safety/ })).toBeTruthy();
    expect(dialog.getByText('There is no file with this certificate.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Previous certificate' }));
    for (const [name, presses, why] of [
      ['Zoom in', 3, 'This is the largest'],
      ['Zoom out', 3, 'The whole width is shown'],
      ['Next certificate', 1, 'This is the last certificate'],
      ['Previous certificate', 1, 'This is the first certificate'],
    ] as const) {
      const button = dialog.getByRole('button', { name });
      button.focus();
      for (let press = 0; press < presses; press += 1) await user.keyboard('{Enter}');
      expect(button.getAttribute('aria-label')).toBe(`${name}: ${why}`);
      expect(button).toHaveProperty('disabled', false);
      expect(document.activeElement).toBe(button);
      await user.keyboard('{Enter}');
    }
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });
});
