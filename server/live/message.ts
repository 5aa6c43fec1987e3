import { z } from 'zod';
import type { Notice } from '../repositories/audit.ts';

/** The announcement that an account has opened or closed the question about a request. */
export interface Question {
  kind: string;
  id: string;
  accountId: number;
  /** The e-mail of the account. */
  by: string;
  isOpen: boolean;
}

/** A message between the processes of one database. */
export type Message = { type: 'change'; change: Notice } | { type: 'question'; question: Question };

const notice = z.object({
  id: z.number(),
  action: z.string(),
  subject: z.string(),
  subjectId: z.string(),
  by: z.string().nullable(),
});

const question = z.object({
  kind: z.string(),
  id: z.string(),
  accountId: z.number(),
  by: z.string(),
  isOpen: z.boolean(),
});

/** Reads a message of a channel; undefined when another version of the server has sent it. */
function read<T>(schema: z.ZodType<T>, text: string): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Reads a change; undefined when another version of the server has sent it. */
export const readNotice = (text: string) => read(notice, text);
/** Reads a question; undefined when another version of the server has sent it. */
export const readQuestion = (text: string) => read(question, text);
