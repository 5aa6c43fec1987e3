import type { OperationId } from '../../../openapi/generated/operations.ts';
import { type Offer, operationsIn, propertyOf, valuesOf } from './offer.ts';

/**
 * Returns what an operation takes, by the document of the host: the names of its headers and query parameters, and
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
  const parameters = valuesOf(propertyOf(operation, 'parameters')).flatMap((parameter) => {
    // A parameter may be a reference to a component.
    const reference = String(propertyOf(parameter, '$ref')).split('/').at(-1) ?? '';
    const name = propertyOf(propertyOf(shared, reference) ?? parameter, 'name');
    return typeof name === 'string' ? [name] : [];
  });
  return new Set([
    ...parameters,
    ...(propertyOf(operation, 'x-repeat') === 'safe' ? ['x-repeat'] : []),
  ]);
}
