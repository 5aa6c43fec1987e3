/**
 * Many browsers on the queue of withdrawals, as a process of their own: each reads a stream of changes, and
 * after a change its list again, at a random moment of half a second. A read that fails is tried twice more,
 * and a stream until it stands. Arguments: the address, the browsers of each session, and the tokens.
 */
import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';

// Real browsers run on other machines: these take only what server and database leave.
setPriority(10);
const [address = '', perToken = '', ...tokens] = process.argv.slice(2);
const counts = { standing: 0, events: 0, reads: 0, unchanged: 0, repeated: 0, failed: 0 };

/** One browser. */
async function browse(token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  let etag = '';
  let isToCome = false;
  let isAsked = false;
  let isReading = false;
  const readOnce = async (tries = 0): Promise<number> => {
    const response = await fetch(`${address}/api/v1/admin/withdrawal/history`, {
      headers: { ...headers, ...(etag !== '' && { 'if-none-match': etag }) },
    });
    await response.arrayBuffer();
    counts.reads += 1;
    if (response.status >= 500 && tries < 2) {
      counts.repeated += 1;
      await sleep(1000 * 2 ** tries);
      return readOnce(tries + 1);
    }
    etag = response.headers.get('etag') ?? etag;
    return response.status;
  };
  const read = async () => {
    isToCome = false;
    isAsked = true;
    if (isReading) return;
    isReading = true;
    while (isAsked) {
      isAsked = false;
      const status = await readOnce();
      if (status === 304) counts.unchanged += 1;
      else if (status !== 200) counts.failed += 1;
    }
    isReading = false;
  };
  const parser = createParser({
    onEvent: ({ event }) => {
      if (event === 'ready') counts.standing += 1;
      if (event !== 'change') return;
      counts.events += 1;
      // A read that is to come finds this change, too.
      if (isToCome) return;
      isToCome = true;
      setTimeout(() => void read(), Math.random() * 500);
    },
  });
  let stream = await fetch(`${address}/api/v1/admin/change`, { headers });
  for (let waitMs = 500; stream.status === 503; waitMs *= 2) {
    await sleep(waitMs * (0.5 + Math.random()));
    stream = await fetch(`${address}/api/v1/admin/change`, { headers });
  }
  if (stream.body === null || !stream.ok) throw new Error(`The stream has status ${stream.status}`);
  for await (const chunk of stream.body.pipeThrough(new TextDecoderStream())) parser.feed(chunk);
}

for (const token of tokens) {
  for (let browsers = 0; browsers < Number(perToken); browsers += 1) {
    browse(token).catch(() => {
      counts.failed += 1;
    });
  }
}
process.on('message', () => process.send?.(counts));
