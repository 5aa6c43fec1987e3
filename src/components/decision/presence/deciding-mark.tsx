import { UserRound } from 'lucide-react';
import { type QuestionKind, useOthersDeciding } from '../../../api/live/open-questions.ts';

interface RequestProps {
  kind: QuestionKind;
  id: string | null;
}

/** Shows at a row which other administrators have its question open. It locks nothing: the host decides. */
export function DecidingMark({ kind, id }: RequestProps) {
  return useOthersDeciding(kind, id).map((email) => (
    <span
      key={email}
      title={`${email} is deciding on this`}
      className="inline-flex max-w-60 items-center gap-1 text-caption font-strong text-info-ink [td_&]:max-w-32"
    >
      <UserRound size={13} className="shrink-0" />
      <span className="truncate">{email}</span>
      <span className="sr-only">is deciding on this</span>
    </span>
  ));
}
