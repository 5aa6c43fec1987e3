import {
  allOperations,
  contractIds,
  type OperationId,
} from '../../openapi/generated/operations.ts';
import { readContract, routesOf } from '../../server/contract/documents.ts';
import { dereferenced } from '../support/contract-lists.ts';

/** A JSON schema as plain data. */
export type Schema = Record<string, unknown>;

/** An operation as the contract describes it. */
export interface ContractCall {
  operationId: OperationId;
  method: string;
  /** The path below /api/v1, with `{id}` where the operation has one. */
  path: string;
  /** Whether the contract has `security: []` for it. */
  isPublic: boolean;
  /** The schema of the path's id; undefined where there is none. */
  id: Schema | undefined;
  /** The schema of the JSON body; undefined where there is none. */
  body: Schema | undefined;
  /** Every status that the contract documents. */
  statuses: readonly number[];
}

const contract = readContract();

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** The value at this path, with references resolved. */
export function schemaAt(from: unknown, ...steps: readonly string[]): Schema | undefined {
  let here = dereferenced(contract, from);
  for (const step of steps) here = dereferenced(contract, Reflect.get(Object(here), step));
  return isSchema(here) ? here : undefined;
}

function describeCall(operationId: OperationId): ContractCall {
  const { method, path } = allOperations[operationId];
  const route = routesOf(contract).find(({ operation }) => operation.operationId === operationId);
  if (route === undefined) throw new Error(`The contract has no operation ${operationId}`);
  const { operation } = route;
  const parameters: unknown = operation.parameters;
  const [parameter] = Array.isArray(parameters) ? parameters : [];
  return {
    operationId,
    method,
    path,
    isPublic: operation.security?.length === 0,
    id: path.includes('{id}') ? schemaAt(parameter, 'schema') : undefined,
    body: schemaAt(operation, 'requestBody', 'content', 'application/json', 'schema'),
    statuses: Object.keys(operation.responses).map(Number),
  };
}

/** The 25 operations. */
export const contractCalls: readonly ContractCall[] = contractIds.map(describeCall);
