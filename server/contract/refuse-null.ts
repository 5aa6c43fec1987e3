import type { FastifyInstance } from 'fastify';
import { HttpError } from '../refusals/http-error.ts';

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
