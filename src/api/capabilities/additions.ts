import type { OperationId } from '../../../openapi/generated/operations.ts';
import { propertyOf } from '../../lib/values/records.ts';
import type { Capabilities } from './capabilities.ts';
import { operationsIn, parametersOf } from './document.ts';

const headers = ['If-Match', 'Idempotency-Key'];

/** Returns the name of a header as the contract spells it, because hosts may name headers in any case. */
const spelledAsInContract = (name: string) =>
  headers.find((header) => header.toLowerCase() === name.toLowerCase()) ?? name;

/**
 * Returns the names of an operation's headers and query parameters in the document of the host, and `x-repeat` if a
 * call with the same key can be repeated. The set is empty if the document does not have the operation.
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
    ...parametersOf(document, operation).map(spelledAsInContract),
    ...(propertyOf(operation, 'x-repeat') === 'safe' ? ['x-repeat'] : []),
  ]);
}
