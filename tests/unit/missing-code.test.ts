import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import {
  isMissingCode,
  missingCode,
  reportCrashedComponent,
  reportMissingCode,
} from '../../src/lib/browser/missing-code.ts';

// No case expects a crash, so none passes with the state of an earlier case.
beforeEach(reportCrashedComponent);

it('code that did not load is recognised by the messages of browsers', () => {
  const isMissing = (message: string) => isMissingCode(new TypeError(message));
  expect(isMissing('Failed to fetch dynamically imported module: /a.js')).toBe(true);
  expect(isMissing('error loading dynamically imported module')).toBe(true);
  expect(isMissing('Importing a module script failed.')).toBe(true);
  expect(isMissing('Failed to fetch')).toBe(false);
});

const page = new Response('', { headers: { 'content-type': 'text/html' } });
const script = new Response('', { headers: { 'content-type': 'text/javascript' } });

// The browser's error names the importing file. It may exist while a file that it imports is gone.
it.each([
  ['nothing', '', 'new-version', new Response(null, { status: 404 })],
  ['the page', '', 'new-version', page],
  ['the file', '', 'no-connection', script],
  ['the file', 'assets/dialog-2.js', 'new-version', script],
  ['the file', 'assets/menu-3.css', 'new-version', script],
  ['the file', 'api/v1/admin/get/artisan/9', 'no-connection', script],
  ['the file', 'media/certificates/3.png', 'no-connection', script],
  ['the file', 'api/v1/x.js/4', 'no-connection', script],
])(
  'when the server answers with %s for the file, and 404 for "%s", the reason is %s',
  async (_, missing, reason, answer) => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer);
    const notFound = { name: `https://office.example/${missing}`, responseStatus: 404 };
    const entries = missing === '' ? [] : [notFound as unknown as PerformanceEntry];
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries);
    onTestFinished(() => void vi.restoreAllMocks());
    const file = 'https://office.example/assets/menu-1.js';
    await reportMissingCode(new TypeError(`Failed to fetch dynamically imported module: ${file}`));
    expect(missingCode()).toBe(reason);
  },
);
