import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifySchemaValidationError } from 'fastify';
import { z } from 'zod';
import { HttpError } from '../refusals/http-error.ts';

/** The words for the parts of a request in a message. The other parts, path and query, are called the address. */
const partNames: Partial<Record<string, string>> = {
  body: 'The request body',
  headers: 'The request header',
};

/** The contract's pattern for texts with at least one visible character. */
const notBlank = '[^\\p{C}\\p{Z}]';

/** Describes the fault, without the pattern that the validator's message would quote. */
function faultOf(error: FastifySchemaValidationError | undefined): string {
  if (error?.keyword !== 'pattern') return error?.message ?? 'cannot be used';
  return error.params.pattern === notBlank ? 'must not be blank' : 'cannot be used';
}

const bodySchema = z.object({ content: z.record(z.string(), z.unknown()) });

const headersSchema = z.object({
  properties: z.record(z.string(), z.unknown()),
  required: z.array(z.string()).default([]),
});

/** Returns the schema of headers with lower-case names, as Node.js has them. */
function withLowerCaseNames(schema: object): object {
  const { properties, required } = headersSchema.parse(schema);
  const lowerCase: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(properties)) lowerCase[name.toLowerCase()] = value;
  return {
    ...schema,
    properties: lowerCase,
    required: required.map((name) => name.toLowerCase()),
  };
}

/**
 * Validates requests strictly: nothing is coerced, filled in or dropped. The framework's default validator
 * would convert a number to a string, and so accept a number as a password.
 */
export function validateStrictly(app: FastifyInstance): void {
  const ajv = new Ajv2020({ strict: false, coerceTypes: false, allErrors: false });
  addFormats.default(ajv);
  app.setValidatorCompiler(({ schema, httpPart }) =>
    ajv.compile(httpPart === 'headers' ? withLowerCaseNames(schema) : schema),
  );
  // The framework validates only bodies of the media types in the contract, and accepts an empty body of any type.
  app.addHook('preValidation', ({ routeOptions, mediaType = '' }, _reply, done) => {
    const body = routeOptions.schema?.body;
    const isOtherType =
      body !== undefined && !Object.hasOwn(bodySchema.parse(body).content, mediaType);
    done(isOtherType ? new HttpError(400, 'The request body is not JSON.') : undefined);
  });
  app.setSchemaErrorFormatter((errors, part) => {
    const [first] = errors;
    const missing: unknown = first?.params.missingProperty;
    const field = first?.instancePath.slice(1) || (typeof missing === 'string' ? missing : '');
    const where = partNames[part] ?? 'The address';
    const about = field === '' ? where : `${where}: ${field}`;
    return new Error(`${about} ${faultOf(first)}.`);
  });
}

/** The most levels of nesting; the contract has fewer. Without a limit, 60 kB of `[` would exhaust the stack. */
const maxDepth = 20;

/** Returns whether a text in the value contains U+0000. @throws HttpError 400 for more than `maxDepth` levels */
function hasNullCharacter(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  if (depth === maxDepth) throw new HttpError(400, 'The request body is nested too deeply.');
  return Object.values(value).some((inner) => hasNullCharacter(inner, depth + 1));
}

/** Refuses with 400: texts with U+0000, which PostgreSQL cannot store, and values that are nested too deeply. */
export function refuseUnstorableValues(app: FastifyInstance): void {
  app.addHook('preValidation', ({ body, params, query }, _reply, done) => {
    if ([body, params, query].some((part) => hasNullCharacter(part))) {
      throw new HttpError(400, 'The request holds a character that no text can have.');
    }
    done();
  });
}

/**
 * Accepts a call without a body that has the header `Content-Type: application/json`, which some clients send with
 * every call. The framework refuses it by default.
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
