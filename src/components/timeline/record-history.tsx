import { useState } from 'react';
import type { TimelineKind } from '../../api/extensions/audit.ts';
import { lateComponent, useLoaded } from '../../lib/browser/late-component.tsx';
import { useIsOffered } from '../host-action/use-host-action.ts';
import { CollapsibleSection } from '../ui/collapsible-section.tsx';

const timeline = lateComponent(() => import('./timeline.tsx').then(({ Timeline }) => Timeline));

interface RecordHistoryProps {
  kind: TimelineKind;
  /** The id of the record: the job's id for a part-payment, the name of a page. */
  id: string;
  /** `plain` has no card around it, for dialogs. */
  look?: 'card' | 'plain';
}

/** The folded history of one record, which is read when it is opened. It is hidden if the host keeps none. */
export function RecordHistory({ kind, id, look = 'card' }: RecordHistoryProps) {
  const isOffered = useIsOffered('listTimeline') === true;
  const [isOpen, setIsOpen] = useState(false);
  const isLoaded = useLoaded(timeline, isOffered && isOpen);
  if (!isOffered) return null;
  return (
    <CollapsibleSection
      title="History"
      look={look}
      isOpen={isOpen}
      onToggle={() => setIsOpen(!isOpen)}
      onIntent={timeline.preload}
    >
      {isLoaded && <timeline.View kind={kind} id={id} />}
    </CollapsibleSection>
  );
}
