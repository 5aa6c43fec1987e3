import { mutationOptions } from '@tanstack/react-query';
import type { MutatingOperationId } from '../../../openapi/generated/operations.ts';
import { writeMeta } from '../cache/invalidation.ts';
import { readWriteAnswer, type WriteError } from './write-outcome.ts';

/** Returns the mutation options of a write. It resolves with the host's message, or null. */
export const writeOptions = <Variables>(
  operationId: MutatingOperationId,
  send: (variables: Variables) => Promise<unknown>,
) =>
  mutationOptions<string | null, WriteError, Variables>({
    meta: writeMeta(operationId),
    mutationFn: (variables) => readWriteAnswer(operationId, send(variables)),
  });
