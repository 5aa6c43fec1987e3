import type { Mail, MailsQuery } from '../../api/extensions/mails.ts';
import type { ListState } from '../../api/lists/use-list.ts';
import { useAttempts } from '../../api/writes/use-attempts.ts';
import { Loaded } from '../feedback/loaded.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { MailItem } from './mail-item.tsx';
import { isUnsettled, usePolling } from './use-mails.ts';

interface MailListProps {
  list: ListState<Mail>;
  query: MailsQuery;
  what: string;
  emptyText: string;
  heading: 'h3' | 'h4';
}

/** A list of e-mails, each with its state. */
export function MailList({ list, query, what, emptyText, heading }: MailListProps) {
  const attempts = useAttempts(['retryMail'], list.rows?.requestedAt ?? 0);
  usePolling(query, [...attempts.values()].some(isUnsettled));
  return (
    <Loaded
      what={what}
      read={{ ...list, data: list.rows }}
      skeleton={<Skeleton className="h-3 w-1/2" />}
    >
      {(rows) =>
        rows.length === 0 ? (
          <p className="text-cell text-text-3">{emptyText}</p>
        ) : (
          <ul className="flex flex-col gap-2.5">
            {rows.all().map((mail, index) => (
              <li key={mail.id ?? index}>
                <MailItem mail={mail} heading={heading} attempt={attempts.get(mail.id ?? '')} />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
