import { Timeline } from '../../../components/timeline/timeline.tsx';
import { LargeDialog } from '../../../components/ui/large-dialog.tsx';

interface PartPaymentTimelineProps {
  /** The id of the part-payment's job, which the history uses. */
  projectId: string;
  onClose: () => void;
}

/** The dialog with the history of one part-payment. */
export function PartPaymentTimeline({ projectId, onClose }: PartPaymentTimelineProps) {
  return (
    <LargeDialog title={`History of the part-payment for project ${projectId}`} onClose={onClose}>
      <Timeline kind="part-payment" id={projectId} />
    </LargeDialog>
  );
}
