/**
 * Compiles each schema once for all servers of a worker. Each server compiles the schemas of its routes, and the schema
 * of OpenAPI to validate its document, which takes longer than the rest of its start.
 */
import { Ajv2020 } from 'ajv/dist/2020.js';

const compiled = new Map<string, unknown>();

/** The options that are no objects or functions, which are the same for all instances here. */
const simpleOptions = (options: object) =>
  Object.entries(options).filter(([, value]) => !['object', 'function'].includes(typeof value));

const prototype: { compile: (schema: object) => unknown } = Ajv2020.prototype;

prototype.compile = new Proxy(prototype.compile, {
  apply(compile, instance: Ajv2020, [schema]: [object]) {
    const text = JSON.stringify(schema);
    // A reference to another schema depends on the instance.
    if (/"\$ref":"[^#]/.test(text)) return Reflect.apply(compile, instance, [schema]);
    const key = `${JSON.stringify(simpleOptions(instance.opts))} ${text}`;
    const known = compiled.get(key) ?? Reflect.apply(compile, instance, [schema]);
    compiled.set(key, known);
    return known;
  },
});
