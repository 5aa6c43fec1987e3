import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { projectPath } from '../process/project-path.ts';

/** Serves the pictures of the sample marketplace. */
export async function serveMedia(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: projectPath('server/media'),
    prefix: '/media/',
    decorateReply: false,
    index: false,
    maxAge: '1d',
  });
}
