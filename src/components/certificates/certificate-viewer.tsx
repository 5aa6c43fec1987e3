import type { Certification } from '../../api/artisan-detail.ts';
import { DateText } from '../ui/date-text.tsx';
import { LargeDialog } from '../ui/large-dialog.tsx';
import { useCertificateView } from './certificate-view.tsx';

interface CertificateViewerProps {
  certificates: readonly Certification[];
  startAt?: number;
  onClose: () => void;
}

/** A dialog that shows certificates one by one, with zoom and rotation. */
export function CertificateViewer({ certificates, startAt, onClose }: CertificateViewerProps) {
  const { certificate, tools, picture } = useCertificateView(certificates, { startAt });
  if (certificate === undefined) return null;
  return (
    <LargeDialog
      title={certificate.name ?? 'Certificate'}
      description={
        <>
          {certificate.issue_organisation ?? 'NIL'} · <DateText value={certificate.issue_date} />
        </>
      }
      onClose={onClose}
      actions={tools}
    >
      {picture}
    </LargeDialog>
  );
}
