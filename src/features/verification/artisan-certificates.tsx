import { artisanQuery } from '../../api/artisan-detail.ts';
import { useRead } from '../../api/lists/use-read.ts';
import { CertificateViewer } from '../../components/certificates/certificate-viewer.tsx';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { LoadError } from '../../components/feedback/load-error.tsx';
import { LoadingInfo } from '../../components/person/loading-info.tsx';
import { LargeDialog } from '../../components/ui/large-dialog.tsx';
import { useReturnFocus } from '../../components/ui/return-focus.ts';

interface ArtisanCertificatesProps {
  artisanId: string;
  name: string | null;
  onClose: () => void;
}

/** The dialog with one artisan's certificates. It reads the artisan when it opens. */
export function ArtisanCertificates({ artisanId, name, onClose }: ArtisanCertificatesProps) {
  // Two dialogs follow each other: loading, then the certificates. Both return the focus to the same place.
  const returnFocus = useReturnFocus();
  const { data, error, retry, isFetching } = useRead(artisanQuery(artisanId));
  const certificates = data?.tradesman_data.tradesman.certifications ?? [];
  if (certificates.length > 0) {
    return (
      <CertificateViewer
        certificates={certificates}
        {...(name !== null && { owner: name })}
        onClose={onClose}
        returnFocus={returnFocus}
      />
    );
  }
  return (
    <LargeDialog
      title={`Certificates of ${name ?? `artisan ${artisanId}`}`}
      onClose={onClose}
      returnFocus={returnFocus}
    >
      {data !== undefined ? (
        <EmptyState text="No Records Here!" />
      ) : error !== null ? (
        <LoadError what="The certificates" error={error} onRetry={retry} isRetrying={isFetching} />
      ) : (
        <LoadingInfo />
      )}
    </LargeDialog>
  );
}
