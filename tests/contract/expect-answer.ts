import { expect } from 'vitest';
import { faultsOf } from '../support/answers.ts';
import type { Answer, Call, TestedHost } from './tested-host.ts';
import { sendValid } from './valid-calls.ts';

/** Expects the status, and a body of the shape that the contract has for it. */
export function expectAnswer(call: Call, answer: Answer, status: number): void {
  expect(answer.status, JSON.stringify(answer.body)).toBe(status);
  expect(faultsOf(call.operationId, status, answer.body)).toEqual([]);
  if (status !== 200) {
    const message = String(Reflect.get(Object(answer.body), 'message'));
    // A message is a sentence without stack, SQL or path. The specification has the two texts without a full stop.
    expect(message).toMatch(/^([A-Z₦].*\.|Unathorized access|Missing Email or password)$/);
    expect(message).not.toMatch(/select |insert |at \/|\.ts|node_modules|Error:/i);
  }
}

/** Makes a call with the parts of a valid request, and expects a status. */
export async function sendExpecting(host: TestedHost, call: Call, status: number): Promise<Answer> {
  const answer = await sendValid(host, call);
  expectAnswer(call, answer, status);
  return answer;
}

/** Returns the value of a nested field. */
export const fieldIn = (value: unknown, ...steps: string[]): unknown =>
  steps.reduce((inner, step) => Reflect.get(Object(inner), step), value);

/** Returns the message of an answer. */
export const messageOf = ({ body }: Answer) =>
  String(fieldIn(body, 'data', 'message') ?? fieldIn(body, 'message'));
