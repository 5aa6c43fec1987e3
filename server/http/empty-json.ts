import type { FastifyInstance } from 'fastify';

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
