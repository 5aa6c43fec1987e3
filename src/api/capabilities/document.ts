/** Reads the OpenAPI document of a host, which may have any shape. */
import { propertyOf } from '../../lib/values/records.ts';

/** Returns the values of all path items, which include the operations; an empty list for a value without paths. */
export const operationsIn = (document: unknown): unknown[] =>
  valuesOf(propertyOf(document, 'paths')).flatMap(valuesOf);

function valuesOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}

/** Returns the names of an operation's headers and query parameters. */
export function parametersOf(document: unknown, operation: unknown): string[] {
  const shared = propertyOf(propertyOf(document, 'components'), 'parameters');
  return valuesOf(propertyOf(operation, 'parameters')).flatMap((parameter) => {
    // A parameter may be a reference to a component.
    const reference = String(propertyOf(parameter, '$ref')).split('/').at(-1) ?? '';
    const resolved = propertyOf(shared, reference) ?? parameter;
    const name = propertyOf(resolved, 'name');
    return typeof name === 'string' && propertyOf(resolved, 'in') !== 'path' ? [name] : [];
  });
}
