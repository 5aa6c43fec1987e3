import { UserRound } from 'lucide-react';
import { useEffect } from 'react';
import { announceWhileOpen } from '../../../api/live/announce.ts';
import { type QuestionKind, useOthersDeciding } from '../../../api/live/open-questions.ts';
import { useIsOffered } from '../../host-action/use-host-action.ts';
import { EmailText } from '../../ui/email-text.tsx';

interface RequestProps {
  kind: QuestionKind;
  id: string | null;
}

/** Announces to other administrators that this question is open, if the host offers that. */
export function useAnnouncedQuestion(kind: QuestionKind, id: string | null): void {
  const isOffered = useIsOffered('announceQuestion');
  useEffect(
    () => (isOffered === true && id !== null ? announceWhileOpen(kind, id) : undefined),
    [isOffered, kind, id],
  );
}

/** Shows in a question which other administrators have it open. It locks nothing: the host decides. */
export function OthersDeciding({ kind, id }: RequestProps) {
  const others = useOthersDeciding(kind, id);
  return (
    <div role="status">
      {others.map((email) => (
        <p
          key={email}
          className="flex items-start gap-2 border-line border-b px-3.5 py-2.5 text-cell text-info-ink"
        >
          <UserRound size={16} className="mt-0.5 shrink-0" />
          <span>
            <span className="font-strong">
              <EmailText>{email}</EmailText>
            </span>{' '}
            is deciding on this too.
          </span>
        </p>
      ))}
    </div>
  );
}
