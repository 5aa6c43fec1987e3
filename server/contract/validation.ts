import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifySchemaValidationError } from 'fastify';
import { z } from 'zod';
import { HttpError } from '../refusals/http-error.ts';

/** The parts of a request besides its address. */
const places: Partial<Record<string, string>> = {
  body: 'The request body',
  headers: 'The request header',
};

/** The contract's pattern for texts with at least one visible character. */
const readable = '[^\\p{C}\\p{Z}]';

/** Describes the fault. The validator's message would quote a pattern. */
function faultOf(error: FastifySchemaValidationError | undefined): string {
  if (error?.keyword !== 'pattern') return error?.message ?? 'cannot be used';
  return error.params.pattern === readable ? 'must not be blank' : 'cannot be used';
}

const bodySchema = z.object({ content: z.record(z.string(), z.unknown()) });

const headersSchema = z.object({
  properties: z.record(z.string(), z.unknown()),
  required: z.array(z.string()).default([]),
});

/** Returns the schema of headers with lower-case names, as Node.js has them. */
function withLowerCaseNames(schema: object): object {
  const { properties, required } = headersSchema.parse(schema);
  const named: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(properties)) named[name.toLowerCase()] = value;
  return {
    ...schema,
    properties: named,
    required: required.map((name) => name.toLowerCase()),
  };
}

/**
 * Validates requests strictly: nothing is coerced, filled in or dropped. The framework’s default validator
 * would convert a number to a string, and so accept a number as a password.
 */
export function validateStrictly(app: FastifyInstance): void {
  const ajv = new Ajv2020({ strict: false, coerceTypes: false, allErrors: false });
  addFormats.default(ajv);
  app.setValidatorCompiler(({ schema, httpPart }) =>
    ajv.compile(httpPart === 'headers' ? withLowerCaseNames(schema) : schema),
  );
  // The framework validates only bodies of the media types in the contract. An empty body can have any type.
  app.addHook('preValidation', ({ routeOptions, mediaType = '' }, _reply, done) => {
    const body = routeOptions.schema?.body;
    const isOther = body !== undefined && !Object.hasOwn(bodySchema.parse(body).content, mediaType);
    done(isOther ? new HttpError(400, 'The request body is not JSON.') : undefined);
  });
  app.setSchemaErrorFormatter((errors, part) => {
    const [first] = errors;
    const missing: unknown = first?.params.missingProperty;
    const field = first?.instancePath.slice(1) || (typeof missing === 'string' ? missing : '');
    const where = places[part] ?? 'The address';
    const about = field === '' ? where : `${where}: ${field}`;
    return new Error(`${about} ${faultOf(first)}.`);
  });
}
