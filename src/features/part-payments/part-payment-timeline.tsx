import { Timeline } from '../../components/timeline/timeline.tsx';
import { LargeDialog } from '../../components/ui/large-dialog.tsx';

interface PartPaymentTimelineProps {
  /** The job of the part-payment: its history has the job's id. */
  projectId: string;
  onClose: () => void;
}

/** The dialog with what was done to one part-payment. */
export function PartPaymentTimeline({ projectId, onClose }: PartPaymentTimelineProps) {
  return (
    <LargeDialog title={`History of the part-payment for project ${projectId}`} onClose={onClose}>
      <Timeline kind="part-payment" id={projectId} />
    </LargeDialog>
  );
}
