import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { projectPath } from '../process/project-path.ts';

/** An OpenAPI document as plain data. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: { schemas: Record<string, object>; responses: Record<string, object> };
  [key: string]: unknown;
}

export interface OpenApiOperation {
  operationId: string;
  security?: readonly object[];
  responses: Record<string, object>;
  [key: string]: unknown;
}

const isDocument = (value: unknown): value is OpenApiDocument =>
  typeof value === 'object' && value !== null && 'paths' in value && 'components' in value;

/** The contract, parsed from openapi/admin.yaml. */
export function readContract(): OpenApiDocument {
  const document: unknown = parse(readFileSync(projectPath('openapi/admin.yaml'), 'utf8'));
  if (!isDocument(document)) throw new Error('openapi/admin.yaml is not an OpenAPI document');
  return document;
}

/** Every operation with its method (upper case) and path. */
export function routesOf(document: OpenApiDocument) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
}

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

/**
 * The operations that return a whole list: a GET without path parameters whose `data`, or the `data`
 * within it, is an array.
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
      .filter(({ method, path }) => method === 'GET' && !path.includes('{') && answersArray(path))
      .map(({ operation }) => operation.operationId),
  );
}

/**
 * The contract without response schemas. With them the framework would serialize null as "" or 0. The
 * tests validate the responses instead.
 */
export function withoutAnswerSchemas(document: OpenApiDocument): OpenApiDocument {
  const copy = structuredClone(document);
  for (const { operation } of routesOf(copy)) {
    operation.responses = { default: { description: 'See the contract.' } };
  }
  return copy;
}
