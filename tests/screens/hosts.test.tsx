import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { envelopes } from '../../src/mocks/switches.ts';
import { mockHost } from '../support/mock-server.ts';
import { renderApp } from '../support/render-app.tsx';
import { screens } from '../support/screens.ts';

/** The page as words, once it has loaded. */
async function wordsOf(path: string): Promise<string> {
  renderApp(path);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => {
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
    expect(screen.queryByText('Loading Info...')).toBeNull();
  });
  return screen.getByRole('main').textContent;
}

describe.each(envelopes)('a host whose answers are %s', (envelope) => {
  beforeEach(() => {
    mockHost().switches.envelope = envelope;
  });

  describe.each(screens)('$path', ({ path, tables }) => {
    it('shows every list with its rows', async () => {
      const words = await wordsOf(path);
      expect(words).not.toMatch(/did not load/);
      for (const { name } of tables) {
        const region = within(screen.getByRole('region', { name }));
        expect(region.getAllByRole('row').length).toBeGreaterThan(1);
      }
    });

    it('shows the same with ids and amounts as text, and places as null', async () => {
      mockHost().switches.strings = true;
      const words = await wordsOf(path);
      expect(words).not.toMatch(/did not load|NaN|undefined|\[object/);
      expect(words).not.toMatch(/Ikeja/);
    });
  });
});

describe('a host with nothing in it', () => {
  it.each(screens)('$path', async ({ path, title }) => {
    mockHost().switches.faults.all = 'empty';
    const words = await wordsOf(path);
    expect(words).toContain(title);
    expect(words).not.toMatch(/did not load|NaN|undefined/);
  });
});
