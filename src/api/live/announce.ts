import { noop } from '@tanstack/react-query';
import { announceQuestion } from '../generated/extensions.ts';
import type { QuestionKind } from './open-questions.ts';

/** The host keeps an announcement for 30 seconds. */
const repeatMs = 10_000;

/**
 * Reports to the host that the question about a request is open, until the returned function is called. Failed
 * calls are ignored, because the next one repeats them. The calls run one after the other, so that a late call does
 * not reopen a closed question.
 */
export function announceWhileOpen(kind: QuestionKind, id: string): () => void {
  let last: Promise<unknown> = Promise.resolve();
  const announce = (is_open: boolean) => {
    last = last.then(() => announceQuestion({ kind, id, is_open })).catch(noop);
  };
  announce(true);
  const timer = setInterval(() => announce(true), repeatMs);
  return () => {
    clearInterval(timer);
    announce(false);
  };
}
