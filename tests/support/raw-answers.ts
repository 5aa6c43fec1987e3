import type { Socket } from 'node:net';

/** An answer read from the connection. */
export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Splits the first complete answer with a content-length from the received bytes. */
function takeOne(text: string, isHead: boolean): { answer: RawAnswer; rest: string } | undefined {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const bytes = Buffer.from(text.slice(end + 4), 'latin1');
  const length = isHead ? 0 : Number(headers['content-length'] ?? 0);
  if (bytes.length < length) return undefined;
  return {
    answer: {
      status: Number(first.split(' ')[1]),
      headers,
      body: bytes.subarray(0, length).toString('utf8'),
    },
    rest: bytes.subarray(length).toString('latin1'),
  };
}

/**
 * Reads answers from a connection until there are as many as expected or the server closes it.
 *
 * @param isHead whether the answers have no body although they announce a length
 * @throws if neither happens within `ms` milliseconds
 */
export function readAnswers(
  socket: Socket,
  expected: number,
  { isHead = false, ms = 4000 } = {},
): Promise<RawAnswer[]> {
  return new Promise((resolve, reject) => {
    const answers: RawAnswer[] = [];
    let text = '';
    const timer = setTimeout(() => {
      reject(new Error(`Only ${answers.length} of ${expected} answers came`));
    }, ms);
    const end = () => {
      clearTimeout(timer);
      resolve(answers);
    };
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      for (let one = takeOne(text, isHead); one !== undefined; one = takeOne(text, isHead)) {
        answers.push(one.answer);
        text = one.rest;
      }
      if (answers.length >= expected) end();
    });
    socket.once('close', end);
  });
}
