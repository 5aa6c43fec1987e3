import { readdirSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { screens } from '../support/screens.ts';
import { clockStart, shiftClock } from '../support/shift-clock.mjs';
import { type ServerProcess, spawnServer, untilReady } from '../support/start-process.ts';

export { expect };

const assets = path.resolve(import.meta.dirname, '../../dist/dashboard/assets');

export const themes = ['light', 'dark'] as const;

const credentials = {
  email: 'admin@artisan.example',
  password: 'artisan-admin',
  device_token: 'e2e',
};

/** A server with its own database. */
interface Host {
  address: string;
  /** The token of a session of the sample's administrator. */
  token: string;
}

interface Fixtures {
  /** Allows errors and warnings of the browser that match; they may arrive until the page is closed. */
  expectConsoleError: (pattern: RegExp) => void;
  /**
   * Whether the test changes data of the host, its accounts included. The tests of a file that change data share a
   * server, and each decides on rows that it finds. All other tests of a worker share another server.
   */
  changesData: boolean;
  /**
   * Whether the page loads the code of all pages and dialogs ahead. Otherwise the browser says that it saves data, and
   * the page loads code when it needs it.
   */
  loadsAhead: boolean;
  host: Host;
  /** The token of a session of the sample's administrator. */
  token: string;
}

/** The fixtures that the tests of one worker share. */
interface WorkerFixtures {
  sharedHost: Host;
  /** Returns the host of the tests of a file that change data. */
  hostOfFile: (file: string) => Promise<Host>;
}

/** Starts a server on a copy of the sample's data folder (global-setup.ts). `end` removes both. */
async function startHost(): Promise<Host & { end: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'e2e-'));
  let server: ServerProcess | undefined;
  const end = async () => {
    await server?.end('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await cp(process.env.E2E_SAMPLE ?? '', folder, { recursive: true });
    server = await untilReady(spawnServer({ DATA_DIR: folder, LOG_LEVEL: 'warn' }));
    return { address: server.address, token: await signIn(server.address), end };
  } catch (error) {
    await end();
    throw error;
  }
}

async function signIn(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/v1/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  const { data } = await answer.json();
  return data.access_token;
}

/** Makes the browser say that it saves data. */
const saveData = () =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

