import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../src/api/transport/api-error.ts';
import { sendUntilAnswered } from '../../src/api/writes/send-until-answered.ts';
import { WriteError, type WriteOutcome } from '../../src/api/writes/write-outcome.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.setItem('token', 'first session');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
});

const second = 1000;

function failure(status: number, outcome: WriteOutcome): WriteError {
  const kind = status === 0 ? 'no-answer' : 'refused';
  const fields = { kind, status, message: `Status ${status}`, operationId: 'approveWithdrawal' };
  return new WriteError(new ApiError(fields as ConstructorParameters<typeof ApiError>[0]), outcome);
}
const noAnswer = () => failure(0, 'unknown');

/** Sends a call that fails with these errors, one after the other, and then is answered. */
function begin(...errors: WriteError[]) {
  const sentAt: number[] = [];
  const onUnanswered = vi.fn();
  const start = Date.now();
  const send = () => {
    sentAt.push((Date.now() - start) / second);
    const error = errors[sentAt.length - 1];
    return error === undefined ? Promise.resolve('Approved.') : Promise.reject(error);
  };
  const answer = sendUntilAnswered(send, { pressedAt: start, onUnanswered });
  const outcome = answer.catch((error: unknown) => error);
  return { sentAt, onUnanswered, outcome };
}

describe('a call without an answer', () => {
  it('is sent again at once, and then after 2, 5, 10 and 10 seconds, until it is answered', async () => {
    const { sentAt, onUnanswered, outcome } = begin(...Array.from({ length: 5 }, noAnswer));
    await vi.advanceTimersByTimeAsync(60 * second);
    expect(await outcome).toBe('Approved.');
    expect(sentAt).toEqual([0, 0, 2, 7, 17, 27]);
    expect(onUnanswered).toHaveBeenCalledTimes(1);
  });

  it.each([404, 409, 412, 422])('ends with the refusal %i of a repeated call', async (status) => {
    const { sentAt, outcome } = begin(noAnswer(), failure(status, 'refused'));
    await vi.advanceTimersByTimeAsync(60 * second);
    expect(await outcome).toMatchObject({ status, outcome: 'refused' });
    expect(sentAt).toHaveLength(2);
  });

  it.each([
    [401, 'refused'],
    [429, 'refused'],
    [500, 'failed'],
    [503, 'failed'],
  ] as const)(
    'has an unknown outcome if every repeated call is answered with %i, for two minutes',
    async (status, writeOutcome) => {
      const errors = Array.from({ length: 100 }, () => failure(status, writeOutcome));
      const { sentAt, outcome } = begin(noAnswer(), ...errors);
      await vi.advanceTimersByTimeAsync(180 * second);
      expect(await outcome).toMatchObject({ outcome: 'unknown' });
      expect(Math.max(...sentAt)).toBeLessThanOrEqual(120);
      expect(sentAt.length).toBeGreaterThan(10);
    },
  );

  it('is not sent again by another session', async () => {
    const { sentAt, outcome } = begin(...Array.from({ length: 9 }, noAnswer));
    await vi.advanceTimersByTimeAsync(second);
    localStorage.setItem('token', 'second session');
    await vi.advanceTimersByTimeAsync(60 * second);
    expect(await outcome).toMatchObject({ outcome: 'unknown' });
    expect(sentAt).toEqual([0, 0]);
  });

  it('is not sent again while the tab is hidden', async () => {
    const { sentAt, outcome } = begin(noAnswer(), noAnswer());
    await vi.advanceTimersByTimeAsync(second);
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await vi.advanceTimersByTimeAsync(30 * second);
    expect(sentAt).toEqual([0, 0]);
    state.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(await outcome).toBe('Approved.');
    expect(sentAt).toEqual([0, 0, 31]);
  });
});

it.each(['refused', 'failed'] as const)(
  'a call that was %s is not repeated',
  async (writeOutcome) => {
    const { sentAt, onUnanswered, outcome } = begin(failure(422, writeOutcome));
    await vi.advanceTimersByTimeAsync(60 * second);
    expect(await outcome).toMatchObject({ outcome: writeOutcome });
    expect(sentAt).toEqual([0]);
    expect(onUnanswered).not.toHaveBeenCalled();
  },
);
