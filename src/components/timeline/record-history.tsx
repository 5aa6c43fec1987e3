import { useState } from 'react';
import type { TimelineKind } from '../../api/extensions/audit.ts';
import { lateComponent, useLoaded } from '../../lib/browser/late-component.tsx';
import { useNearView } from '../../lib/browser/use-near-view.ts';
import { useIsOffered } from '../host-action/use-is-offered.ts';
import { CollapsibleSection } from '../ui/collapsible-section.tsx';

const timeline = lateComponent(() => import('./timeline.tsx'), 'Timeline');

interface RecordHistoryProps {
  kind: TimelineKind;
  /** The id of the record. For a part-payment it is the id of its job, and for a page the name of the page. */
  id: string;
  /** `plain` has no card around it, for dialogs. */
  look?: 'card' | 'plain';
  /** Whether it is open at first. */
  opensAtOnce?: boolean;
}

/**
 * The history of one record. It is read when it is open and near the visible part of the page. If the host does not
 * offer histories, nothing is rendered.
 */
export function RecordHistory(props: RecordHistoryProps) {
  const { kind, id, look, opensAtOnce = false } = props;
  const isOffered = useIsOffered('listTimeline') === true;
  const [isOpen, setIsOpen] = useState(opensAtOnce);
  const [ref, wasNear] = useNearView();
  const isLoaded = useLoaded(timeline, isOffered && isOpen && wasNear);
  if (!isOffered) return null;
  return (
    <CollapsibleSection
      title="History"
      look={look}
      isOpen={isOpen}
      onToggle={() => setIsOpen(!isOpen)}
      onIntent={timeline.preload}
    >
      <div ref={ref}>{isLoaded && <timeline.View kind={kind} id={id} />}</div>
    </CollapsibleSection>
  );
}
