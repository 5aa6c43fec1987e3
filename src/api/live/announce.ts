import { noop } from '@tanstack/react-query';
import { announceQuestion } from '../generated/extensions.ts';
import type { QuestionKind } from './open-questions.ts';

/** An announcement holds for 30 seconds on the host. */
const repeatMs = 10_000;

/**
 * Reports to the host that the question about a request is open, until the returned function is called. A call
 * that fails does no harm: the next one repeats it. The calls keep their order, so that no late one
 * opens what is closed.
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
