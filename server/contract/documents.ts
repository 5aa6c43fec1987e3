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
