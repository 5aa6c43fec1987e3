import {
  allOperations,
  contractIds,
  type OperationId,
  operationIds,
} from '../../openapi/generated/operations.ts';
import { readContract, routesOf } from '../../server/contract/documents.ts';
import { handlersFor } from '../../server/handlers/all.ts';
import { coreExtensions } from '../contract/extension-cases.ts';
import { dereference } from '../support/contract-lists.ts';

/** A JSON schema as plain data. */
export type Schema = Record<string, unknown>;

/** A parameter of the query, of the header, or of the path except its id. */
export interface Parameter {
  name: string;
  schema: Schema | undefined;
  isRequired: boolean;
}

/** An operation as the contract describes it. */
export interface ContractCall {
  operationId: OperationId;
  method: string;
  /** The path below /api/v1, with the names of its parameters in braces. */
  path: string;
  /** Whether the contract has `security: []` for it. */
  isPublic: boolean;
  /** The schema of the path's id; undefined for a path without an id. */
  id: Schema | undefined;
  /** The other parameters of the path. */
  pathParameters: readonly Parameter[];
  query: readonly Parameter[];
  headers: readonly Parameter[];
  /** The schema of the JSON body; undefined for a call without a body. */
  body: Schema | undefined;
  /** The documented statuses, without the 413 of a list that is too long. */
  statuses: readonly number[];
}

const contract = readContract();

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** Returns the object at these names of properties below a part of the contract, with references resolved. */
export function schemaAt(from: unknown, ...steps: readonly string[]): Schema | undefined {
  let current = dereference(contract, from);
  for (const step of steps) current = dereference(contract, Reflect.get(Object(current), step));
  return isSchema(current) ? current : undefined;
}

function describeCall(operationId: OperationId): ContractCall {
  const { method, path } = allOperations[operationId];
  const route = routesOf(contract).find(({ operation }) => operation.operationId === operationId);
  if (route === undefined) throw new Error(`The contract has no operation ${operationId}`);
  const { operation } = route;
  const all: unknown = operation.parameters;
  const parameters = (Array.isArray(all) ? all : []).map((parameter) => schemaAt(parameter) ?? {});
  const parametersIn = (location: string): Parameter[] =>
    parameters
      .filter((parameter) => parameter.in === location)
      .map((parameter) => ({
        name: String(parameter.name),
        schema: schemaAt(parameter, 'schema'),
        isRequired: parameter.required === true,
      }));
  const inPath = parametersIn('path');
  return {
    operationId,
    method,
    path,
    isPublic: operation.security?.length === 0,
    id: inPath.find(({ name }) => name === 'id')?.schema,
    pathParameters: inPath.filter(({ name }) => name !== 'id'),
    query: parametersIn('query'),
    headers: parametersIn('header'),
    body: schemaAt(operation, 'requestBody', 'content', 'application/json', 'schema'),
    statuses: Object.keys(operation.responses)
      .map(Number)
      // A list gets 413 above 200,000 rows, which the sample does not have.
      .filter((status) => status !== 413 || operation.requestBody !== undefined),
  };
}

/** The handlers of a server without e-mail, such as the tested ones. */
const handlers = handlersFor(null);

/** Every operation that the server has. */
export const contractCalls: readonly ContractCall[] = operationIds
  // The response of a stream does not end; tests/server/live.test.ts tests it.
  .filter((id) => Object.hasOwn(handlers, id) && id !== 'streamChanges')
  .map(describeCall);

const idsWithKnownAnswers = new Set<OperationId>([...contractIds, ...coreExtensions]);

/** The operations with a known request for each documented status. */
export const documentedCalls = contractCalls.filter(({ operationId }) =>
  idsWithKnownAnswers.has(operationId),
);
