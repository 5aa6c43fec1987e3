import { parse } from 'yaml';
import { z } from 'zod';
import { additionsToList } from './list-additions.ts';

/** A section of a document: objects by their names. */
const namedObjects = z.record(z.string(), z.looseObject({}));
type NamedObjects = z.infer<typeof namedObjects>;

const openApiDocument = z.looseObject({
  tags: z.array(z.looseObject({ name: z.string() })),
  paths: namedObjects,
  components: z.record(z.string(), namedObjects),
  'x-additions': z.object({ operations: namedObjects, schemas: namedObjects }).optional(),
  'x-refusals': z.object({ all: namedObjects, input: namedObjects, body: namedObjects }).optional(),
});

/** An OpenAPI document as plain data. */
export type OpenApiDocument = z.infer<typeof openApiDocument>;

/**
 * Reads an OpenAPI document. References to components of admin.yaml become local ones.
 *
 * @param yaml the text of the document
 * @throws if it is not an OpenAPI document
 */
export const readDocument = (yaml: string): OpenApiDocument =>
  openApiDocument.parse(parse(yaml.replaceAll("'admin.yaml#/", "'#/")));

/**
 * Merges two documents. Title, version and server come from the first one. Its operations and schemas get the
 * `x-additions` of the second document and those of `additionsToList`. The operations of the second document get its
 * `x-refusals`.
 *
 * @throws Error if both describe the same path or component, or if an addition names nothing in the first document
 */
export function mergeDocuments(first: OpenApiDocument, second: OpenApiDocument): OpenApiDocument {
  const { securitySchemes: _same, ...added } = second.components;
  const kinds = new Set([...Object.keys(first.components), ...Object.keys(added)]);
  const { operations = {}, schemas = {} } = second['x-additions'] ?? {};
  const lists = listAdditions(first);
  const firstComponents: OpenApiDocument['components'] = {
    ...first.components,
    schemas: withAdditions(withAdditions(first.components.schemas ?? {}, lists.schemas), schemas),
  };
  return {
    ...first,
    tags: [
      ...first.tags,
      ...second.tags.filter(({ name }) => !first.tags.some((tag) => tag.name === name)),
    ],
    paths: join(
      pathsWithAdditions(pathsWithAdditions(first.paths, lists.operations), operations),
      pathsWithRefusals(second),
    ),
    components: Object.fromEntries(
      [...kinds].map((kind) => [kind, join(firstComponents[kind] ?? {}, added[kind] ?? {})]),
    ),
  };
}

/** @throws Error if both objects have the same key */
function join<T>(first: Record<string, T>, second: Record<string, T>): Record<string, T> {
  const twice = Object.keys(second).find((key) => key in first);
  if (twice !== undefined) throw new Error(`${twice} is described twice`);
  return { ...first, ...second };
}

const operationsIn = (paths: NamedObjects) =>
  Object.values(paths)
    .flatMap((item) => Object.values(item))
    .filter(isObject);

/** Returns the paths of a document with its `x-refusals`: for all operations, those with input, those with a body. */
function pathsWithRefusals({ paths, 'x-refusals': refusals }: OpenApiDocument): NamedObjects {
  const copy = structuredClone(paths);
  for (const { responses, parameters, requestBody } of operationsIn(copy)) {
    const hasBody = requestBody !== undefined;
    const hasInput = hasBody || parameters !== undefined;
    const added = {
      ...refusals?.all,
      ...(hasInput && refusals?.input),
      ...(hasBody && refusals?.body),
    };
    if (isObject(responses)) Object.assign(responses, added);
  }
  return copy;
}

/** Returns the paths with the additions to their operations, which are named by operationId. */
function pathsWithAdditions(paths: NamedObjects, additions: NamedObjects): NamedObjects {
  const locations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );
  return Object.entries(additions).reduce((all, [operationId, addition]) => {
    const location = locations.find(
      ({ operation }) => valueAt(operation, 'operationId') === operationId,
    );
    if (location === undefined) throw new Error(`There is no ${operationId} to add to`);
    return withAdditions(all, { [location.path]: { [location.method]: addition } });
  }, paths);
}

/** Returns the additions to the calls of lists, by operationId, and to the schemas that their answers reference. */
function listAdditions({ paths, components }: OpenApiDocument) {
  const operations: NamedObjects = {};
  const schemas: NamedObjects = {};
  for (const { operationId, responses } of operationsIn(paths)) {
    const id = String(operationId);
    const list = additionsToList(id);
    if (list === undefined) continue;
    const schema = valueAt(responses, '200', 'content', 'application/json', 'schema');
    const name = String(valueAt(schema, '$ref')).split('/').at(-1) ?? '';
    const named = components.schemas?.[name];
    const rows = additionToRows(named ?? schema, list.properties);
    operations[id] = list.operation(named === undefined ? rows : {});
    if (named !== undefined) schemas[name] = rows;
  }
  return { operations, schemas };
}

/** Returns the addition of properties to the object that contains the rows: the answer, or its inner `data` object. */
function additionToRows(schema: unknown, properties: object): { properties: object } {
  const data = valueAt(schema, 'properties', 'data');
  const isEnvelope = valueAt(data, 'type') === 'object';
  return { properties: isEnvelope ? { data: additionToRows(data, properties) } : properties };
}

/** Returns the value at a path of properties; undefined if the path does not exist. */
const valueAt = (value: unknown, ...keys: string[]): unknown =>
  keys.reduce((at, key) => (isObject(at) ? at[key] : undefined), value);

/**
 * Returns the values with their additions, which have the same names.
 *
 * @throws Error if an addition has the name of no value
 */
function withAdditions(values: NamedObjects, additions: NamedObjects): NamedObjects {
  const unknown = Object.keys(additions).find((name) => !(name in values));
  if (unknown !== undefined) throw new Error(`There is no ${unknown} to add to`);
  return namedObjects.parse(extend(values, additions));
}

/** Appends the items of a list, adds the properties of an object, and replaces every other value. */
function extend(value: unknown, addition: unknown): unknown {
  if (isList(value) && isList(addition)) return [...value, ...addition];
  if (!isObject(value) || !isObject(addition)) return addition;
  const properties = Object.entries(addition).map(([key, added]) => [
    key,
    extend(value[key], added),
  ]);
  return { ...value, ...Object.fromEntries(properties) };
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
