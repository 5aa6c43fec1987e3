/**
 * This process simulates many browsers on the queue of withdrawals. Each browser reads a stream of changes. Within half
 * a second after a change it reads its list again. A read is repeated twice at most after a status of 500 or higher. A
 * stream is requested again as long as the status is 503. Arguments: the address, the number of browsers of each
 * session, and the tokens.
 */
import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';

// Real browsers run on other machines, so these have a lower priority than server and database.
setPriority(10);
const [address = '', perToken = '', ...tokens] = process.argv.slice(2);
const counts = { open: 0, events: 0, reads: 0, unchanged: 0, repeated: 0, failed: 0 };

/** Simulates one browser. */
async function browse(token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  let etag = '';
  let isScheduled = false;
  let isRequested = false;
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
    isScheduled = false;
    isRequested = true;
    if (isReading) return;
    isReading = true;
    while (isRequested) {
      isRequested = false;
      const status = await readOnce();
      if (status === 304) counts.unchanged += 1;
      else if (status !== 200) counts.failed += 1;
    }
    isReading = false;
  };
  const parser = createParser({
    onEvent: ({ event }) => {
      if (event === 'ready') counts.open += 1;
      if (event !== 'change') return;
      counts.events += 1;
      // The scheduled read also includes this change.
      if (isScheduled) return;
      isScheduled = true;
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
