import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Rejection, RejectionOutcome } from '../money/outcome.ts';
import { conflict } from '../refusals/http-error.ts';
import { nameInSentence } from '../repositories/name-in-sentence.ts';
import { trimmedReason } from './read-request.ts';

const rejectionBody = z.object({ reason: trimmedReason, message: z.string().optional() });

/** The reason of a rejection and the message to the artisan. */
export function rejectionIn({ body }: FastifyRequest): Rejection {
  const { reason, message } = rejectionBody.parse(body);
  return { reason, message };
}

/** Returns the data of the answer to a rejection, with the state of the message to the artisan. */
export function withMail<Answer extends object>(
  answer: Answer,
  { message }: Rejection,
  outcome: RejectionOutcome<object>,
) {
  if (message === undefined) return answer;
  const mail = outcome.kind === 'rejected' ? outcome.mail : ('rejected-before' as const);
  return { ...answer, ...(mail !== undefined && { mail }) };
}

/** Returns the refusal (409) to approve a request of a deactivated artisan. */
export const deactivated = (artisanName: string | null, request: string) =>
  conflict(
    `${nameInSentence(artisanName ?? '') ?? 'The artisan'} is deactivated, so ${request} cannot be approved.`,
  );
