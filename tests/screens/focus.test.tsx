/** The focus after a navigation, and after a button that had it is disabled or gone. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../support/render-app.tsx';
import { signIn } from '../support/sign-in.ts';

const focused = () => document.activeElement;

async function expectHeading(name: string): Promise<void> {
  const heading = await screen.findByRole('heading', { name, level: 1 });
  await waitFor(() => expect(focused()).toBe(heading));
}

describe('after a navigation that removed the focused element', () => {
  it('the heading of the new page has the focus, and after Back the row whose link was opened', async () => {
    const { user, router } = renderApp('/admin/dashboard/artisans');
    const table = within(await screen.findByRole('table', { name: 'Artisans' }));
    const [, , link] = await table.findAllByRole('link', { name: /^View / });
    const rowText = link?.closest('tr')?.textContent;
    link?.focus();
    await user.keyboard('{Enter}');
    await expectHeading('Artisan Profile');

    await user.click(await screen.findByRole('link', { name: 'View profile details' }));
    await expectHeading('Artisan Profile Details');
    screen.getByRole('link', { name: 'Portfolio details' }).focus();
    await user.keyboard('{Enter}');
    await expectHeading('Artisan Portfolio');

    router.history.go(-3);
    await waitFor(() => expect(focused()?.tagName).toBe('TR'));
    expect(focused()?.textContent).toBe(rowText);
    await user.keyboard('{Enter}');
    await expectHeading('Artisan Profile');
  });

  it('the heading of the dashboard has the focus after the sign-in', async () => {
    renderApp('/admin/login', { token: null });
    await signIn();
    await expectHeading('Dashboard');
  });
});

it('an entry of the menu keeps the focus, because it stays', async () => {
  const { user } = renderApp('/admin/dashboard');
  const entry = await screen.findByRole('link', { name: /^Contact Forms/ });
  entry.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'Contact Forms', level: 1 });
  expect(focused()).toBe(entry);
});

it('on the last and the first page the focus goes to the nearest button that is not disabled', async () => {
  const { user } = renderApp('/admin/dashboard/artisans');
  const pages = within(await screen.findByRole('navigation', { name: 'Pages of Artisans' }));
  pages.getByRole('button', { name: 'Last page' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(focused()).toBe(pages.getByRole('button', { name: 'Previous page' })));
  pages.getByRole('button', { name: 'First page' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(focused()).toBe(pages.getByRole('button', { name: 'Next page' })));
});

it('at the first person of a list the focus goes to Next', async () => {
  const { user } = renderApp('/admin/dashboard/artisan/artisan-info?artisanId=2&list=%3Fq%3D');
  const links = within(await screen.findByRole('navigation', { name: 'Records of the list' }));
  const [place, total] = links.getByText(/^\d+ of \d+$/).textContent.split(' of ');
  for (let at = Number(place); at > 1; at -= 1) {
    await user.click(links.getByRole('link', { name: 'Previous record' }));
    await links.findByText(`${at - 1} of ${total}`);
  }
  expect(focused()).toBe(links.getByRole('link', { name: 'Next record' }));
});

it('Connect leaves the focus on its service', async () => {
  const { user } = renderApp('/admin/dashboard/integrated-services');
  const connect = await screen.findByRole('button', { name: 'Connect NIN' });
  connect.focus();
  await user.keyboard('{Enter}');
  const card = screen.getByRole('region', { name: 'NIN' });
  await within(card).findByText('Connected');
  expect(focused()).toBe(card);
});

describe('a removed filter', () => {
  it('gives the focus to the next one, and the last one to the toolbar', async () => {
    const { user } = renderApp('/admin/jobs?job_status=completed&amount=1..');
    const chip = (name: RegExp) => screen.findByRole('button', { name });
    (await chip(/^Remove filter Amount: /)).focus();
    await user.keyboard('{Enter}');
    expect(focused()).toBe(await chip(/^Remove filter Status: /));
    await user.keyboard('{Enter}');
    expect(focused()).toBe(screen.getByRole('button', { name: 'Period' }));
  });

  it('that is the text of the search gives the focus to the search box, with or without rows', async () => {
    const { user, router } = renderApp('/admin/jobs?q=a');
    const press = async (clear: HTMLElement | null) => {
      clear?.focus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(clear?.isConnected).toBe(false));
      expect(focused()).toBe(screen.getByRole('searchbox'));
    };
    await press(await screen.findByRole('button', { name: 'Clear search' }));
    router.history.push('/admin/jobs?q=zzzzzz');
    await press((await screen.findByText('Clear search')).closest('button'));
  });
});
