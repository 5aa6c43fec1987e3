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

/** The deepest level of a value, more than the contract has. A body of 60 kB of `[` would exhaust the stack. */
const deepest = 20;

/** @throws HttpError 400 for a value that is nested deeper than `deepest` */
function holdsNull(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  if (depth === deepest) throw new HttpError(400, 'The request body is nested too deeply.');
  return Object.values(value).some((inner) => holdsNull(inner, depth + 1));
}

/** Refuses texts with the character U+0000 with 400, because PostgreSQL cannot store it, and values nested too deeply. */
export function refuseNull(app: FastifyInstance): void {
  app.addHook('preValidation', ({ body, params, query }, _reply, done) => {
    if ([body, params, query].some((part) => holdsNull(part))) {
      throw new HttpError(400, 'The request holds a character that no text can have.');
    }
    done();
  });
}

/**
 * Accepts a call without body that has `Content-Type: application/json`: by the specification, every call has this
 * header. The framework refuses it by default.
 */
export function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null, undefined);
      else void parse(request, body, done);
    },
  );
}
