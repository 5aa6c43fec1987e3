import { readFileSync } from 'node:fs';
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

const file = 'openapi/generated/openapi.json';

/** The 25 calls and the extensions, merged by `npm run generate`. */
export function readContract(): OpenApiDocument {
  const document: unknown = JSON.parse(readFileSync(projectPath(file), 'utf8'));
  if (!isDocument(document)) throw new Error(`${file} is not an OpenAPI document`);
  return document;
}

/** Returns the document with only the operations for which `isOffered` returns true. */
export function withOperations(
  document: OpenApiDocument,
  isOffered: (operationId: string) => boolean,
): OpenApiDocument {
  const paths = Object.entries(document.paths).map(([path, item]) => {
    const offered = Object.entries(item).filter(([, { operationId }]) => isOffered(operationId));
    return [path, Object.fromEntries(offered)] as const;
  });
  return {
    ...document,
    paths: Object.fromEntries(paths.filter(([, item]) => Object.keys(item).length > 0)),
  };
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

/** Returns whether the response of an operation is a stream of events. */
export function isStream({ responses }: OpenApiOperation): boolean {
  const content: unknown = Reflect.get(responses['200'] ?? {}, 'content');
  return typeof content === 'object' && content !== null && 'text/event-stream' in content;
}

/**
 * Returns the contract without response schemas, with which the framework would serialize null as "" or
 * 0. The tests validate the responses instead.
 */
export function withoutAnswerSchemas(document: OpenApiDocument): OpenApiDocument {
  const copy = structuredClone(document);
  for (const { operation } of routesOf(copy)) {
    operation.responses = { default: { description: 'See the contract.' } };
  }
  return copy;
}
