import { type MutationOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { WriteError } from './write-outcome.ts';

/**
 * Returns a function that sends one write and resolves when the lists that it makes stale are read again. The write is in
 * the mutation cache, where useAttempts sees it and locks its row. The function throws the WriteError of the write, or an
 * Error while an earlier write is under way.
 */
export function useWriteInTurn<Data, Variables>(
  options: MutationOptions<Data, WriteError, Variables>,
): (variables: Variables) => Promise<Data> {
  const client = useQueryClient();
  const isUnderWay = useRef(false);
  return useCallback(
    async (variables) => {
      if (isUnderWay.current) throw new Error('An earlier write is under way');
      isUnderWay.current = true;
      try {
        const mutation = client
          .getMutationCache()
          .build(client, client.defaultMutationOptions(options));
        return await mutation.execute(variables);
      } finally {
        isUnderWay.current = false;
      }
    },
    [client, options],
  );
}
