import { expect } from 'vitest';
import { faultsOf } from '../support/answers.ts';
import { sendAsUsual } from './good-calls.ts';
import type { Answer, Call, World } from './world.ts';

/** Expects the status, and a body of the shape that the contract has for it. */
export function meets(call: Call, answer: Answer, status: number): void {
  expect(answer.status, JSON.stringify(answer.body)).toBe(status);
  expect(faultsOf(call.operationId, status, answer.body)).toEqual([]);
  if (status !== 200) {
    const message = String(Reflect.get(Object(answer.body), 'message'));
    // A sentence for a person, without stack, SQL or path. The two exceptions are words of the specification.
    expect(message).toMatch(/^([A-Z₦].*\.|Unathorized access|Missing Email or password)$/);
    expect(message).not.toMatch(/select |insert |at \/|\.ts|node_modules|Error:/i);
  }
}

/** Makes a call with the parts of a good request, and expects a status. */
export async function sendFor(world: World, call: Call, status: number): Promise<Answer> {
  const answer = await sendAsUsual(world, call);
  meets(call, answer, status);
  return answer;
}

/** Returns the value of a nested field. */
export const fieldIn = (value: unknown, ...steps: string[]): unknown =>
  steps.reduce((here, step) => Reflect.get(Object(here), step), value);

/** Returns the sentence of an answer. */
export const messageOf = ({ body }: Answer) =>
  String(fieldIn(body, 'data', 'message') ?? fieldIn(body, 'message'));
