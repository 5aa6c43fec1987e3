import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import type { OperationId } from '../../openapi/generated/operations.ts';
import { readContract, routesOf } from '../../server/contract/documents.ts';
import type { Findings } from './findings.ts';

const contract = readContract();
// Formats are not checked here, because hosts write dates in forms of their own, which the parsers check.
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
ajv.addSchema({ ...contract, $id: 'contract' });

const pointerStep = (name: string) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** Returns the value at a JSON pointer of the contract, and the pointer with its references resolved. */
function follow(pointer: string): { pointer: string; value: unknown } {
  let here: unknown = contract;
  let path = '#';
  for (const part of pointer.split('/').slice(1)) {
    here = Reflect.get(Object(here), part.replaceAll('~1', '/').replaceAll('~0', '~'));
    path = `${path}/${part}`;
    const reference: unknown = Reflect.get(Object(here), '$ref');
    if (typeof reference === 'string') ({ pointer: path, value: here } = follow(reference));
  }
  return { pointer: path, value: here };
}

/** Returns the pointer to the schema of a row or record, inside the `data` envelopes of the answer. */
function entityPointer(operationId: OperationId): string {
  const route = routesOf(contract).find(({ operation }) => operation.operationId === operationId);
  if (route === undefined) throw new Error(`The contract has no ${operationId}`);
  const operation = `#/paths${pointerStep(route.path)}/${route.method.toLowerCase()}`;
  let found = follow(`${operation}/responses/200/content/application~1json/schema`);
  for (;;) {
    const inner = follow(`${found.pointer}/properties/data`);
    if (inner.value === undefined) break;
    found = inner;
  }
  const items = follow(`${found.pointer}/items`);
  return items.value === undefined ? found.pointer : items.pointer;
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
export function shapeCheck(operationId: OperationId): (raw: unknown, findings: Findings) => void {
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
