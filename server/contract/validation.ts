import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifySchemaValidationError } from 'fastify';

/** The pattern of texts with something to read in them: neither spaces alone nor characters that are not shown. */
const readable = '[^\\p{C}\\p{Z}]';

/** The fault in words. The message of a pattern would quote the pattern. */
function faultOf(error: FastifySchemaValidationError | undefined): string {
  if (error?.keyword !== 'pattern') return error?.message ?? 'cannot be used';
  return error.params.pattern === readable ? 'must not be blank' : 'cannot be used';
}

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
    return new Error(`${about} ${faultOf(first)}.`);
  });
}
