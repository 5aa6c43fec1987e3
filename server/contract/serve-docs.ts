import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import { inlineScriptHashes } from '../http/serve-dashboard.ts';
import { CompressedBody, etagOf } from '../response-cache/compressed-body.ts';
import { acceptedEncoding } from '../response-cache/negotiate.ts';

const address = '/api/docs';

/** The page and its script, which have everything that the browser needs except the document itself. */
interface Reference {
  page: string;
  script: CompressedBody;
}

/** Takes a tenth of a second and 15 MB of memory. */
async function makeReference(): Promise<Reference> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  // Routes can't be added to a server that listens, so another one makes the two files.
  const maker = fastify();
  await maker.register(scalar, {
    routePrefix: address,
    configuration: {
      pageTitle: 'Back Office API',
      favicon: 'data:,',
      sources: [{ url: '/api/v1/openapi.json', agent: { disabled: true } }],
      // Nothing from other hosts.
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      showDeveloperTools: 'never',
      // A page to read: a decision on money is made in the dashboard, which asks first.
      hideTestRequestButton: true,
    },
  });
  const [page, script] = await Promise.all([
    maker.inject(`${address}/`),
    maker.inject(`${address}/js/scalar.js`),
  ]);
  await maker.close();
  const { rawPayload } = script;
  return {
    page: page.payload,
    script: await CompressedBody.pack(rawPayload, etagOf(rawPayload), 'br'),
  };
}

/**
 * Serves the reference of the API at /api/docs/ to everybody, as the document that it shows (/api/v1/openapi.json). Its
 * policy differs from that of the dashboard, and lets the browser ask no other host.
 */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  let made: Promise<Reference> | undefined;
  const reference = () => {
    made ??= makeReference();
    return made;
  };

  await app.register(async (scope) => {
    await scope.register(helmet, { global: false, strictTransportSecurity: false });
    scope.get(address, (_request, reply) => reply.redirect(`${address}/`, 301));
    scope.get(`${address}/`, async (_request, reply) => {
      const { page } = await reference();
      reply.helmet({
        contentSecurityPolicy: {
          directives: {
            defaultSrc: ["'none'"],
            scriptSrc: ["'self'", ...inlineScriptHashes(page)],
            styleSrc: ["'self'", "'unsafe-inline'"],
            imgSrc: ["'self'", 'data:'],
            fontSrc: ["'none'"],
            connectSrc: ["'self'"],
            upgradeInsecureRequests: null,
          },
        },
      });
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
    });
    scope.get(`${address}/js/scalar.js`, { compress: false }, async (request, reply) => {
      const { script } = await reference();
      const encoding = acceptedEncoding(request.headers['accept-encoding']);
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply
        .type('text/javascript; charset=utf-8')
        .header('etag', script.etag)
        .header('vary', 'accept-encoding')
        .header('cache-control', 'no-cache')
        .send(await script.in(encoding));
    });
  });
}
