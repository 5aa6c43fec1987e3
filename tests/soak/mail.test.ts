import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { type ApiCaller, signInByApi } from '../support/api-caller.ts';
import { filledDatabase } from '../support/filled-folder.ts';
import { shortTimes } from '../support/mail-app.ts';
import { startMailServer } from '../support/mail-server.ts';
import { startServer, withoutLimits } from '../support/server-process.ts';

interface Mail {
  id: string;
  state: string;
}

const environment = (url: string, database: Record<string, string>) => ({
  ...database,
  SMTP_URL: url,
  MAIL_FROM: 'office@artisan.example',
  TEST_MAIL_TIMES: JSON.stringify({ ...shortTimes, claim: 2_000 }),
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

it('two servers on one PostgreSQL send each of 20 mails once, although one of them is killed', async () => {
  const smtp = await startMailServer({ onReceiver: () => pause(20), onText: () => pause(20) });
  const settings = environment(smtp.url, await filledDatabase());
  const servers = await Promise.all([1, 2].map(() => startServer(settings, withoutLimits)));
  const callers = await Promise.all(servers.map(({ address }) => signInByApi(address)));
  const [first, other] = callers;
  if (first === undefined || other === undefined) throw new Error('A server is missing');
  const messages = (await first.get('get/all/contact/message')) as { id: number }[];
  const ids = Array.from({ length: 20 }, (_, index) => messages[index % messages.length]?.id ?? 0);
  const replied = await Promise.all(
    ids.map((id, index) => reply([first, other][index % 2] ?? first, id)),
  );
  const allStates = async () => {
    const all = await Promise.all([...new Set(ids)].map((id) => stateOf(other, id)));
    return all.flat();
  };
  await expect
    .poll(allStates, { timeout: 10_000 })
    .toEqual(Array.from({ length: 20 }, () => 'sent'));
  const idsTaken = () => smtp.taken.map(({ headers }) => headers.get('message-id'));
  expect(idsTaken()).toHaveLength(20);
  expect(new Set(idsTaken())).toEqual(new Set(replied.map((id) => `<${id}@artisan.example>`)));

  // The server is killed in the middle. Queued mails are sent once; a mail in transit is sent or not known.
  smtp.rules = { onText: () => pause(300) };
  const laterReplies = await Promise.all(ids.map((id) => reply(first, id)));
  await expect.poll(() => smtp.taken.length).toBeGreaterThan(22);
  await servers[0]?.end('SIGKILL');
  await expect
    .poll(async () => (await allStates()).filter((state) => state === 'queued'), {
      timeout: 15_000,
    })
    .toEqual([]);
  const states = await allStates();
  const distinctStates = new Set(states);
  expect([...distinctStates].filter((state) => !['sent', 'not-known'].includes(state))).toEqual([]);
  expect(new Set(idsTaken()).size).toBe(smtp.taken.length);
  const unclear = states.filter((state) => state === 'not-known').length;
  expect(smtp.taken.length).toBeGreaterThanOrEqual(20 + laterReplies.length - unclear);
  await servers[1]?.end('SIGTERM');
});
