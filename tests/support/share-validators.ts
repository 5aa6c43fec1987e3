/**
 * Compiles each schema once for all servers of a worker: those of the routes, and that of OpenAPI,
 * by which a server validates its document. Compiling takes longer than the rest of a start.
 */
import { Ajv2020 } from 'ajv/dist/2020.js';

const compiled = new Map<string, unknown>();

/** Returns the options that can differ. Objects and functions are the same for all instances. */
const simpleOptions = (options: object) =>
  Object.entries(options).filter(([, value]) => !['object', 'function'].includes(typeof value));

const prototype: { compile: (schema: object) => unknown } = Ajv2020.prototype;

prototype.compile = new Proxy(prototype.compile, {
  apply(compile, instance: Ajv2020, [schema]: [object]) {
    const text = JSON.stringify(schema);
    // A reference to another schema depends on the instance.
    if (/"\$ref":"[^#]/.test(text)) return Reflect.apply(compile, instance, [schema]);
    const key = `${JSON.stringify(simpleOptions(instance.opts))} ${text}`;
    const validator = compiled.get(key) ?? Reflect.apply(compile, instance, [schema]);
    compiled.set(key, validator);
    return validator;
  },
});
