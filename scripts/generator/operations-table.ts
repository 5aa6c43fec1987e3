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
  hasQuery: boolean;
  hasHeaders: boolean;
  hasBody: boolean;
  /** Operations without a JSON answer, such as streams, get no fetch function. */
  hasJsonAnswer: boolean;
}

const content = z.looseObject({}).optional();
const response = z.looseObject({ $ref: z.string().optional(), content });

const documentOperation = z.object({
  operationId: z.string().optional(),
  tags: z.array(z.string()).optional(),
  summary: z.string().optional(),
  requestBody: z.looseObject({}).optional(),
  responses: z.record(z.string(), response),
  parameters: z
    .array(z.looseObject({ $ref: z.string().optional(), in: z.string().optional() }))
    .optional(),
});

const openApiDocument = z.object({
  paths: z.record(z.string(), z.record(z.string(), documentOperation)),
  components: z.object({
    parameters: z.record(z.string(), z.looseObject({ in: z.string() })),
    responses: z.record(z.string(), response),
  }),
});

const referenceStart = '#/components/parameters/';

/**
 * Returns the operations of an OpenAPI document, in its order.
 *
 * @throws ZodError when it is not an OpenAPI document; Error when an operation lacks its id, tag or summary
 */
export function operationsOf(document: unknown): Operation[] {
  const { paths, components } = openApiDocument.parse(document);
  const placeOf = ({ $ref, in: place }: { $ref?: string | undefined; in?: string | undefined }) =>
    $ref === undefined ? place : components.parameters[$ref.slice(referenceStart.length)]?.in;
  const hasParameterIn = ({ parameters = [] }: z.infer<typeof documentOperation>, place: string) =>
    parameters.some((parameter) => placeOf(parameter) === place);
  const isJson = (answer: z.infer<typeof response> = {}) => {
    const named = components.responses[answer.$ref?.split('/').at(-1) ?? ''];
    const types = Object.keys((named ?? answer).content ?? {});
    return types.length === 0 || types.includes('application/json');
  };
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      id: required(operation.operationId, path, 'operationId'),
      method: method.toUpperCase(),
      path,
      tag: required(operation.tags?.[0], path, 'tag'),
      summary: required(operation.summary, path, 'summary'),
      hasPathParameters: path.includes('{'),
      hasQuery: hasParameterIn(operation, 'query'),
      hasHeaders: hasParameterIn(operation, 'header'),
      hasBody: operation.requestBody !== undefined,
      hasJsonAnswer: isJson(operation.responses['200']),
    })),
  );
}

function required(value: string | undefined, path: string, what: string): string {
  if (value === undefined) throw new Error(`${path} has no ${what}`);
  return value;
}

/** Renders openapi/generated/operations.ts: the operations of both documents as plain data, and types of their ids. */
export function renderOperationTables(contract: Operation[], extensions: Operation[]): string {
  return `/** Every operation of the contract: its HTTP method, path below the base path, and tag. */
export const operations = {
${rowsOf(contract)}
} as const;

/** The operations that a host may offer in addition to the contract. */
export const extensions = {
${rowsOf(extensions)}
} as const;

export type ContractId = keyof typeof operations;
export type ExtensionId = keyof typeof extensions;
export type OperationId = ContractId | ExtensionId;

/** The ids of the contract. */
export const contractIds = Object.keys(operations) as ContractId[];

/** The operations of both documents. */
export const allOperations = { ...operations, ...extensions };

/** The ids of both documents. */
export const operationIds = Object.keys(allOperations) as OperationId[];

/** The operations that change something on the host. */
export type MutatingOperationId = {
  [Id in OperationId]: (typeof allOperations)[Id]['method'] extends 'GET' ? never : Id;
}[OperationId];
`;
}

const rowsOf = (operations: Operation[]) =>
  operations
    .map(
      ({ id, method, path, tag }) =>
        `  ${id}: { method: '${method}', path: '${path}', tag: '${tag}' },`,
    )
    .join('\n');
