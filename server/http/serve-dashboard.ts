import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../refusals/http-error.ts';
import { isRead } from './is-read.ts';

/** The paths of the dashboard's pages, in upper or lower case. Other paths get the page "Not found" with status 404. */
const pagePaths = /^\/((admin(\/.*)?|dashboard\/home|sidebar)\/?)?$/i;

/** A header Accept that allows HTML: empty, by name, or with a wildcard, as monitors and curl send it. */
const acceptsHtml = /^\s*$|text\/(html|\*)|\*\/\*/;

/**
 * Serves the built dashboard: files with a hash in their name, which browsers cache for a year, and index.html at all
 * other addresses if the caller wants a page.
 *
 * @throws Error when the folder has no build
 */
export async function serveDashboard(app: FastifyInstance, dir: string): Promise<void> {
  const page = await readFile(path.join(dir, 'index.html'), 'utf8');
  await app.register(helmet, {
    // Only the page needs these headers, which take 1 kB.
    global: false,
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScriptHashes(page)],
        // Menus and tooltips set their position as a style attribute.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Pictures may be on any host.
        imgSrc: ["'self'", 'data:', 'https:', 'http:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...apiOrigins(page)],
        // The server may be used over plain HTTP inside a network.
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: false,
  });
  await app.register(fastifyStatic, {
    root: path.join(dir, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  });
  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) throw new HttpError(404, 'There is nothing at this address.');
    reply.helmet();
    return reply
      .code(pagePaths.test(pathOf(request.url)) ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(page);
  });
}

const pathOf = (url: string) => url.split('?', 1).join();

function wantsPage({ method, headers: { accept = '' }, url }: FastifyRequest): boolean {
  if (!isRead(method) || /^\/(api|assets|media)\//.test(url)) return false;
  return pagePaths.test(pathOf(url)) ? acceptsHtml.test(accept) : accept.includes('text/html');
}

/**
 * Returns the origins of APIs on other hosts that the page was built for; none if this server has the API. They are
 * read from the page (scripts/early-start.ts writes them), because VITE_API_HOST is set only during the build.
 */
function apiOrigins(page: string): string[] {
  return [...page.matchAll(/<link rel="preconnect" href="([^"]+)" crossorigin>/g)].map(
    ([, address = '']) => new URL(address).origin,
  );
}

/** Returns the sources of a content security policy that allow the inline scripts of a page. */
export function inlineScriptHashes(page: string): string[] {
  return [...page.matchAll(/<script(?: type="text\/javascript")?>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}
