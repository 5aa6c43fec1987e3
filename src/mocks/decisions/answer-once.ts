import { HttpResponse } from 'msw';

/** An answer that is stored for its Idempotency-Key. */
export interface StoredAnswer {
  /** The call that came with the key. */
  call: string;
  status: number;
  body: object;
}

export const isUuid = (key: string | null): key is string =>
  key !== null && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(key);

/**
 * Carries out a call once per Idempotency-Key; without a key, each time.
 *
 * @param call the operation, the subject and the body
 */
export function answerOnce(
  answers: Map<string, StoredAnswer>,
  { key, call }: { key: string | null; call: string },
  decide: () => { status: number; body: object },
) {
  const first = key === null ? undefined : answers.get(key.toLowerCase());
  if (first !== undefined && first.call !== call) {
    const message = 'The Idempotency-Key came with another request before.';
    return HttpResponse.json(
      { message: `${message} Nothing was written.`, outcome: 'nothing-written' },
      { status: 422 },
    );
  }
  const { status, body } = first ?? decide();
  if (key !== null) answers.set(key.toLowerCase(), { call, status, body });
  return HttpResponse.json(body, { status });
}
