import type { Mail } from '../../../api/extensions/contact-replies.ts';
import type { List } from '../../../api/lists/use-list.ts';
import { useAttempts } from '../../../api/writes/use-attempts.ts';
import { LoadError, StaleNotice } from '../../../components/feedback/load-error.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { ReplyItem } from './reply-item.tsx';
import { isUnsettled, usePolling } from './use-replies.ts';

interface RepliesProps {
  list: List<Mail>;
  messageId: string;
}

/** The replies that the host has, each with its state. */
export function Replies({ list, messageId }: RepliesProps) {
  const { rows, error, retry, isFetching } = list;
  const attempts = useAttempts(['retryMail'], rows?.requestedAt ?? 0);
  usePolling(messageId, [...attempts.values()].some(isUnsettled));
  const failure = error !== null && {
    what: 'Replies',
    error,
    onRetry: retry,
    isRetrying: isFetching,
  };
  return (
    <section aria-label="Replies" aria-busy={rows === undefined && error === null} className="mt-5">
      <h3 className="mb-1.5 text-cell text-text-2">Replies</h3>
      {failure && rows !== undefined && <StaleNotice {...failure} />}
      {rows === undefined ? (
        failure ? (
          <LoadError {...failure} />
        ) : (
          <Skeleton className="h-3 w-1/2" />
        )
      ) : rows.length === 0 ? (
        <p className="text-cell text-text-3">No reply was sent from here.</p>
      ) : (
        <ul className="flex flex-col gap-2.5">
          {rows.all().map((mail, index) => (
            // A new state takes the next press: a write is sent once.
            <li key={`${mail.id ?? index} ${mail.state}`}>
              <ReplyItem mail={mail} attempt={attempts.get(mail.id ?? '')} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
