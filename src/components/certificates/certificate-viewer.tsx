import type { Certification } from '../../api/artisan-detail.ts';
import { DateText } from '../ui/date-text.tsx';
import { LargeDialog } from '../ui/large-dialog.tsx';
import type { ReturnFocus } from '../ui/return-focus.ts';
import { useCertificateView } from './certificate-view.tsx';

interface CertificateViewerProps {
  certificates: readonly Certification[];
  startAt?: number;
  /** The artisan's name, if the page does not show it. */
  owner?: string;
  onClose: () => void;
  returnFocus?: ReturnFocus;
}

/** A dialog that shows certificates one by one, with zoom and rotation. */
export function CertificateViewer({
  certificates,
  startAt,
  owner,
  onClose,
  returnFocus,
}: CertificateViewerProps) {
  const { certificate, tools, picture } = useCertificateView(certificates, { startAt });
  if (certificate === undefined) return null;
  return (
    <LargeDialog
      title={certificate.name ?? 'Certificate'}
      description={
        <>
          {owner !== undefined && `${owner} · `}
          {certificate.issue_organisation ?? 'NIL'} · <DateText value={certificate.issue_date} />
        </>
      }
      onClose={onClose}
      returnFocus={returnFocus}
      actions={tools}
    >
      {picture}
    </LargeDialog>
  );
}
