import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { artisanFixtures, clientFixtures } from '../../src/mocks/fixtures-people.ts';
import { mockHost } from '../support/mock-server.ts';
import { loadedWords } from '../support/page-words.ts';
import { renderApp } from '../support/render-app.tsx';
import { screens } from '../support/screens.ts';

const wordsOf = (path: string) => {
  renderApp(path);
  return loadedWords();
};

const place = [...artisanFixtures.map(({ item }) => item), ...clientFixtures]
  .flatMap(({ ward, lga, state }) => [ward, lga, state])
  .filter((name) => typeof name === 'string')
  .concat('NIL')
  .join('|');
/** Replaces the places in a text, because some hosts send none. */
const withoutPlaces = (words: string) =>
  words.replaceAll(new RegExp(`(?:(?:${place}), )+(?:${place})|No Address`, 'g'), 'a place');

/**
 * Every screen with each envelope, and with text in place of numbers. `tests/data/queries.test.ts` proves for every
 * query that its envelopes have the same data.
 */
describe.each(screens)('$path', ({ path, tables }) => {
  it('fills every list, and has the same words on hosts that send other envelopes, ids and amounts as text, and no places', async () => {
    const usual = await wordsOf(path);
    expect(usual).not.toMatch(/did not load/);
    for (const { name } of tables) {
      const region = within(screen.getByRole('region', { name }));
      expect(region.getAllByRole('row').length).toBeGreaterThan(1);
    }
    cleanup();
    mockHost().switches.envelope = 'less';
    expect(await wordsOf(path)).toBe(usual);
    cleanup();
    mockHost().switches.envelope = 'bare';
    mockHost().switches.strings = true;
    const words = await wordsOf(path);
    expect(withoutPlaces(words)).toBe(withoutPlaces(usual));
    expect(words).not.toMatch(/did not load|NaN|undefined|\[object/);
    expect(words).not.toMatch(/Ikeja/);
  });
});
