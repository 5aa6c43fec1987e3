import { Ajv2020 } from 'ajv/dist/2020.js';
import { readContract, routesOf } from '../../server/contract/documents.ts';
import { dereference } from './contract-lists.ts';

const contract = readContract();
const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema({ ...contract, $id: 'contract' });

const routes = new Map(routesOf(contract).map((route) => [route.operation.operationId, route]));

/** Returns the reference of an answer's schema, which may be in a shared response. */
function schemaPointer(operationId: string, status: number, body: unknown): string {
  const route = routes.get(operationId);
  const response = route?.operation.responses[String(status)];
  if (route === undefined || response === undefined)
    throw new Error(`${operationId} has no answer ${status}`);
  const shared: unknown = Reflect.get(response, '$ref');
  const target = typeof shared === 'string' ? dereference(contract, response) : response;
  const isFile = 'text/csv' in Object(Reflect.get(Object(target), 'content'));
  const mediaType = isFile && typeof body === 'string' ? 'text~1csv' : 'application~1json';
  const { method, path } = route;
  const own = `#/paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}/responses/${status}`;
  const base = typeof shared === 'string' ? shared : own;
  return `contract${base}/content/${mediaType}/schema`;
}

/** Returns the faults of an answer according to the contract; empty for a valid answer. */
export function faultsOf(operationId: string, status: number, body: unknown): string[] {
  const validate = ajv.getSchema(schemaPointer(operationId, status, body));
  if (validate === undefined) throw new Error(`${operationId} ${status} has no schema`);
  return validate(body)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** Returns the value inside the one or two `data` of an answer. */
export function entityIn(body: unknown): unknown {
  let value = body;
  while (typeof value === 'object' && value !== null && !Array.isArray(value) && 'data' in value) {
    value = value.data;
  }
  return value;
}

type JsonObject = Record<string, unknown>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function resolve(schema: unknown): JsonObject {
  const target = dereference(contract, schema);
  return isObject(target) ? target : {};
}

/** Fields that only some hosts send; see their descriptions in the contract. */
const optionalFields = new Set(['PartPayment.id']);

/**
 * Returns the fields of the contract that an answer lacks, as `path.field`; of a list at most five.
 * The contract lets hosts omit almost any field; our own server and the mock send all of them. A
 * null record and an empty list are reported too, because their fields cannot be checked.
 */
export function missingFields(operationId: string, body: unknown): string[] {
  const content = ['responses', '200', 'content', 'application/json', 'schema'];
  let schema = content.reduce<unknown>(
    (value, step) => resolve(Reflect.get(Object(value), step)),
    routes.get(operationId)?.operation,
  );
  // The record or the list is in the one or two `data`, as in the answer.
  for (let data: unknown = schema; isObject(data); ) {
    schema = data;
    const { properties } = resolve(data);
    data = Reflect.get(Object(properties), 'data');
  }
  return missingIn(schema, entityIn(body), nameOf(schema));
}

/** Returns the name of the records that a schema describes. */
function nameOf(schema: unknown): string {
  const { items } = resolve(schema);
  if (items !== undefined) return nameOf(items);
  const reference: unknown = Reflect.get(Object(schema), '$ref');
  return typeof reference === 'string' ? reference.slice(reference.lastIndexOf('/') + 1) : 'answer';
}

/** Fields of a location are strings in lists, and may be null anywhere. */
const locationField = /\.(ward|lga|state)$/;

function missingIn(schema: unknown, value: unknown, path: string): string[] {
  const { properties, items, anyOf } = resolve(schema);
  if (Array.isArray(value)) {
    if (value.length === 0) return [`${path} is empty`];
    return value.flatMap((one) => missingIn(items, one, path)).slice(0, 5);
  }
  if (!isObject(value)) {
    const isRecord = properties !== undefined || (anyOf !== undefined && !locationField.test(path));
    return isRecord ? [`${path} is no record`] : [];
  }
  if (Array.isArray(anyOf)) {
    const recordSchema: unknown = anyOf.find((one) => resolve(one).properties !== undefined);
    // A ward has its name in one of two fields.
    return path.endsWith('ward') || recordSchema === undefined
      ? []
      : missingIn(recordSchema, value, path);
  }
  return Object.entries(isObject(properties) ? properties : {}).flatMap(([name, inner]) => {
    const fieldPath = `${path}.${name}`;
    if (optionalFields.has(fieldPath) || /\.(ward|lga|state)\.ward$/.test(fieldPath)) return [];
    return name in value ? missingIn(inner, value[name], fieldPath) : [fieldPath];
  });
}
