import type { OperationId } from '../../../openapi/generated/operations.ts';
import type { Capabilities } from './capabilities.ts';
import { operationsIn, parametersOf, propertyOf } from './document.ts';

/**
 * Returns what an operation takes, by the document of the host: the names of its headers and query parameters, and
 * `x-repeat` if a call with the same key can be repeated.
 */
export function additionsOf(
  capabilities: Capabilities | undefined,
  operationId: OperationId,
): ReadonlySet<string> {
  const document = capabilities?.document;
  const operation = operationsIn(document).find(
    (one) => propertyOf(one, 'operationId') === operationId,
  );
  return new Set([
    ...parametersOf(document, operation),
    ...(propertyOf(operation, 'x-repeat') === 'safe' ? ['x-repeat'] : []),
  ]);
}
