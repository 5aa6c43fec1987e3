import type { Certification } from '../../api/artisan-detail.ts';
import { DateText } from '../ui/date-text.tsx';
import { LargeDialog } from '../ui/large-dialog.tsx';
import { useCertificateView } from './use-certificate-view.tsx';

interface CertificateViewerProps {
  certificates: readonly Certification[];
  startIndex: number;
  onClose: () => void;
}

/** A dialog that shows certificates one at a time, with zoom and rotation. */
export function CertificateViewer({ certificates, startIndex, onClose }: CertificateViewerProps) {
  const { certificate, tools, picture } = useCertificateView(certificates, { startIndex });
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
