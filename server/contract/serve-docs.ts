import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import { inlineScriptHashes } from '../http/serve-dashboard.ts';
import { CompressedBody, etagOf } from '../response-cache/compressed-body.ts';
import { acceptedEncoding } from '../response-cache/negotiate.ts';

const docsPath = '/api/docs';

/**
 * Makes the page and its script, which contain everything that the browser needs except the OpenAPI document. This takes a
 * tenth of a second and 15 MB of memory.
 */
async function makeReference() {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  // The plugin adds routes, which a listening server does not accept, so a second server makes the two files.
  const maker = fastify();
  await maker.register(scalar, {
    routePrefix: docsPath,
    configuration: {
      pageTitle: 'Back Office API',
      favicon: 'data:,',
      sources: [{ url: '/api/v1/openapi.json', agent: { disabled: true } }],
      // The page must load nothing from other hosts.
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      showDeveloperTools: 'never',
      // The page is only for reading. Money is decided on in the dashboard, which asks for confirmation.
      hideTestRequestButton: true,
    },
  });
  const [page, script] = await Promise.all([
    maker.inject(`${docsPath}/`),
    maker.inject(`${docsPath}/js/scalar.js`),
  ]);
  await maker.close();
  const { rawPayload } = script;
  return {
    page: page.payload,
    script: await CompressedBody.create(rawPayload, etagOf(rawPayload), 'br'),
  };
}

/**
 * Serves the reference of the API at /api/docs/. It is public, like the document that it shows (/api/v1/openapi.json),
 * and is made at the first request. Its content security policy lets the browser call no other host.
 */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  let reference: ReturnType<typeof makeReference> | undefined;
  const getReference = () => {
    // After a failure the next request tries again.
    reference ??= makeReference().catch((error: unknown) => {
      reference = undefined;
      throw error;
    });
    return reference;
  };

  await app.register(async (scope) => {
    await scope.register(helmet, { global: false, strictTransportSecurity: false });
    scope.get(docsPath, (_request, reply) => reply.redirect(`${docsPath}/`, 301));
    scope.get(`${docsPath}/`, async (_request, reply) => {
      const { page } = await getReference();
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
    scope.get(`${docsPath}/js/scalar.js`, { compress: false }, async (request, reply) => {
      const { script } = await getReference();
      const encoding = acceptedEncoding(request.headers['accept-encoding']);
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply
        .type('text/javascript; charset=utf-8')
        .header('etag', script.etag)
        .header('vary', 'accept-encoding')
        .header('cache-control', 'no-cache')
        .send(await script.bytesIn(encoding));
    });
  });
}
