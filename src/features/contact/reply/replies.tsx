import type { Mail, MailsQuery } from '../../../api/extensions/mails.ts';
import type { List } from '../../../api/lists/use-list.ts';
import { MailList } from '../../../components/mail/mail-list.tsx';

interface RepliesProps {
  list: List<Mail>;
  query: MailsQuery;
}

/** The replies that the host has, each with its state. */
export function Replies({ list, query }: RepliesProps) {
  const { rows, error } = list;
  return (
    <section aria-label="Replies" aria-busy={rows === undefined && error === null} className="mt-5">
      <h3 className="mb-1.5 text-cell text-text-2">Replies</h3>
      <MailList
        list={list}
        query={query}
        what="Replies"
        emptyText="No reply was sent from here."
        heading="h4"
      />
    </section>
  );
}
