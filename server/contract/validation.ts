import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';

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
    const where = part === 'params' ? 'The address' : 'The request body';
    const about = field === '' ? where : `${where}: ${field}`;
    return new Error(`${about} ${first?.message ?? 'cannot be used'}.`);
  });
}
