import { useState } from 'react';
import type { TimelineKind } from '../../api/extensions/audit.ts';
import { lateComponent, useLoaded } from '../../lib/browser/late-component.tsx';
import { useIsOffered } from '../host-action/use-is-offered.ts';
import { CollapsibleSection } from '../ui/collapsible-section.tsx';

const timeline = lateComponent(() => import('./timeline.tsx').then(({ Timeline }) => Timeline));

interface RecordHistoryProps {
  kind: TimelineKind;
  /** The id of the record. For a part-payment it is the id of its job, and for a page the name of the page. */
  id: string;
  /** `plain` has no card around it, for dialogs. */
  look?: 'card' | 'plain';
}

/**
 * The history of one record. It is collapsed, and read when it is opened. If the host does not offer histories, nothing
 * is rendered.
 */
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
