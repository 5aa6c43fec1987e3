import { z } from 'zod';

/** The properties of an operation that the generator uses. */
export interface Operation {
  id: string;
  /** The HTTP method in upper case. */
  method: string;
  path: string;
  tag: string;
  summary: string;
  hasPathParameters: boolean;
  hasBody: boolean;
}

const documentOperation = z.object({
  operationId: z.string().optional(),
  tags: z.array(z.string()).optional(),
  summary: z.string().optional(),
  requestBody: z.looseObject({}).optional(),
});

const openApiDocument = z.object({
  paths: z.record(z.string(), z.record(z.string(), documentOperation)),
});

/**
 * The operations of an OpenAPI document, in its order.
 *
 * @throws ZodError when it is not an OpenAPI document; Error when an operation lacks its id, tag or summary
 */
export function operationsOf(document: unknown): Operation[] {
  return Object.entries(openApiDocument.parse(document).paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      id: required(operation.operationId, path, 'operationId'),
      method: method.toUpperCase(),
      path,
      tag: required(operation.tags?.[0], path, 'tag'),
      summary: required(operation.summary, path, 'summary'),
      hasPathParameters: path.includes('{'),
      hasBody: operation.requestBody !== undefined,
    })),
  );
}

function required(value: string | undefined, path: string, what: string): string {
  if (value === undefined) throw new Error(`${path} has no ${what}`);
  return value;
}

/** Renders the table as plain data, with the two types that make other tables complete. */
export function renderOperationsTable(operations: Operation[]): string {
  const rows = operations.map(
    ({ id, method, path, tag }) =>
      `  ${id}: { method: '${method}', path: '${path}', tag: '${tag}' },`,
  );
  return `/** Every operation of the contract: its HTTP method, path below the base path, and tag. */
export const operations = {
${rows.join('\n')}
} as const;

export type OperationId = keyof typeof operations;

/** All operation ids. */
export const operationIds = Object.keys(operations) as OperationId[];

/** The operations that change something on the host. */
export type MutatingOperationId = {
  [Id in OperationId]: (typeof operations)[Id]['method'] extends 'GET' ? never : Id;
}[OperationId];
`;
}
