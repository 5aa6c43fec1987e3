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
  facadeModuleId: `/project/src/routes/${name}.tsx?split`,
  imports: [],
});
const pageNames = Object.keys(earlyCalls).map(
  (path) => `_frame/${path.slice(1).replaceAll('/', '.')}`,
);
const bundle = Object.fromEntries(
  ['_frame', ...pageNames].map((name) => [`assets/${name}.js`, chunk(name)]),
);

/** The head of the page as the build writes it. */
async function builtPage(env: Record<string, string> = {}): Promise<string> {
  const hooks = earlyStart() as unknown as Hooks;
  hooks.configResolved({ env });
  return hooks.transformIndexHtml.handler('<head><!-- early start --></head>', { bundle });
}

/** What the built page asks for while its scripts are on their way. */
function earlyCallOf(page: string, pathname: string) {
  const calls: { url: string; headers: Record<string, string> }[] = [];
  const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(page) ?? [];
  vm.runInNewContext(script, {
    URL,
    AbortController,
    window: {},
    location: { pathname, origin: 'http://office.example' },
    localStorage: { getItem: (key: string) => (key === 'token' ? 'mine' : null) },
    document: { createElement: () => ({}), head: { append: () => undefined } },
    fetch: (url: string, { headers }: { headers: Record<string, string> }) => {
      calls.push({ url, headers: { ...headers } });
      return Promise.resolve({ status: 204 });
    },
  });
  return calls;
}

describe('the early call of a page', () => {
  it.each(Object.entries(earlyCalls))('of %s does not lack the Content-Type', async (path, id) => {
    expect(earlyCallOf(await builtPage(), path)).toEqual([
      {
        url: `http://office.example/api/v1${operations[id].path}`,
        headers: {
          Authorization: 'Bearer mine',
          'Content-Type': 'application/json',
          Accept: 'application/json',
        },
      },
    ]);
  });

  it('goes to the host that the dashboard was built for', async () => {
    const page = await builtPage({ VITE_API_HOST: 'https://api.example.ng/office/' });
    const [call] = earlyCallOf(page, '/admin/jobs');
    expect(call?.url).toBe('https://api.example.ng/office/api/v1/admin/job/history');
  });
});

describe('the host that a dashboard was built for', () => {
  it.each([
    ['https://api.example.ng', 'https://api.example.ng'],
    ['https://api.example.ng/', 'https://api.example.ng'],
    ['https://API.example.ng/office', 'https://api.example.ng'],
    ['http://localhost:4312', 'http://localhost:4312'],
  ])('%s is not missing from the page, where the server reads it', async (host, origin) => {
    expect(await builtPage({ VITE_API_HOST: host })).toContain(
      `<link rel="preconnect" href="${origin}" crossorigin>`,
    );
  });

  it.each(['', '/office'])('is nowhere in a page that calls its own host: "%s"', async (host) => {
    expect(await builtPage({ VITE_API_HOST: host })).not.toContain('preconnect');
  });

  it.each(['api.example.ng', '//api.example.ng', 'ftp://api.example.ng', 'https://'])(
    'does not end in a dashboard that can call nothing: "%s" is no address',
    async (host) => {
      await expect(builtPage({ VITE_API_HOST: host })).rejects.toThrow(
        'VITE_API_HOST must be an address',
      );
    },
  );
});
