import type { Socket } from 'node:net';
import { readAnswer } from '../fuzz/read-answer.ts';

/** An answer read from the connection. */
export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
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
    let bytes = Buffer.alloc(0);
    const timer = setTimeout(() => {
      reject(new Error(`Only ${answers.length} of ${expected} answers came`));
    }, ms);
    const end = () => {
      clearTimeout(timer);
      resolve(answers);
    };
    const take = (isEnded: boolean) => {
      for (;;) {
        const piece = readAnswer(bytes, isHead ? 'HEAD' : 'GET', isEnded);
        if (typeof piece === 'string') break;
        const { status, headers, body } = piece.answer;
        answers.push({ status, headers: Object.fromEntries(headers), body: body.toString() });
        bytes = bytes.subarray(piece.next);
      }
      if (isEnded || answers.length >= expected) end();
    };
    socket.on('data', (chunk) => {
      bytes = Buffer.concat([bytes, chunk]);
      take(false);
    });
    socket.once('close', () => take(true));
  });
}
