import type { Socket } from 'node:net';
import { Wire } from '../fuzz/wire.ts';

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
 * @throws if neither happens within four seconds
 */
export async function readAnswers(
  socket: Socket,
  expected: number,
  { isHead = false } = {},
): Promise<RawAnswer[]> {
  const wire = new Wire(socket);
  const answers: RawAnswer[] = [];
  while (answers.length < expected) {
    const answer = await wire.next(isHead ? 'HEAD' : 'GET', 4000);
    if (answer === 'silent') throw new Error(`Only ${answers.length} of ${expected} answers came`);
    if (typeof answer === 'string') break;
    const { status, headers, body } = answer;
    answers.push({ status, headers: Object.fromEntries(headers), body: body.toString() });
  }
  return answers;
}
