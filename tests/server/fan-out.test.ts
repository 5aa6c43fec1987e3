import { expect, it } from 'vitest';
import { EventStream } from '../../server/live/event-stream.ts';
import { FanOut } from '../../server/live/fan-out.ts';

const reader = { session: 'x', accountId: 1, endsAt: Number.POSITIVE_INFINITY };
/** Returns the text that a stream has received, without its first comment. */
const textOf = (stream: EventStream) => String(stream.read()).slice(':\n\n'.length);

it('500 streams get every event in order, and other work runs in between', async () => {
  const streams = Array.from({ length: 500 }, () => new EventStream(reader));
  const whole = ':\n\nfirst\nlater\n'.length;
  const waiting = () => streams.filter(({ readableLength }) => readableLength < whole).length;
  const fanOut = new FanOut();
  fanOut.send(streams, 'first\n');
  fanOut.send(streams, 'later\n');
  expect(waiting()).toBe(500);
  const sentInOneGo: number[] = [];
  for (let before = 500; before > 0; ) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    const now = waiting();
    sentInOneGo.push(before - now);
    before = now;
  }
  expect(Math.max(...sentInOneGo)).toBeLessThanOrEqual(20);
  expect(new Set(streams.map(textOf))).toEqual(new Set(['first\nlater\n']));
});
