import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

const ifMatchHeader = z.object({ 'if-match': z.string().optional() });

/** Returns the header `If-Match`, whose form the contract has checked; undefined without the header. */
export const ifMatchOf = ({ headers }: FastifyRequest): string | undefined =>
  ifMatchHeader.parse(headers)['if-match'];
