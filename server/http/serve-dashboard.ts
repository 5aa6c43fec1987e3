import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRead } from './is-read.ts';
import { HttpError } from './refusals/http-error.ts';

/** Paths the dashboard has pages for; others get its own "Not found" page, with status 404. */
const pages = /^\/(admin(\/.*)?|dashboard\/home|sidebar)?\/?$/;

/**
 * Serves the built dashboard: hashed files for ever, the page itself asked for anew each time, and
 * every address of the app answered with that page.
 *
 * @throws when the folder holds no build.
 */
export async function serveDashboard(app: FastifyInstance, dir: string): Promise<void> {
  const page = await readFile(path.join(dir, 'index.html'), 'utf8');
  await app.register(helmet, {
    // A kilobyte of rules for what a page may do; with scripts and styles nobody reads it.
    global: false,
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScriptHashes(page)],
        // Positions of menus and tooltips are set as style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // A host may keep its pictures anywhere.
        imgSrc: ["'self'", 'data:', 'https:', 'http:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...calledOrigins(page)],
        // The server may well be reached over plain HTTP inside a network.
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

function wantsPage({ method, headers, url }: FastifyRequest): boolean {
  return (
    isRead(method) &&
    !/^\/(api|assets|media)\//.test(url) &&
    (headers.accept ?? '').includes('text/html')
  );
}

/**
 * The origin of the host that the page was built to call (scripts/early-start.ts); none where it
 * calls the host that serves it. The page tells, because VITE_API_HOST is set for the build alone.
 */
function calledOrigins(page: string): string[] {
  return [...page.matchAll(/<link rel="preconnect" href="([^"]+)" crossorigin>/g)].map(
    ([, address = '']) => new URL(address).origin,
  );
}

/** The hashes that let the page's own inline scripts run, and no others. */
function inlineScriptHashes(page: string): string[] {
  return [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}
