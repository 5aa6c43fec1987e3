import { parse } from 'yaml';
import { z } from 'zod';

const part = z.record(z.string(), z.looseObject({}));

const openApiDocument = z.looseObject({
  tags: z.array(z.looseObject({ name: z.string() })),
  paths: part,
  components: z.record(z.string(), part),
});

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
 * Merges two documents. Title, version and server come from the first one.
 *
 * @throws Error if both describe the same path or component
 */
export function mergeDocuments(first: OpenApiDocument, second: OpenApiDocument): OpenApiDocument {
  const { securitySchemes: _same, ...added } = second.components;
  const kinds = new Set([...Object.keys(first.components), ...Object.keys(added)]);
  return {
    ...first,
    tags: [
      ...first.tags,
      ...second.tags.filter(({ name }) => !first.tags.some((tag) => tag.name === name)),
    ],
    paths: joined(first.paths, second.paths),
    components: Object.fromEntries(
      [...kinds].map((kind) => [kind, joined(first.components[kind] ?? {}, added[kind] ?? {})]),
    ),
  };
}

function joined<T>(first: Record<string, T>, second: Record<string, T>): Record<string, T> {
  const twice = Object.keys(second).find((key) => key in first);
  if (twice !== undefined) throw new Error(`${twice} is described twice`);
  return { ...first, ...second };
}
