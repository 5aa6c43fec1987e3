import { type OpenApiDocument, routesOf } from '../../server/contract/documents.ts';

/** Returns the target of a `$ref`, and any other value unchanged. */
export function dereference(document: OpenApiDocument, value: unknown): unknown {
  const reference: unknown = Reflect.get(Object(value), '$ref');
  return typeof reference === 'string'
    ? follow(document, reference.slice('#/'.length).split('/'))
    : value;
}

/** Returns the value at this path, with references resolved; undefined if the path does not exist. */
function follow(document: OpenApiDocument, steps: readonly string[]): unknown {
  let here: unknown = document;
  for (const step of steps) here = dereference(document, Reflect.get(Object(here), step));
  return here;
}

/** Lists that belong to one administrator. */
const ownLists = new Set(['listSavedViews', 'listOwnSessions']);

/**
 * Returns the ids of the operations that send a whole list to every account alike: each is a GET
 * that has no parameters or those of a list, and its `data`, or the `data` inside, is an array.
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
          (operation.parameters === undefined || operation['x-list'] !== undefined) &&
          answersArray(path),
      )
      .map(({ operation }) => operation.operationId),
  );
}
