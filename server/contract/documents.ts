import { readFileSync } from 'node:fs';
import { projectPath } from '../process/project-path.ts';
import { fieldOf } from '../process/start-error.ts';

/** The parts of an OpenAPI document that the server uses. */
export interface OpenApiDocument {
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: { schemas: Record<string, object> };
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

/**
 * Reads the document of the 25 calls and the extensions, which `npm run generate` merges.
 *
 * @throws Error when the file is not such a document
 */
export function readContract(): OpenApiDocument {
  const document: unknown = JSON.parse(readFileSync(projectPath(file), 'utf8'));
  if (!isDocument(document)) throw new Error(`${file} is not an OpenAPI document`);
  return document;
}

/** Returns the document without the operations for which `isIncluded` returns false. */
export function withOperations(
  document: OpenApiDocument,
  isIncluded: (operationId: string) => boolean,
): OpenApiDocument {
  const paths = Object.entries(document.paths).map(([path, pathItem]) => {
    const included = Object.entries(pathItem).filter(([, { operationId }]) =>
      isIncluded(operationId),
    );
    return [path, Object.fromEntries(included)] as const;
  });
  return {
    ...document,
    paths: Object.fromEntries(paths.filter(([, pathItem]) => Object.keys(pathItem).length > 0)),
  };
}

/** Returns every operation with its method in upper case and its path. */
export function routesOf(document: OpenApiDocument) {
  return Object.entries(document.paths).flatMap(([path, pathItem]) =>
    Object.entries(pathItem).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
}

/** Returns whether the response of an operation is a stream of events. */
export const isStream = ({ responses }: OpenApiOperation): boolean =>
  fieldOf(fieldOf(responses['200'], 'content'), 'text/event-stream') !== undefined;

/**
 * Returns a copy of the contract without response schemas, because with them the framework would serialize null as ""
 * or 0. The tests validate the responses instead.
 */
export function withoutAnswerSchemas(document: OpenApiDocument): OpenApiDocument {
  const copy = structuredClone(document);
  for (const { operation } of routesOf(copy)) {
    operation.responses = { default: { description: 'See the contract.' } };
  }
  return copy;
}
