import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { type ApiCaller, signIn } from '../support/api-caller.ts';
import { type MailServerRules, startMailServer } from '../support/mail-server.ts';
import { shortTimes } from '../support/mail-world.ts';
import { emptyDatabase, startServer, withoutLimits } from '../support/server-process.ts';

interface Mail {
  id: string;
  state: string;
}

const never = new Promise<never>(() => undefined);

/** Returns rules that make the mail server wait at one point, and a promise that resolves at that point. */
function waitAt(point: 'onReceiver' | 'onText', wait: () => Promise<unknown> = () => never) {
  let reach: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const rules: MailServerRules = {
    async [point]() {
      reach();
      await wait();
    },
  };
  return { rules, reached };
}

const environment = (url: string, database: Record<string, string>) => ({
  ...database,
  SMTP_URL: url,
  MAIL_FROM: 'office@artisan.example',
  TEST_MAIL_TIMES: JSON.stringify(shortTimes),
});

async function reply(caller: ApiCaller, messageId: number): Promise<string> {
  const id = randomUUID();
  const content = { id, subject: 'Re: Payment', text: 'Thank you.' };
  const { status } = await caller.send('POST', `contact/message/${messageId}/reply`, content);
  expect(status).toBe(200);
  return id;
}

const stateOf = async (caller: ApiCaller, messageId: number) => {
  const mails = (await caller.get(`contact/message/${messageId}/reply`)) as Mail[];
  return mails.map(({ state }) => state);
};

it('a server that was killed before sending a queued mail sends it once after its restart', async () => {
  const { rules, reached } = waitAt('onReceiver');
  const smtp = await startMailServer(rules);
  const settings = environment(smtp.url, await emptyDatabase());
  const first = await startServer(settings, withoutLimits);
  const id = await reply(await signIn(first.address), 1);
  await reached;
  await first.end('SIGKILL');

  smtp.rules = {};
  const second = await startServer(settings, withoutLimits);
  const caller = await signIn(second.address);
  await expect.poll(() => stateOf(caller, 1), { timeout: 5000 }).toEqual(['sent']);
  await pause(500);
  expect(smtp.taken.map(({ headers }) => headers.get('message-id'))).toEqual([
    `<${id}@artisan.example>`,
  ]);
  expect(await second.end('SIGTERM')).toBe(0);
});

it('a server that was killed after handing over does not send the mail again automatically', async () => {
  const { rules, reached } = waitAt('onText');
  const smtp = await startMailServer(rules);
  const settings = environment(smtp.url, await emptyDatabase());
  const first = await startServer(settings, withoutLimits);
  const id = await reply(await signIn(first.address), 1);
  await reached;
  await first.end('SIGKILL');

  smtp.rules = {};
  const second = await startServer(settings, withoutLimits);
  const caller = await signIn(second.address);
  await expect.poll(() => stateOf(caller, 1), { timeout: 5000 }).toEqual(['not-known']);
  await pause(500);
  expect(smtp.taken).toEqual([]);
  expect((await caller.send('POST', `retry/mail/${id}`)).status).toBe(200);
  await expect.poll(() => stateOf(caller, 1), { timeout: 5000 }).toEqual(['sent']);
  expect(smtp.taken).toHaveLength(1);
  await second.end('SIGTERM');
});

it('a server that shuts down finishes the mail that it is sending', async () => {
  const { rules, reached } = waitAt('onText', () => pause(800));
  const smtp = await startMailServer(rules);
  const settings = {
    ...environment(smtp.url, await emptyDatabase()),
    METRICS_PORT: '5918',
    METRICS_HOST: '127.0.0.1',
  };
  const first = await startServer(settings, withoutLimits);
  await reply(await signIn(first.address), 1);
  await reached;
  const metrics = await (await fetch('http://127.0.0.1:5918/metrics')).text();
  expect(metrics).toContain('outgoing_mails{state="sending"} 1');
  expect(await first.end('SIGTERM')).toBe(0);
  expect(smtp.taken).toHaveLength(1);
  // The log has no address and no text.
  expect(first.errors()).not.toMatch(/@|Thank you/);

  const second = await startServer(settings, withoutLimits);
  expect(await stateOf(await signIn(second.address), 1)).toEqual(['sent']);
  await second.end('SIGTERM');
  expect(smtp.taken).toHaveLength(1);
});

it('two servers on one PostgreSQL send each of 20 mails once, although one of them is killed', async ({
  skip,
}) => {
  if (inject('postgresUrl') === null) skip('there is no PostgreSQL on this machine');
  const smtp = await startMailServer({ onReceiver: () => pause(20), onText: () => pause(20) });
  const settings = environment(smtp.url, await emptyDatabase());
  const servers = await Promise.all([1, 2].map(() => startServer(settings, withoutLimits)));
  const callers = await Promise.all(servers.map(({ address }) => signIn(address)));
  const [one, other] = callers;
  if (one === undefined || other === undefined) throw new Error('A server is missing');
  const messages = (await one.get('get/all/contact/message')) as { id: number }[];
  const ids = Array.from({ length: 20 }, (_, index) => messages[index % messages.length]?.id ?? 0);
  const replied = await Promise.all(
    ids.map((id, index) => reply([one, other][index % 2] ?? one, id)),
  );
  const statesOf = async () => {
    const all = await Promise.all([...new Set(ids)].map((id) => stateOf(other, id)));
    return all.flat();
  };
  await expect
    .poll(statesOf, { timeout: 10_000 })
    .toEqual(Array.from({ length: 20 }, () => 'sent'));
  const idsTaken = () => smtp.taken.map(({ headers }) => headers.get('message-id'));
  expect(idsTaken()).toHaveLength(20);
  expect(new Set(idsTaken())).toEqual(new Set(replied.map((id) => `<${id}@artisan.example>`)));

  // The server is killed in the middle. Queued mails are sent once; a mail in transit is sent or not known.
  smtp.rules = { onText: () => pause(300) };
  const more = await Promise.all(ids.map((id) => reply(one, id)));
  await expect.poll(() => smtp.taken.length).toBeGreaterThan(22);
  await servers[0]?.end('SIGKILL');
  await expect
    .poll(async () => (await statesOf()).filter((state) => state === 'queued'), { timeout: 15_000 })
    .toEqual([]);
  const states = await statesOf();
  const known = new Set(states);
  expect([...known].filter((state) => !['sent', 'not-known'].includes(state))).toEqual([]);
  expect(new Set(idsTaken()).size).toBe(smtp.taken.length);
  const unclear = states.filter((state) => state === 'not-known').length;
  expect(smtp.taken.length).toBeGreaterThanOrEqual(20 + more.length - unclear);
  await servers[1]?.end('SIGTERM');
});
