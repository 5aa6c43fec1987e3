import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import type { OperationId } from '../../openapi/generated/operations.ts';
import { readContract, routesOf } from '../../server/contract/documents.ts';
import type { Findings } from './findings.ts';

const contract = readContract();
// Formats are not checked here, because hosts write dates in forms of their own, which the parsers check.
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
ajv.addSchema({ ...contract, $id: 'contract' });

const pointerStepOf = (name: string) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** Returns the value at a JSON pointer of the contract, and the pointer with its references resolved. */
function follow(pointer: string): { pointer: string; value: unknown } {
  let value: unknown = contract;
  let resolved = '#';
  for (const step of pointer.split('/').slice(1)) {
    value = Reflect.get(Object(value), step.replaceAll('~1', '/').replaceAll('~0', '~'));
    resolved = `${resolved}/${step}`;
    const reference: unknown = Reflect.get(Object(value), '$ref');
    if (typeof reference === 'string') ({ pointer: resolved, value } = follow(reference));
  }
  return { pointer: resolved, value };
}

/** Returns the pointer to the schema of a row or record, inside the `data` envelopes of the answer. */
function entityPointer(operationId: OperationId): string {
  const route = routesOf(contract).find(({ operation }) => operation.operationId === operationId);
  if (route === undefined) throw new Error(`The contract has no ${operationId}`);
  const operation = `#/paths${pointerStepOf(route.path)}/${route.method.toLowerCase()}`;
  let schema = follow(`${operation}/responses/200/content/application~1json/schema`);
  for (;;) {
    const inner = follow(`${schema.pointer}/properties/data`);
    if (inner.value === undefined) break;
    schema = inner;
  }
  const items = follow(`${schema.pointer}/items`);
  return items.value === undefined ? schema.pointer : items.pointer;
}

/** Returns the names of the fields that the contract has for a row or record of this operation. */
export function fieldsOf(operationId: OperationId): string[] {
  const { value } = follow(`${entityPointer(operationId)}/properties`);
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}

/** Returns the names of the fields that the contract requires in a row or record of this operation. */
function requiredBy(operationId: OperationId): unknown[] {
  const { value } = follow(`${entityPointer(operationId)}/required`);
  return Array.isArray(value) ? value : [];
}

/**
 * Creates the check of one row or record against the contract. A required field that is missing or null is a failure. A
 * row that is not an object is also a failure, because a row without an id can be neither opened nor decided on.
 */
export function createShapeCheck(
  operationId: OperationId,
): (raw: unknown, findings: Findings) => void {
  const validate = ajv.getSchema(`contract${entityPointer(operationId)}`);
  if (validate === undefined) throw new Error(`The contract has no answer of ${operationId}`);
  const required = requiredBy(operationId);
  return (raw, findings) => {
    if (validate(raw)) return;
    const reportedPaths = new Set<string>();
    for (const error of validate.errors ?? []) {
      const path = pathOf(error);
      if (reportedPaths.has(path)) continue;
      reportedPaths.add(path);
      const isRequiredNull = required.includes(path) && Reflect.get(Object(raw), path) === null;
      if (error.keyword === 'required' || isRequiredNull)
        findings.fail(`missing, and cannot be done without: ${path}`);
      else if (path === '') findings.fail(`of another shape: the row ${error.message}`);
      else findings.add(`of another shape: ${path} ${error.message}`);
    }
  };
}

/** Returns the path of an error's field: `portfolio[].image` for `/portfolio/3/image`. */
function pathOf({ instancePath, params, keyword }: ErrorObject): string {
  const missing: unknown = params.missingProperty;
  const full = keyword === 'required' ? `${instancePath}/${String(missing)}` : instancePath;
  return full
    .slice(1)
    .replaceAll(/\/\d+(?=\/|$)/g, '[]')
    .replaceAll('/', '.');
}