/** Returns the number of changes in the audit of a host. */
async function countChanges({ address, token }: Host): Promise<number> {
  const answer = await fetch(`${address}/api/v1/admin/audit`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = await answer.json();
  return data.total;
}

/** Returns the calls, the visits and the console of a page, each after its time in ms; later ones are added. */
function logOf(page: Page): string[] {
  const log: string[] = [];
  const start = performance.now();
  const note = (text: string) => log.push(`${Math.round(performance.now() - start)} ${text}`);
  page.on('framenavigated', (frame) => note(`is at ${frame.url()}`));
  page.on('request', (request) => note(`sends ${request.method()} ${request.url()}`));
  page.on('response', (answer) => note(`gets ${answer.status()} ${answer.url()}`));
  page.on('requestfailed', (request) =>
    note(`fails ${request.url()}: ${request.failure()?.errorText}`),
  );
  page.on('console', (message) => note(`console.${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => note(`throws ${error.stack}`));
  return log;
}

/**
 * A test in the browser. It fails on every error or warning of the page. Pages have the clock of the tests, as the
 * server has.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  changesData: [false, { option: true }],
  loadsAhead: [false, { option: true }],
  sharedHost: [
    // Playwright requires a destructured first parameter, also if a fixture uses no other fixture.
    async ({ browserName: _browserName }, run) => {
      const host = await startHost();
      try {
        const before = await countChanges(host);
        await run(host);
        expect(await countChanges(host), 'changes by tests without `changesData`').toBe(before);
      } finally {
        await host.end();
      }
    },
    { scope: 'worker' },
  ],
  hostOfFile: [
    async ({ browserName: _browserName }, run) => {
      let current: { file: string; host: Awaited<ReturnType<typeof startHost>> } | undefined;
      try {
        await run(async (file) => {
          if (current?.file === file) return current.host;
          await current?.host.end();
          current = undefined;
          const host = await startHost();
          current = { file, host };
          return host;
        });
      } finally {
        await current?.host.end();
      }
    },
    { scope: 'worker' },
  ],
  host: async ({ changesData, sharedHost, hostOfFile }, run, { file }) =>
    run(changesData ? await hostOfFile(file) : sharedHost),
  baseURL: async ({ host }, run) => run(host.address),
  token: async ({ host }, run) => run(host.token),
  context: async ({ context, loadsAhead }, run) => {
    await context.addInitScript(shiftClock, clockStart);
    if (!loadsAhead) await context.addInitScript(saveData);
    await run(context);
    // A route may still change an answer that no test waits for.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  expectConsoleError: [
    async ({ page }, use, info) => {
      const consoleErrors: string[] = [];
      const expected: RegExp[] = [];
      const log = logOf(page);
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) consoleErrors.push(message.text());
      });
      page.on('pageerror', (error) => consoleErrors.push(error.message));
      await use((pattern) => void expected.push(pattern));
      const unexpected = consoleErrors.filter((text) => !expected.some((one) => one.test(text)));
      if (info.status !== info.expectedStatus || unexpected.length > 0) {
        const file = info.outputPath('page.log');
        await writeFile(file, log.join('\n'));
        info.attachments.push({ name: 'page.log', path: file, contentType: 'text/plain' });
      }
      expect(unexpected, 'errors and warnings in the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Signs the page in and sets its theme. */
export async function startSignedIn(
  page: Page,
  token: string,
  theme: 'light' | 'dark' | 'system' = 'light',
) {
  await page.addInitScript(
    ([storedToken, storedTheme]) => {
      localStorage.setItem('token', storedToken);
      if (storedTheme !== 'system') localStorage.setItem('theme', storedTheme);
      localStorage.setItem('administrator', '{"email":"admin@artisan.example","role":"admin"}');
    },
    [token, theme] as const,
  );
}

/** Makes the host's document offer these operations beyond the contract. */
export async function offerOnly(page: Page, operationIds: readonly string[]) {
  const paths = Object.fromEntries(
    operationIds.map((operationId) => [`/${operationId}`, { post: { operationId } }]),
  );
  await page.route('**/api/v1/openapi.json', (route) => route.fulfill({ json: { paths } }));
}

/** Waits until the page has loaded its data. After a navigation, `title` is the heading of the new page. */
export async function waitUntilLoaded(page: Page, title = '') {
  // This checks in every frame. An expectation of Playwright soon checks only twice a second.
  await page.waitForFunction((wanted) => {
    const heading = document.querySelector('h1');
    return (
      heading?.checkVisibility({ visibilityProperty: true }) === true &&
      heading.textContent.toLowerCase().includes(wanted) &&
      document.querySelector('[aria-busy="true"]') === null &&
      !document.body.textContent.includes('Loading Info...') &&
      document.fonts.status === 'loaded'
    );
  }, title.toLowerCase());
}

/** Signs the page in, opens an address, and waits until the page has loaded its data. */
export async function openSignedIn(
  page: Page,
  token: string,
  address: string,
  theme?: 'light' | 'dark' | 'system',
) {
  await startSignedIn(page, token, theme);
  await page.goto(address);
  await waitUntilLoaded(page);
}

/** Opens another page in the loaded app, as a link does; `page.goto` loads all its code again. */
export async function openWithin(page: Page, address: string, title: string) {
  await page.evaluate((to) => history.pushState(null, '', to), address);
  await waitUntilLoaded(page, title);
}

/**
 * Waits until the late frame (late-frame.tsx) works: the shortcuts, the bell, the stream of changes, and the reports of
 * the connection.
 */
export const waitForWholeFrame = (page: Page) =>
  page.getByRole('button', { name: /^Waiting for you: \d/ }).waitFor();

/** Waits until the browser has loaded all code ahead, in a test with `loadsAhead`; it loads code while it is idle. */
export async function waitUntilLoadedAhead(page: Page) {
  const code = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name));
  const missing = () =>
    page.evaluate((names) => {
      const requested = performance.getEntriesByType('resource').map(({ name }) => name);
      return names.filter((name) => !requested.some((url) => url.endsWith(name)));
    }, code);
  await expect.poll(missing, { timeout: 20_000, intervals: [100] }).toEqual([]);
}

/** Waits until the page has loaded its data and its print styles. */
export async function waitUntilPrintable(page: Page) {
  await waitUntilLoaded(page);
  await page.waitForFunction(
    () =>
      [...document.styleSheets].some(({ cssRules }) =>
        [...cssRules].some((rule) => rule.cssText.includes('@page')),
      ),
    undefined,
    { polling: 50 },
  );
}

/** Replaces each value of a field in the answers of one path of the API, whatever the query of the call. */
export async function answerWith(
  page: Page,
  address: string,
  field: string,
  value: string | ((before: string) => string),
) {
  const hasPath = ({ pathname }: URL) => pathname === `/api/v1${address}`;
  await page.route(hasPath, async (route) => {
    const answer = await route.fetch();
    const fields = new RegExp(`("${field}":)(?:"((?:[^"\\\\]|\\\\.)*)"|([^",}\\]]*))`, 'g');
    const body = (await answer.text()).replaceAll(
      fields,
      (_whole, name: string, text?: string, other?: string) =>
        `${name}${JSON.stringify(typeof value === 'string' ? value : value(text ?? other ?? ''))}`,
    );
    await route.fulfill({ response: answer, body });
  });
}

/** Makes the host answer that no record has notes or a flag, for records with ids that the server does not know. */
export const answerWithoutMarks = (page: Page) =>
  page.route('**/admin/mark?*', (route) => route.fulfill({ json: { data: { data: [] } } }));

/** Presses a key until a condition holds, 60 times at most. `what` names the goal in the error after that. */
export async function pressUntil(
  page: Page,
  key: string,
  what: string,
  isReached: () => Promise<boolean>,
) {
  const maxPresses = 60;
  for (let presses = 0; presses < maxPresses; presses += 1) {
    await page.keyboard.press(key);
    if (await isReached()) return;
  }
  throw new Error(`${key} was pressed ${maxPresses} times, and there is no ${what}`);
}

/** Returns the first toast with a title. */
export const toastOf = (page: Page, title: string) =>
  page
    .locator('[data-sonner-toast][data-removed=false]')
    .filter({ has: page.getByText(title, { exact: true }) })
    .first();

/**
 * Waits until the button Yes of a confirmation can be pressed. This notices it at once; an expectation soon checks only
 * twice a second.
 */
export async function waitForYes(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Yes', disabled: false }).waitFor();
  return page.getByRole('button', { name: 'Yes' });
}

/** Returns whether an element has the focus. */
export const hasFocus = (element: Locator) =>
  element.evaluate((node) => node === document.activeElement);

/** Returns the address of a queue with 25 rows on its page. Some tests need more payable rows than five. */
export const queueWithManyRows = (path: string) => `${path}?size=25`;

/** Addresses of the pages that tests open by name, and of the pages that are not in `screens`. */
export const pages = {
  dashboard: '/admin/dashboard',
  artisans: '/admin/dashboard/artisans',
  'artisan profile': '/admin/dashboard/artisan/artisan-info?artisanId=7&list=all',
  jobs: '/admin/jobs?job_status=completed',
  'withdraw history': '/admin/dashboard/withdraw-history',
  'withdraw request': '/admin/dashboard/withdrawrequest',
  audit: '/admin/dashboard/audit',
  'my shift': '/admin/shift',
  settings: '/admin/settings',
  menu: '/sidebar',
  'not found': '/admin/nothing',
} as const;

const pathOf = (address: string) => address.replace(/\?.*/, '');
const named = new Set(Object.values(pages).map(pathOf));

/** Every page of the back office, with its name. */
export const allPages: readonly (readonly [name: string, address: string])[] = [
  ...Object.entries(pages),
  ...screens
    .filter(({ path }) => !named.has(pathOf(path)))
    .map(({ title, path }) => [title, path] as const),
];
