import { Timeline } from '../../../components/timeline/timeline.tsx';
import { LargeDialog } from '../../../components/ui/large-dialog.tsx';

interface PartPaymentTimelineProps {
  /** The id of the part-payment's job. The host stores the history of a part-payment under it. */
  projectId: string;
  onClose: () => void;
}

/** The dialog with the history of the part-payments of one project. */
export function PartPaymentTimeline({ projectId, onClose }: PartPaymentTimelineProps) {
  return (
    <LargeDialog title={`History of the part-payment for project ${projectId}`} onClose={onClose}>
      <Timeline kind="part-payment" id={projectId} />
    </LargeDialog>
  );
}
