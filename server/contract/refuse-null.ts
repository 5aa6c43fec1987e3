import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http/refusals/http-error.ts';

const holdsNull = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0')
    : typeof value === 'object' && value !== null && Object.values(value).some(holdsNull);

/** Refuses texts with the character U+0000 with 400, because PostgreSQL cannot store it. */
export function refuseNull(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const isBad = [request.body, request.params, request.query].some((part) => holdsNull(part));
    done(
      isBad
        ? new HttpError(400, 'The request holds a character that no text can have.')
        : undefined,
    );
  });
}
