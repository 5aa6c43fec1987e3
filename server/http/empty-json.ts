import type { FastifyInstance } from 'fastify';

/**
 * Lets a call without body carry `Content-Type: application/json`, as the specification's section 7
 * has every call do. The framework refuses that by itself.
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
