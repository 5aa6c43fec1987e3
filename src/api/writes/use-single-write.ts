import { type MutationFunction, type MutationOptions, useMutation } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { wait } from '../../lib/browser/wait.ts';
import type { ApiError } from '../transport/api-error.ts';

/** A write that one press sends once. */
export interface SingleWrite<Data, Variables, Failure extends ApiError> {
  /** Sends the write. Does nothing while an earlier one is under way, or after one was carried out. */
  send: (variables: Variables, onCarriedOut?: (data: Data) => void) => void;
  isUnderWay: boolean;
  isCarriedOut: boolean;
  /** Why the last one was not carried out, or is not known to be; null while there is none. */
  error: Failure | null;
  /** Forgets the error. */
  reset: () => void;
}

/** Milliseconds in which the second click of a double click comes. */
const doubleClick = 500;

/**
 * A write for a button. Whether a press is the first is decided in the press itself: two clicks in one
 * turn, or a second one on a slow machine, come before React has drawn the button disabled. Components
 * use this and never `useMutation` (a lint rule says so).
 */
export function useSingleWrite<Data, Variables, Failure extends ApiError>(
  options: MutationOptions<Data, Failure, Variables>,
): SingleWrite<Data, Variables, Failure> {
  const patient = useMemo(
    () => ({ ...options, mutationFn: failLate(options.mutationFn) }),
    [options],
  );
  const { mutate, reset, error, isPending, isSuccess } = useMutation(patient);
  const isTaken = useRef(false);
  const send = useCallback<SingleWrite<Data, Variables, Failure>['send']>(
    (variables, onCarriedOut) => {
      if (isTaken.current) return;
      isTaken.current = true;
      mutate(variables, {
        onSuccess: (data) => onCarriedOut?.(data),
        onError: () => {
          isTaken.current = false;
        },
      });
    },
    [mutate],
  );
  return { send, isUnderWay: isPending, isCarriedOut: isSuccess, error, reset };
}

/**
 * Lets a failure be known no sooner than a double click takes: its second click must not meet a button
 * that works again because the host refused at once.
 */
function failLate<Data, Variables>(
  write: MutationFunction<Data, Variables> | undefined,
): MutationFunction<Data, Variables> {
  return async (variables, context) => {
    if (write === undefined) throw new Error('The write has no function');
    const pressedAt = performance.now();
    try {
      return await write(variables, context);
    } catch (reason) {
      await wait(doubleClick - (performance.now() - pressedAt));
      throw reason;
    }
  };
}
