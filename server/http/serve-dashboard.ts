import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../refusals/http-error.ts';
import { isRead } from './is-read.ts';

/** Paths with a page, whose case does not matter; a browser gets the "Not found" page with status 404 at others. */
const pages = /^\/((admin(\/.*)?|dashboard\/home|sidebar)\/?)?$/i;

/** Accepts HTML by its name, or anything, as monitors and curl do. */
const acceptsPage = /^\s*$|text\/(html|\*)|\*\/\*/;

/**
 * Serves the built dashboard: hashed files, which browsers cache for a year, and the page for every path of
 * the app.
 *
 * @throws when the folder has no build
 */
export async function serveDashboard(app: FastifyInstance, dir: string): Promise<void> {
  const page = await readFile(path.join(dir, 'index.html'), 'utf8');
  await app.register(helmet, {
    // Only the page needs the policies, which take 1 kB; scripts and styles do not.
    global: false,
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScriptHashes(page)],
        // Menus and tooltips set their position as a style attribute.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // A host may keep its pictures anywhere.
        imgSrc: ["'self'", 'data:', 'https:', 'http:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...calledOrigins(page)],
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
      .code(pages.test(pathOf(request.url)) ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(page);
  });
}

const pathOf = (address: string) => address.split('?', 1).join();

function wantsPage({ method, headers: { accept = '' }, url }: FastifyRequest): boolean {
  if (!isRead(method) || /^\/(api|assets|media)\//.test(url)) return false;
  return pages.test(pathOf(url)) ? acceptsPage.test(accept) : accept.includes('text/html');
}

/**
 * Returns the origin of the API that the page was built for (scripts/early-start.ts); empty when this
 * server has the API. It is read from the page, because VITE_API_HOST is set only during the build.
 */
function calledOrigins(page: string): string[] {
  return [...page.matchAll(/<link rel="preconnect" href="([^"]+)" crossorigin>/g)].map(
    ([, address = '']) => new URL(address).origin,
  );
}

/** The hashes that allow the inline scripts of a page. */
export function inlineScriptHashes(page: string): string[] {
  return [...page.matchAll(/<script(?: type="text\/javascript")?>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}
