import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { artisanFixtures, clientFixtures } from '../../src/mocks/fixtures-people.ts';
import { envelopes } from '../../src/mocks/switches.ts';
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

describe.each(envelopes)('a host whose answers are %s', (envelope) => {
  beforeEach(() => {
    mockHost().switches.envelope = envelope;
  });

  describe.each(screens)('$path', ({ path, tables }) => {
    it('fills every list', async () => {
      const words = await wordsOf(path);
      expect(words).not.toMatch(/did not load/);
      for (const { name } of tables) {
        const region = within(screen.getByRole('region', { name }));
        expect(region.getAllByRole('row').length).toBeGreaterThan(1);
      }
    });

    it('shows the same words with ids and amounts as text, and places as null', async () => {
      const usual = await wordsOf(path);
      cleanup();
      mockHost().switches.strings = true;
      const words = await wordsOf(path);
      expect(withoutPlaces(words)).toBe(withoutPlaces(usual));
      expect(words).not.toMatch(/did not load|NaN|undefined|\[object/);
      expect(words).not.toMatch(/Ikeja/);
    });
  });
});

describe('a host without data', () => {
  it.each(screens)('$path', async ({ path, title }) => {
    mockHost().switches.faults.all = 'empty';
    const words = await wordsOf(path);
    expect(words).toContain(title);
    expect(words).not.toMatch(/did not load|NaN|undefined/);
  });
});
