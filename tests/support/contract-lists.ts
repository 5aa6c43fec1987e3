import { type OpenApiDocument, routesOf } from '../../server/contract/documents.ts';

/** The target of a `$ref`; any other value as it is. */
export function dereferenced(document: OpenApiDocument, value: unknown): unknown {
  const reference: unknown = Reflect.get(Object(value), '$ref');
  return typeof reference === 'string'
    ? follow(document, reference.slice('#/'.length).split('/'))
    : value;
}

/** The value at this path, with references resolved; undefined where the path leads nowhere. */
function follow(document: OpenApiDocument, steps: readonly string[]): unknown {
  let here: unknown = document;
  for (const step of steps) here = dereferenced(document, Reflect.get(Object(here), step));
  return here;
}

/** Lists that are of one administrator alone. */
const ownLists = new Set(['listSavedViews']);

/**
 * The operations that return a whole list, the same for everybody: a GET without parameters whose `data`,
 * or the `data` within it, is an array.
 */
export function wholeLists(document: OpenApiDocument): ReadonlySet<string> {
  const inData = ['properties', 'data'];
  const answersArray = (path: string) => {
    const schema = ['responses', '200', 'content', 'application/json', 'schema'];
    const data = ['paths', path, 'get', ...schema, ...inData];
    return [data, [...data, ...inData]].some(
      (steps) => follow(document, [...steps, 'type']) === 'array',
    );
  };
  return new Set(
    routesOf(document)
      .filter(
        ({ method, path, operation }) =>
          method === 'GET' &&
          !ownLists.has(operation.operationId) &&
          !path.includes('{') &&
          operation.parameters === undefined &&
          answersArray(path),
      )
      .map(({ operation }) => operation.operationId),
  );
}
