import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { createFramework } from '../../server/http/framework.ts';
import { countConnections, openSocket } from '../support/listen.ts';

const answerBytes = 12_000_000;
/** Bytes that are read every 100 milliseconds: 30 kB/s. */
const readAtOnce = 3_000;
/** The reading is this long because the operating system reports progress only every 52 s at this speed. */
const readForMs = 200_000;

it('a reader of 30 kB/s is not disconnected', async () => {
  const app = createFramework({ log: false });
  onTestFinished(() => app.close());
  app.get('/', (_request, reply) => reply.send(Buffer.alloc(answerBytes)));
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = await openSocket(Number(port));
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(socket, 'readable');
  // The reading takes real time, because the test needs the product's own limits.
  for (const start = performance.now(); performance.now() - start < readForMs; ) {
    socket.read(readAtOnce);
    await pause(100);
  }
  expect(await countConnections(app.server)).toBe(1);
});
