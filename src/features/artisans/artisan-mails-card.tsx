import { CircleAlert, CircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { statusKey } from '../../../domain/status.ts';
import { artisanMailsQuery, type Mail } from '../../api/extensions/mails.ts';
import type { ListState } from '../../api/lists/use-list.ts';
import { MailList } from '../../components/mail/mail-list.tsx';
import { useMails } from '../../components/mail/use-mails.ts';
import { CollapsibleSection } from '../../components/ui/collapsible-section.tsx';

/**
 * A card with the e-mails to one artisan, such as those about rejections. It is closed at first. The e-mails are read
 * before it is opened, because the closed card shows how many failed.
 */
export function ArtisanMailsCard({ artisanId }: { artisanId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const query = artisanMailsQuery(artisanId);
  const list = useMails(query);
  return (
    <CollapsibleSection
      title="E-mails"
      isOpen={isOpen}
      onToggle={() => setIsOpen(!isOpen)}
      summary={<MailProblems list={list} />}
    >
      <div aria-busy={list.rows === undefined && list.error === null}>
        <MailList
          list={list}
          query={query}
          what="E-mails"
          emptyText="No e-mail was sent to the artisan from here."
          heading="h3"
        />
      </div>
    </CollapsibleSection>
  );
}

function MailProblems({ list: { rows, error } }: { list: ListState<Mail> }) {
  if (rows === undefined && error !== null) {
    return <p className="text-cell text-text-2">Not loaded</p>;
  }
  const states = rows?.all().map(({ state }) => statusKey(state ?? '')) ?? [];
  const failed = states.filter((state) => state === 'failed').length;
  const notKnown = states.filter((state) => state === 'not-known').length;
  if (failed + notKnown === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-4 text-cell font-strong">
      {failed > 0 && (
        <span className="inline-flex items-center gap-1.5 text-bad-ink">
          <CircleAlert size={15} />
          {failed} failed
        </span>
      )}
      {notKnown > 0 && (
        <span className="inline-flex items-center gap-1.5 text-wait-ink">
          <CircleQuestionMark size={15} />
          {notKnown} not known
        </span>
      )}
    </p>
  );
}
