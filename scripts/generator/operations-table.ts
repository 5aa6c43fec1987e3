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

interface Document {
  paths: Record<string, Record<string, DocumentOperation>>;
}

interface DocumentOperation {
  operationId?: string;
  tags?: string[];
  summary?: string;
  requestBody?: object;
}

/** The operations of an OpenAPI document, in its order. */
export function operationsOf(document: Document): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
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
