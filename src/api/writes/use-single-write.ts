import { type MutationFunction, type MutationOptions, useMutation } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { wait } from '../../lib/browser/wait.ts';
import type { ApiError } from '../transport/api-error.ts';

/** A write that a button sends. */
export interface SingleWrite<Data, Variables, Failure extends ApiError> {
  /** Sends the write. Does nothing while an earlier one is under way, or after a success if the write is not repeatable. */
  send: (variables: Variables, onCarriedOut?: (data: Data) => void) => void;
  isUnderWay: boolean;
  isCarriedOut: boolean;
  error: Failure | null;
  /** Clears the error. Does nothing while a write is under way, and after the success of one that is sent once. */
  reset: () => void;
}

/** The longest time between the two clicks of a double click. */
const doubleClickMs = 500;

interface SingleWriteOptions {
  /** Whether a press after a success sends the write again. */
  isRepeatable?: boolean;
}

/**
 * Returns a write for a button. A ref blocks the second click of a double click, because it can come before React has
 * disabled the button. A lint rule forbids `useMutation` elsewhere.
 */
export function useSingleWrite<Data, Variables, Failure extends ApiError>(
  options: MutationOptions<Data, Failure, Variables>,
  { isRepeatable = false }: SingleWriteOptions = {},
): SingleWrite<Data, Variables, Failure> {
  const delayed = useMemo(
    () => ({ ...options, mutationFn: withDelayedEnd(options.mutationFn, isRepeatable) }),
    [options, isRepeatable],
  );
  const { mutate, reset, error, isPending, isSuccess } = useMutation(delayed);
  const isLocked = useRef(false);
  const send = useCallback<SingleWrite<Data, Variables, Failure>['send']>(
    (variables, onCarriedOut) => {
      if (isLocked.current) return;
      isLocked.current = true;
      mutate(variables, {
        onSuccess: (data) => {
          isLocked.current = !isRepeatable;
          onCarriedOut?.(data);
        },
        onError: () => {
          isLocked.current = false;
        },
      });
    },
    [mutate, isRepeatable],
  );
  const clearError = useCallback(() => {
    // After a reset, the end of a write that is under way would neither be shown nor unlock the button.
    if (!isLocked.current) reset();
  }, [reset]);
  return { send, isUnderWay: isPending, isCarriedOut: isSuccess, error, reset: clearError };
}

/**
 * Returns a write that reports a failure only after the time of a double click, because the button works again after a
 * failure. For the same reason, a repeatable write does not succeed earlier either.
 */
function withDelayedEnd<Data, Variables>(
  write: MutationFunction<Data, Variables> | undefined,
  isRepeatable: boolean,
): MutationFunction<Data, Variables> {
  return async (variables, context) => {
    if (write === undefined) throw new Error('The write has no function');
    const pressedAt = performance.now();
    const afterDoubleClick = () => wait(doubleClickMs - (performance.now() - pressedAt));
    try {
      const data = await write(variables, context);
      if (isRepeatable) await afterDoubleClick();
      return data;
    } catch (reason) {
      await afterDoubleClick();
      throw reason;
    }
  };
}
