import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { conflict } from '../http/refusals/http-error.ts';
import type { Rejection, RejectionOutcome } from '../money/outcome.ts';
import { nameInSentence } from './name-in-sentence.ts';
import { readableReason } from './read-request.ts';

const rejectionBody = z.object({ reason: z.string(), message: z.string().optional() });

/**
 * The reason of a rejection and the message to the artisan.
 *
 * @throws HttpError 400 for a blank reason
 */
export function rejectionIn({ body }: FastifyRequest): Rejection {
  const { reason, message } = rejectionBody.parse(body);
  return { reason: readableReason(reason), message };
}

/** The answer to a rejection, with what happens to the message to the artisan. */
export function rejectionAnswer(
  sentence: string,
  { message }: Rejection,
  outcome: RejectionOutcome<object>,
) {
  if (outcome.kind !== 'rejected') {
    // What was rejected before has sent its own message then.
    return {
      data: { message: message === undefined ? sentence : `${sentence} No e-mail is sent.` },
    };
  }
  const { mail } = outcome;
  return { data: { message: sentence, ...(mail !== undefined && { mail }) } };
}

/** The refusal to approve a request of a deactivated artisan. */
export const deactivated = (artisanName: string, request: string) =>
  conflict(
    `${nameInSentence(artisanName) ?? 'The artisan'} is deactivated, so ${request} cannot be approved.`,
  );
