import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import type { TimelineKind } from '../../api/extensions/audit.ts';
import { latePart, useLoaded } from '../../lib/browser/late-part.tsx';
import { useIsOffered } from '../host-action/use-host-action.ts';
import { Card } from '../ui/card.tsx';

const timeline = latePart(() => import('./timeline.tsx').then(({ Timeline }) => Timeline));

interface RecordHistoryProps {
  kind: TimelineKind;
  /** The id of the record: a job's for a part-payment, its name for a page. */
  id: string;
  /** `plain` has no card around it, for dialogs. */
  look?: 'card' | 'plain';
}

/**
 * The folded history of one record; it is read when it is opened. It is hidden where the host keeps none.
 */
export function RecordHistory({ kind, id, look = 'card' }: RecordHistoryProps) {
  const isOffered = useIsOffered('listTimeline') === true;
  const [isOpen, setIsOpen] = useState(false);
  const isLoaded = useLoaded(timeline, isOffered && isOpen);
  const bodyId = useId();
  if (!isOffered) return null;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const content = (
    <>
      <h2 className="text-card-title font-bold">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setIsOpen(!isOpen)}
          onPointerEnter={timeline.preload}
          className="inline-flex min-h-11 items-center gap-2"
        >
          <Chevron size={16} strokeWidth={1.75} aria-hidden className="text-text-3" />
          History
        </button>
      </h2>
      <div id={bodyId} hidden={!isOpen} className="pt-2 pb-3">
        {isLoaded && <timeline.View kind={kind} id={id} />}
      </div>
    </>
  );
  return look === 'plain' ? (
    <section aria-label="History" className="mt-4 border-line border-t pt-2 print:hidden">
      {content}
    </section>
  ) : (
    <Card aria-label="History" className="mt-5 px-5 py-1 print:hidden">
      {content}
    </Card>
  );
}
