import { HttpResponse } from 'msw';

/** The first answer to a call with an Idempotency-Key. */
export interface StoredAnswer {
  call: string;
  status: number;
  body: object;
}

export const isUuid = (key: string): boolean =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(key);

/**
 * Carries out a call once for each Idempotency-Key; without a key, each time. `call` describes the call: a key that
 * came with another call before is refused with 422.
 */
export function answerOnce(
  answers: Map<string, StoredAnswer>,
  { key, call }: { key: string | null; call: string },
  carryOut: () => { status: number; body: object },
) {
  const first = key === null ? undefined : answers.get(key.toLowerCase());
  if (first !== undefined && first.call !== call) {
    const message = 'The Idempotency-Key came with another request before.';
    return HttpResponse.json(
      { message: `${message} Nothing was written.`, outcome: 'nothing-written' },
      { status: 422 },
    );
  }
  const { status, body } = first ?? carryOut();
  if (key !== null) answers.set(key.toLowerCase(), { call, status, body });
  return HttpResponse.json(body, { status });
}
