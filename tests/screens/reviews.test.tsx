import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ratingsOf } from '../../src/features/clients/client-reviews.tsx';
import { mockServer, serve } from '../support/mock-server.ts';
import { onRealHost, realHost } from '../support/real-host.ts';
import { renderApp } from '../support/render-app.tsx';

/** Opens the panel from the profile of a client. */
async function openReviews() {
  const app = renderApp('/admin/dashboard/client/client-info?clientId=2');
  await app.user.click(await screen.findByRole('button', { name: 'View More Details' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'View Ratings & Reviews' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Ratings & Reviews' }));
  return { ...app, panel };
}

onRealHost(mockServer);

describe('the ratings of a client', () => {
  it('have an average with one decimal, and the number of each rating in words', () => {
    const rated = (...stars: (number | null)[]) => ratingsOf(stars.map((rating) => ({ rating })));
    expect(rated(5, 4, 4).average).toBe('4.3');
    expect(rated(5).average).toBe('5.0');
    expect(rated().average).toBeNull();
    // Only whole stars from 1 to 5 count.
    expect(rated(null, 0, 6, 2.5, 3)).toMatchObject({ average: '3.0', count: 1 });
    expect(rated(5, 5, 1).spread.map(({ count }) => count)).toEqual([2, 0, 0, 0, 1]);
  });

  it('are in a panel with the average, the number of each rating, and each review with its artisan and job', async () => {
    const { panel, user, address } = await openReviews();
    expect(await panel.findByText('4.5')).toBeTruthy();
    const spread = within(panel.getByRole('list', { name: 'Spread of the ratings' }));
    expect(spread.getByText('5 stars: 1 review')).toBeTruthy();
    expect(spread.getByText('1 star: 0 reviews')).toBeTruthy();
    const [first] = within(panel.getByRole('list', { name: 'Reviews' })).getAllByRole('listitem');
    const newest = within(first ?? document.body);
    expect(newest.getByRole('img', { name: '4 of 5 stars' })).toBeTruthy();
    expect(newest.getByText('Stars only, without words.')).toBeTruthy();
    expect(newest.getByRole('link', { name: '3' }).getAttribute('href')).toBe(
      '/admin/jobs?record=3',
    );
    await user.click(newest.getByRole('link', { name: /Tunde/ }));
    await screen.findByRole('heading', { name: 'Artisan Profile', level: 1 });
    expect(address()).toBe('/admin/dashboard/artisan/artisan-info?artisanId=3');
  });

  it('have an empty state, and return the focus to the menu of the profile', async () => {
    realHost().switches.faults.listClientReviews = 'empty';
    const { panel, user } = await openReviews();
    expect(await panel.findByText('No Records Here!')).toBeTruthy();
    expect(panel.queryByText('NIL')).toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    const menu = screen.getByRole('button', { name: 'View More Details' });
    await waitFor(() => expect(document.activeElement).toBe(menu));
  });

  it('show NIL if a host sends only ids', async () => {
    serve('listClientReviews', [{ id: 'a' }, {}]);
    const { panel } = await openReviews();
    expect(await panel.findByText('2 without stars')).toBeTruthy();
    expect(panel.getAllByText('NIL').length).toBeGreaterThan(2);
  });
});
