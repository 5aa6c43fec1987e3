import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';

/** The pattern of texts in the contract that must not be blank. */
const notBlank = String.raw`\S`;

/**
 * Validates requests strictly: nothing is coerced, filled in or dropped. The framework’s own validator
 * would turn a number into a string, which a password has to be.
 */
export function validateStrictly(app: FastifyInstance): void {
  const ajv = new Ajv2020({ strict: false, coerceTypes: false, allErrors: false });
  addFormats.default(ajv);
  app.setValidatorCompiler(({ schema }) => ajv.compile(schema));
  app.setSchemaErrorFormatter((errors, part) => {
    const [first] = errors;
    const missing: unknown = first?.params.missingProperty;
    const field = first?.instancePath.slice(1) || (typeof missing === 'string' ? missing : '');
    const where = part === 'body' ? 'The request body' : 'The address';
    const about = field === '' ? where : `${where}: ${field}`;
    const isBlank = first?.params.pattern === notBlank;
    const fault = isBlank ? 'must not be blank' : (first?.message ?? 'cannot be used');
    return new Error(`${about} ${fault}.`);
  });
}
