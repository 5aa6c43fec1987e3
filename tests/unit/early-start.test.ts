import { readFile } from 'node:fs/promises';
import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { operations } from '../../openapi/generated/operations.ts';
import { earlyStart } from '../../scripts/early-start.ts';
import { earlyCalls } from '../../src/app/early-calls.ts';

interface Hooks {
  configResolved(config: { env: Record<string, string> }): void;
  transformIndexHtml: { handler(html: string, context: { bundle: object }): Promise<string> };
}

const chunk = (name: string) => ({
  type: 'chunk',
  fileName: `assets/${name}.js`,
  imports: [],
  moduleIds: [`/project/src/routes/${name}.tsx?tsr-split=component`],
});
const pageNames = Object.keys(earlyCalls).map(
  (path) => `_frame/${path.slice(1).replaceAll('/', '.')}`,
);
const bundle = Object.fromEntries(
  ['_frame', ...pageNames].map((name) => [`assets/${name}.js`, chunk(name)]),
);

/** Returns the head of the built page. */
async function builtPage(env: Record<string, string> = {}): Promise<string> {
  const hooks = earlyStart() as unknown as Hooks;
  hooks.configResolved({ env });
  return hooks.transformIndexHtml.handler('<head><!-- early start --></head>', { bundle });
}

type Stored = Readonly<Record<string, string>>;

/** Returns the requests that the built page makes before its scripts are loaded. */
function earlyCallsOf(page: string, pathname: string, search = '', stored: Stored = {}) {
  const calls: { url: string; headers: Record<string, string> }[] = [];
  const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(page) ?? [];
  vm.runInNewContext(script, {
    URL,
    AbortController,
    window: {},
    location: { pathname, search, origin: 'http://office.example' },
    localStorage: { getItem: (key: string) => stored[key] ?? (key === 'token' ? 'mine' : null) },
    document: { createElement: () => ({}), head: { append: () => undefined } },
    fetch: (url: string, { headers }: { headers: Record<string, string> }) => {
      calls.push({ url, headers: { ...headers } });
      return Promise.resolve({ status: 204 });
    },
  });
  return calls;
}

describe('the early call of a page', () => {
  it.each(Object.entries(earlyCalls))(
    'of %s has the address and the headers of the client’s own call',
    async (path, id) => {
      expect(earlyCallsOf(await builtPage(), path)).toEqual([
        {
          url: `http://office.example/api/v1${operations[id].path}`,
          headers: {
            Authorization: 'Bearer mine',
            'Content-Type': 'application/json',
            Accept: 'application/json',
          },
        },
      ]);
    },
  );

  it.each([
    ['', ['/admin/job/history?size=5']],
    ['?page=2', []],
  ])(
    'of a list that the host searches requests only its first page, at "%s"',
    async (search, paths) => {
      const stored = {
        'searches http://office.example/api/v1': 'listArtisans listJobs',
        'first-call /admin/jobs': '/admin/job/history?size=5',
      };
      const calls = earlyCallsOf(await builtPage(), '/admin/jobs', search, stored);
      expect(calls.map(({ url }) => url)).toEqual(
        paths.map((path) => `http://office.example/api/v1${path}`),
      );
    },
  );

  it('of the dashboard is sent also if the host has figures by day', async () => {
    const stored = { 'searches http://office.example/api/v1': 'getDashboard listJobs' };
    const calls = earlyCallsOf(await builtPage(), '/admin/dashboard', '', stored);
    expect(calls.map(({ url }) => url)).toEqual([
      'http://office.example/api/v1/admin/dashboard/data',
    ]);
  });

  it('is sent to the host that the dashboard is built for', async () => {
    const page = await builtPage({ VITE_API_HOST: 'https://api.example.ng/office/' });
    const [call] = earlyCallsOf(page, '/admin/jobs');
    expect(call?.url).toBe('https://api.example.ng/office/api/v1/admin/job/history');
  });
});

describe('a browser that denies its storage', () => {
  it('gets the page without an early call, in the theme of the system', async () => {
    const source = await readFile(new URL('../../index.html', import.meta.url), 'utf8');
    const dataset: Record<string, string> = {};
    const calls: unknown[] = [];
    for (const page of [await builtPage(), source]) {
      const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(page) ?? [];
      vm.runInNewContext(script, {
        get localStorage() {
          throw new DOMException('Access is denied for this document', 'SecurityError');
        },
        window: {},
        location: { pathname: '/admin/jobs', search: '', origin: 'http://office.example' },
        matchMedia: () => ({ matches: true }),
        document: { documentElement: { dataset } },
        fetch: (url: unknown) => calls.push(url),
      });
    }
    expect([calls, dataset]).toEqual([[], { theme: 'dark' }]);
  });
});

describe('the host that a dashboard is built for', () => {
  it.each([
    ['https://api.example.ng', 'https://api.example.ng'],
    ['https://api.example.ng/', 'https://api.example.ng'],
    ['https://API.example.ng/office', 'https://api.example.ng'],
    ['http://localhost:4312', 'http://localhost:4312'],
  ])('%s is in the page, from which the server takes it for its policy', async (host, origin) => {
    expect(await builtPage({ VITE_API_HOST: host })).toContain(
      `<link rel="preconnect" href="${origin}" crossorigin>`,
    );
  });

  it.each(['', '/office'])('is not in a page that calls its own host: "%s"', async (host) => {
    expect(await builtPage({ VITE_API_HOST: host })).not.toContain('preconnect');
  });

  it.each(['api.example.ng', '//api.example.ng', 'ftp://api.example.ng', 'https://'])(
    'stops the build if it is not an address: "%s"',
    async (host) => {
      await expect(builtPage({ VITE_API_HOST: host })).rejects.toThrow(
        'VITE_API_HOST must be an address',
      );
    },
  );
});
