import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import pg from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { databaseOver } from '../../server/db/connect.ts';
import { createMetrics } from '../../server/metrics.ts';
import { type ApiCaller, signInByApi } from '../support/api-caller.ts';
import { createTarget, valuesOf } from '../support/command-targets.ts';
import { environmentOf } from '../support/database-addresses.ts';
import { hold } from '../support/hold.ts';
import { listenLocally } from '../support/listen.ts';
import { openMailApp, shortTimes } from '../support/mail-app.ts';
import { startMailServer } from '../support/mail-server.ts';
import { freePort, startServer, withoutLimits } from '../support/server-process.ts';
import { fasterEngine, openTestDatabase } from '../support/test-database.ts';

interface Mail {
  id: string;
  state: string;
}

/** The claim of a killed server expires soon. */
const times = { ...shortTimes, claim: 2_000 };

async function reply(caller: ApiCaller, messageId: number): Promise<string> {
  const id = randomUUID();
  const content = { id, subject: 'Re: Payment', text: 'Thank you.' };
  const { status } = await caller.send('POST', `contact/message/${messageId}/reply`, content);
  expect(status).toBe(200);
  return id;
}

const statesOf = async (caller: ApiCaller, messageId: number) => {
  const mails = (await caller.get(`contact/message/${messageId}/reply`)) as Mail[];
  return mails.map(({ state }) => state);
};

it('after a kill the next server sends only the mails that were not handed over; when it shuts down, it finishes the mail that it is sending', async () => {
  const smtp = await startMailServer();
  const sent = () => smtp.taken.map(({ headers }) => headers.get('message-id'));
  const metricsPort = await freePort();
  const target = await createTarget(fasterEngine);
  const { DATABASE_URL } = target.env;
  const settings = {
    ...(DATABASE_URL === undefined ? target.env : environmentOf(DATABASE_URL)),
    SMTP_URL: smtp.url,
    MAIL_FROM: 'office@artisan.example',
    TEST_MAIL_TIMES: JSON.stringify(times),
  };
  const metricsSettings = { METRICS_PORT: String(metricsPort), METRICS_HOST: '127.0.0.1' };
  const killed = await startServer({ ...settings, ...metricsSettings }, withoutLimits);
  const caller = await signInByApi(killed.address);
  const handedOver = hold();
  smtp.rules = { onText: () => handedOver.wait() };
  const firstMail = await reply(caller, 1);
  await handedOver.whenReached;
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(metrics).toContain('outgoing_mails{state="sending"} 1');
  const notHandedOver = hold();
  smtp.rules = { onReceiver: () => notHandedOver.wait() };
  const secondMail = await reply(caller, 2);
  await notHandedOver.whenReached;
  await killed.end('SIGKILL');

  smtp.rules = {};
  const server = await startServer(settings, withoutLimits);
  const callerAfter = await signInByApi(server.address);
  await expect.poll(() => statesOf(callerAfter, 2)).toEqual(['sent']);
  await expect.poll(() => statesOf(callerAfter, 1)).toEqual(['not-known']);
  expect((await callerAfter.send('POST', `retry/mail/${firstMail}`)).status).toBe(200);
  await expect.poll(() => statesOf(callerAfter, 1)).toEqual(['sent']);

  const atText = hold();
  smtp.rules = { onText: () => atText.wait() };
  const lastMail = await reply(callerAfter, 3);
  await atText.whenReached;
  const ended = server.end('SIGTERM');
  // Without the mail, the server would end once it accepts no connection.
  const isOpen = () =>
    fetch(`${server.address}/livez`).then(
      () => true,
      () => false,
    );
  await expect.poll(isOpen).toBe(false);
  atText.release();
  expect(await ended).toBe(0);
  expect(sent()).toEqual([secondMail, firstMail, lastMail].map((id) => `<${id}@artisan.example>`));
  const states = await target.withPool((pool) =>
    valuesOf(pool, 'select distinct state from outgoing_mails'),
  );
  expect(states).toEqual(['sent']);
  // The log has no address and no text.
  expect(server.errors()).not.toMatch(/@|Thank you/);
});

it.runIf(inject('postgresUrl') !== null)(
  'two servers on one PostgreSQL send each of 20 mails once',
  async () => {
    const database = await openTestDatabase('PostgreSQL');
    onTestFinished(() => database.close());
    const smtp = await startMailServer();
    const mailApps = [
      await openMailApp(database, smtp.url),
      await openMailApp(database, smtp.url),
    ] as const;
    const queued = await Promise.all(
      Array.from({ length: 20 }, (_, index) => mailApps[0].reply(1 + (index % 4))),
    );
    for (const mailApp of mailApps) mailApp.start();
    const states = async () => {
      const rows = await Promise.all(queued.map((id) => mailApps[0].row(id)));
      return new Set(rows.map(({ state }) => state));
    };
    await expect.poll(states).toEqual(new Set(['sent']));
    const sent = smtp.taken.map(({ headers }) => String(headers.get('message-id')));
    expect(sent).toHaveLength(20);
    expect(new Set(sent)).toEqual(new Set(queued.map((id) => `<${id}@artisan.example>`)));
  },
);

it('the metrics without those of the outbox are served in time while the database is silent', async () => {
  const host = '127.0.0.1';
  const port = await listenLocally(createServer());
  const pool = new pg.Pool({ host, port, connectionTimeoutMillis: 15_000 });
  const metricsPort = await freePort();
  const close = await createMetrics(databaseOver(pool)).listen({ host, port: metricsPort });
  onTestFinished(close);
  // Prometheus waits ten seconds.
  const signal = AbortSignal.timeout(4_000);
  const metrics = await (await fetch(`http://${host}:${metricsPort}/metrics`, { signal })).text();
  expect(metrics).toContain('process_cpu_seconds_total');
  expect(metrics).not.toContain('outgoing_mails{');
});
