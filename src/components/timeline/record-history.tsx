import { useState } from 'react';
import { lateComponent, useLoaded } from '../../lib/browser/late-component.tsx';
import { useNearView } from '../../lib/browser/use-near-view.ts';
import { useIsOffered } from '../host-action/use-is-offered.ts';
import { CollapsibleSection } from '../ui/collapsible-section.tsx';
import type { TimelineProps } from './timeline.tsx';

const timeline = lateComponent(() => import('./timeline.tsx'), 'Timeline');

interface RecordHistoryProps extends TimelineProps {
  look?: 'card' | 'plain';
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
