import type { OperationId } from '../../../openapi/generated/operations.ts';
import { type Offer, operationsIn, propertyOf, valuesOf } from './offer.ts';

/**
 * Returns what an operation takes beyond the contract, by the document of the host: the names of its headers, and
 * `x-repeat` if a call with the same key can be repeated.
 */
export function additionsOf(
  offer: Offer | undefined,
  operationId: OperationId,
): ReadonlySet<string> {
  const document = offer?.document;
  const operation = operationsIn(document).find(
    (one) => propertyOf(one, 'operationId') === operationId,
  );
  const shared = propertyOf(propertyOf(document, 'components'), 'parameters');
  const headers = valuesOf(propertyOf(operation, 'parameters')).flatMap((parameter) => {
    // A parameter may be a reference to a component.
    const name = String(propertyOf(parameter, '$ref')).split('/').at(-1) ?? '';
    const found = propertyOf(shared, name) ?? parameter;
    return propertyOf(found, 'in') === 'header' ? [String(propertyOf(found, 'name'))] : [];
  });
  return new Set([
    ...headers,
    ...(propertyOf(operation, 'x-repeat') === 'safe' ? ['x-repeat'] : []),
  ]);
}
