import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { allOperations } from '../../openapi/generated/operations.ts';
import { help, readArguments } from '../../scripts/check-host/arguments.ts';
import { listenLocally } from '../support/listen.ts';
import { type MailApp, openMailApp } from '../support/mail-app.ts';
import { fasterEngine, openTestDatabase, type TestDatabase } from '../support/test-database.ts';

const password = 'artisan-admin';
const admin = { CHECK_EMAIL: 'admin@artisan.example', CHECK_PASSWORD: password };

/** Runs Node.js. Expects that its output does not contain the password. */
async function run(args: readonly string[], env: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, args, {
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  expect(output + errors).not.toContain(password);
  return { output, errors, code };
}

/** Runs the tool, which compiles its modules at each start. */
const runTool = (args: readonly string[], env: Record<string, string>) =>
  run(['--import', 'tsx', 'scripts/check-host.ts', ...args], env);

/** The folder with the compiled modules of the tool. It is in the project, because they read files of the project. */
let compiledFolder: string;
beforeAll(async () => {
  compiledFolder = await mkdtemp(path.resolve('dist/check-host-'));
  await build({
    configFile: false,
    logLevel: 'error',
    define: { 'import.meta.env.VITE_API_HOST': 'process.env.VITE_API_HOST' },
    build: { ssr: 'scripts/check-host/check-host.ts', outDir: compiledFolder, emptyOutDir: true },
  });
});
afterAll(() => rm(compiledFolder, { recursive: true }));

/** Checks a host as the tool does, with the compiled modules. */
async function check(args: string[], env = admin) {
  const settings = readArguments(args, env);
  if (typeof settings === 'string') throw new Error(settings);
  const module = pathToFileURL(path.join(compiledFolder, 'check-host.js')).href;
  const { password: secret, ...others } = settings;
  const script = `
    const { checkHost } = await import(${JSON.stringify(module)});
    const settings = { ...${JSON.stringify(others)}, password: process.env.CHECK_PASSWORD };
    process.exit((await checkHost(settings)) ? 0 : 1);`;
  return run(['--input-type=module', '--eval', script], {
    VITE_API_HOST: settings.host,
    CHECK_PASSWORD: secret,
  });
}

type Answers = Record<string, unknown>;

/**
 * Starts a host that answers the named operations with a text or with JSON, and the others with 404. A name can have a
 * query, such as `listJobs?page=2`.
 *
 * @param document its OpenAPI document
 */
async function startHost(answers: Answers, document?: object): Promise<string> {
  const server = createServer((request, response) => {
    if (document !== undefined && request.url === '/api/v1/openapi.json') {
      response.end(JSON.stringify(document));
      return;
    }
    const [path = '', query = ''] = (request.url ?? '').split('?');
    const called = Object.entries(allOperations).find(([id, { method, path: template }]) => {
      const pattern = new RegExp(`^/api/v1${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
      return id in answers && method === request.method && pattern.test(path);
    });
    const answer = called && (answers[`${called[0]}?${query}`] ?? answers[called[0]]);
    response.writeHead(answer === undefined ? 404 : 200);
    response.end(
      typeof answer === 'string' ? answer : JSON.stringify(answer ?? { message: 'No.' }),
    );
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${await listenLocally(server)}`;
}

const login = { data: { access_token: 'made-up', user: { role: 'admin' } } };
const person = {
  id: 7,
  first_name: 'Ada',
  last_name: 'Umeh',
  email: 'ada@artisan.example',
  phone_number: '0801 555 0101',
  ward: 'Ojo',
  lga: null,
  state: { name: 'Lagos' },
  status: 'active',
};
/** The answers of a host whose lists are empty. */
const emptyHost = {
  ...Object.fromEntries(
    Object.keys(allOperations)
      .filter((id) => id.startsWith('list'))
      .map((id) => [id, []]),
  ),
  login,
  getDashboard: { total_revenue: 5 },
  getAbout: [{ about: 'We connect.' }],
};

describe('check:host of our server', () => {
  let database: TestDatabase;
  let address: string;
  let mailApp: MailApp;
  beforeAll(async () => {
    database = await openTestDatabase(fasterEngine);
    mailApp = await openMailApp(database);
    address = await mailApp.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await mailApp.close();
    await database.close();
  });

  /** Counts the audit entries, except those about sessions, which each check adds. */
  const countEntries = async () =>
    (await database.pool.query("select from audit_entries where subject <> 'session'")).rowCount;

  it('finds nothing missing, and changes nothing, also with --write', async () => {
    const before = await countEntries();
    const { output, errors, code } = await runTool([`${address}/api/v1/`, '--write'], admin);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    // The response of a stream never ends.
    const { streamChanges: _, ...answeringOperations } = allOperations;
    const reads = Object.values(answeringOperations).filter(({ method }) => method === 'GET');
    const [read = '', written = ''] = output.split('\nWrites that change nothing:\n');
    // The sign-in adds one line, and the calls with short answers add eight.
    expect(read.match(/^✓ .*/gm)).toHaveLength(reads.length + 1 + 8);
    expect(read).toMatch(/✓ listTransactions +a page with 5 of \d+ rows/);
    expect(read).toMatch(/✓ getDashboard +figures of \d+ days/);
    expect(read).toContain('✓ listContactReplies');
    expect(output).not.toMatch(/✗|missing:|cannot be read|another shape/);
    expect(read).toMatch(/ {2}offered: .*replyToContactMessage/);
    for (const id of ['approveWithdrawal', 'approvePartPayment']) {
      expect(read).toContain(`  ${id}: If-Match, Idempotency-Key; can be repeated`);
    }
    expect(read).toContain('  rejectWithdrawal: Idempotency-Key; can be repeated');
    const repeated =
      /✓ (approve|reject)(Withdrawal|PartPayment) +two .* 404 and 422, so it can be/g;
    expect(written.match(repeated)).toHaveLength(4);
    expect(written).toMatch(/✓ setContactMessageStatus +The message was marked as .* before/);
    expect(written).toMatch(/(✓|–) updateIdentificationMeans/);
    expect(written).toMatch(/Every screen has what it needs\.\n$/);
    expect(await countEntries()).toBe(before);
  });

  it('reports a wrong password', async () => {
    const { output, code } = await check([address], { ...admin, CHECK_PASSWORD: 'wrong-word' });
    expect(code).toBe(1);
    expect(output).toBe('✗ login                       401: Unathorized access\n');
  });
});

describe('check:host of another host', () => {
  it('accepts bare lists, pages, smaller envelopes and strings for numbers, and reports missing and unreadable fields', async () => {
    const page = (number: number, row: object) => ({
      data: { data: [row], current_page: number, last_page: 2 },
    });
    const host = await startHost({
      ...emptyHost,
      getDashboard: { total_revenue: '1,250.00' },
      listArtisans: page(1, person),
      'listArtisans?page=2': page(2, { ...person, id: '8', status: undefined }),
      getArtisan: { tradesman_data: { tradesman: { id: 7, portfolio: 'none' } } },
      listJobs: { data: [{ job_id: 1, amount: 'a lot', due_date: 'soon' }] },
      listTransactions: { count: 1, next: null, results: [{ id: 5 }] },
      listPendingPartPayments: [{ job_id: 4 }],
    });
    const { output, code } = await check([host]);
    expect(output).toContain(
      '✓ listArtisans                2 rows\n    missing: status (1 of 2 rows)',
    );
    expect(output).toMatch(/✓ listTransactions +1 rows\n/);
    expect(output).toContain('missing: total_withdrawal');
    expect(output).toContain('cannot be read: amount, such as "a lot"');
    expect(output).toContain('cannot be read: due_date, such as "soon"');
    expect(output).toContain('cannot be read: tradesman_data.tradesman.portfolio, such as "none"');
    expect(output).toContain('– getClient                   listClients has no row with an id');
    expect(output).toMatch(/Beyond the 25 calls it offers 0 of \d+\./);
    expect(output).not.toContain('version');
    expect(output).not.toContain('Writes');
    const none = 'no header; a call without an answer is not repeated';
    expect(output).toContain(`approveWithdrawal: ${none}\n  approvePartPayment: ${none}\n`);
    expect(output).not.toContain('rejectWithdrawal:');
    expect(code).toBe(0);
  });

  it('reads the lists of extensions in each envelope that the dashboard reads', async () => {
    const session = { id: 1, is_current: true, user_agent: null, address: null };
    const host = await startHost(
      {
        ...emptyHost,
        listOwnSessions: {
          data: { results: [{ ...session, started_at: '2026-11-20', last_used_at: null }] },
        },
        listSavedViews: { items: [] },
        listAuditEntries: { data: { rows: [] } },
      },
      {
        paths: {
          '/admin/session': { get: { operationId: 'listOwnSessions' } },
          '/admin/view': { get: { operationId: 'listSavedViews' } },
          '/admin/audit': { get: { operationId: 'listAuditEntries' } },
        },
      },
    );
    const { output, code } = await check([host]);
    expect(output).toMatch(/✓ listOwnSessions +1 rows\n/);
    expect(output).toMatch(/✓ listSavedViews +0 rows\n/);
    expect(output).toMatch(/✗ listAuditEntries .* It is an object with the fields data\./);
    expect(output).toMatch(/1 call fails: listAuditEntries\.\n$/);
    expect(code).toBe(1);
  });

  it('names unknown status words and the message of a failed read, and fails if a decision that the document calls repeatable accepts a key twice', async () => {
    const request = { id: 1, withdrawal_amount: 5, available_amount: 9, start_date: '2026-11-20' };
    const answers = {
      ...emptyHost,
      getDashboard: { success: false, message: 'The figures are being rebuilt.', data: {} },
      listWithdrawalRequests: [
        request,
        { ...request, id: 2, status: 'Awaiting Approval' },
        { ...request, id: 3, status: 'awaiting-payment' },
        { ...request, id: 4, status: 'awaiting-payment' },
        { ...request, id: 5, status: { name: 'on hold' } },
      ],
      listPendingPartPayments: [{ job_id: 4, part_payment_status: 'unpaid' }],
    };
    const approval = { operationId: 'approveWithdrawal', 'x-repeat': 'safe' };
    const paths = { '/admin/withdrawal/request/{id}': { post: approval } };
    const { output, code } = await check([await startHost(answers, { paths }), '--write']);
    const locked = 'locked, because the word does not mean that the row waits for a decision:';
    expect(output).toContain(`${locked} status "awaiting-payment" (2 of 5 rows)`);
    expect(output).toContain(`${locked} status "unknown" (1 of 5 rows)`);
    expect(output).toContain(`${locked} part_payment_status "unpaid"`);
    expect(output.match(/locked, /g)).toHaveLength(3);
    expect(output).toMatch(/✗ getDashboard +The figures are being rebuilt\.\n/);
    expect(output).toContain('approveWithdrawal: no header; can be repeated (x-repeat: safe)');
    expect(output).toMatch(/✗ approveWithdrawal +two simultaneous calls with one key: 404 and 404/);
    expect(output).toMatch(/2 calls fail: getDashboard, approveWithdrawal\.\n$/);
    expect(code).toBe(1);
  });

  it('fails for HTML, cut JSON, missing ids, a refusal, and a body that is not a list', async () => {
    const host = await startHost({
      ...emptyHost,
      getDashboard: '<!doctype html><p>Welcome',
      getAbout: [],
      listJobs: '{"data": [{"job_id": 1',
      listTransactions: { data: { rows: [] } },
      listWithdrawalRequests: { data: { data: [{ artisan_name: 'Ada' }] } },
      listPaidPartPayments: [{ artisan_name: 'Ada' }],
      listTermsItems: undefined,
      listClients: ['a word'],
      listContactMessages: [{ id: null }],
    });
    const { output, code } = await check([host]);
    expect(code).toBe(1);
    expect(output).toContain('cannot be read: the row, such as "a word"');
    expect(output).toMatch(/✗ listClients .*\n {4}of another shape: the row must be object/);
    expect(output).toMatch(/✗ listContactMessages .*\n {4}missing, and cannot be done without: id/);
    expect(output).toMatch(/✗ getDashboard .* It is HTML\./);
    expect(output).toMatch(/✗ listJobs .* It is JSON that breaks off\./);
    expect(output).toMatch(/✗ listTransactions .* It is an object with the fields data\./);
    expect(output).toMatch(
      /✗ listWithdrawalRequests .*\n(.*\n)*? {4}missing, and cannot be done without: id/,
    );
    expect(output).toContain('missing, and cannot be done without: id or job_id');
    expect(output).toMatch(/✗ listTermsItems +404: No\./);
    expect(output).toMatch(
      /8 calls fail: getDashboard, listJobs, listTransactions, listClients, listWithdrawalRequests, listTermsItems, listContactMessages, listPaidPartPayments\.\n$/,
    );
  });

  it('fails if the host does not answer', async () => {
    const { output, code } = await check(['http://127.0.0.1:1']);
    expect(code).toBe(1);
    expect(output).toContain('✗ login                       The host does not answer.');
  });
});

it.each([
  [[]],
  [['one.example']],
  [['ftp://one.example']],
  [['http://user:secret@one.example']],
  [['http://one.example', 'http://two.example']],
  [['http://one.example', '--secret']],
  [['http://one.example', '--password']],
])('check:host refuses the arguments %j with one sentence', (args) => {
  const sentence = readArguments(args, admin);
  expect(sentence).toMatch(/^[A-Z].*\.$/);
  expect(sentence).not.toContain('secret');
});

it('check:host ends with 2 after wrong arguments, and --help names the writes', async () => {
  const { output, errors, code } = await runTool(['http://one.example'], {});
  expect({ output, code }).toEqual({ output: '', code: 2 });
  expect(errors).toMatch(/^Name an administrator .*\.\n\nUsage:/);
  expect(readArguments(['--help'], {})).toBe('help');
  expect(help).toMatch(/--write.*identity service.*contact\s+message.*session/s);
});
