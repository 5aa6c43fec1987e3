import { parse } from 'yaml';
import { z } from 'zod';

const part = z.record(z.string(), z.looseObject({}));

const openApiDocument = z.looseObject({
  tags: z.array(z.looseObject({ name: z.string() })),
  paths: part,
  components: z.record(z.string(), part),
  'x-additions': z.object({ operations: part, schemas: part }).optional(),
});

type Part = z.infer<typeof part>;

/** An OpenAPI document as plain data. */
export type OpenApiDocument = z.infer<typeof openApiDocument>;

/**
 * Reads an OpenAPI document. References to components of admin.yaml become local ones.
 *
 * @param yaml the text of the document
 * @throws ZodError if it is not an OpenAPI document
 */
export const readDocument = (yaml: string): OpenApiDocument =>
  openApiDocument.parse(parse(yaml.replaceAll("'admin.yaml#/", "'#/")));

/**
 * Merges two documents. Title, version and server come from the first one, which gets the `x-additions` of the second.
 *
 * @throws Error if both describe the same path or component, or an addition is to something that is not in the first
 */
export function mergeDocuments(first: OpenApiDocument, second: OpenApiDocument): OpenApiDocument {
  const { securitySchemes: _same, ...added } = second.components;
  const kinds = new Set([...Object.keys(first.components), ...Object.keys(added)]);
  const { operations = {}, schemas = {} } = second['x-additions'] ?? {};
  const own: OpenApiDocument['components'] = {
    ...first.components,
    schemas: withAdditions(first.components.schemas ?? {}, schemas),
  };
  return {
    ...first,
    tags: [
      ...first.tags,
      ...second.tags.filter(({ name }) => !first.tags.some((tag) => tag.name === name)),
    ],
    paths: joined(pathsWithAdditions(first.paths, operations), second.paths),
    components: Object.fromEntries(
      [...kinds].map((kind) => [kind, joined(own[kind] ?? {}, added[kind] ?? {})]),
    ),
  };
}

function joined<T>(first: Record<string, T>, second: Record<string, T>): Record<string, T> {
  const twice = Object.keys(second).find((key) => key in first);
  if (twice !== undefined) throw new Error(`${twice} is described twice`);
  return { ...first, ...second };
}

/** Returns the paths with the additions to their operations, which are named by operationId. */
function pathsWithAdditions(paths: Part, additions: Part): Part {
  const places = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );
  return Object.entries(additions).reduce((all, [operationId, addition]) => {
    const place = places.find(
      ({ operation }) => isPlain(operation) && operation.operationId === operationId,
    );
    if (place === undefined) throw new Error(`There is no ${operationId} to add to`);
    return withAdditions(all, { [place.path]: { [place.method]: addition } });
  }, paths);
}

/** Returns the named values with their additions. */
function withAdditions(values: Part, additions: Part): Part {
  const unknown = Object.keys(additions).find((name) => !(name in values));
  if (unknown !== undefined) throw new Error(`There is no ${unknown} to add to`);
  return part.parse(extended(values, additions));
}

/** Appends the items of a list, adds the properties of an object, and replaces every other value. */
function extended(value: unknown, addition: unknown): unknown {
  if (isList(value) && isList(addition)) return [...value, ...addition];
  if (!isPlain(value) || !isPlain(addition)) return addition;
  const added = Object.entries(addition).map(([key, one]) => [key, extended(value[key], one)]);
  return { ...value, ...Object.fromEntries(added) };
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
