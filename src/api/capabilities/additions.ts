import type { OperationId } from '../../../openapi/generated/operations.ts';
import { propertyOf } from '../../lib/values/records.ts';
import type { Capabilities } from './capabilities.ts';
import { operationsIn, parametersOf } from './document.ts';

/**
 * Returns the names of the headers and query parameters that an operation takes by the document of the host, and
 * `x-repeat` if a call with the same key can be repeated. It is empty if the document does not have the operation.
 */
export function additionsOf(
  capabilities: Capabilities | undefined,
  operationId: OperationId,
): ReadonlySet<string> {
  const document = capabilities?.document;
  const operation = operationsIn(document).find(
    (candidate) => propertyOf(candidate, 'operationId') === operationId,
  );
  return new Set([
    ...parametersOf(document, operation),
    ...(propertyOf(operation, 'x-repeat') === 'safe' ? ['x-repeat'] : []),
  ]);
}
