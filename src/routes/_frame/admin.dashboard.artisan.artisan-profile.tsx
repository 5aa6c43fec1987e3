import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { artisanQuery } from '../../api/artisans.ts';
import { loadStateOf } from '../../components/feedback/load-state.ts';
import { isUnknownPerson } from '../../components/person/person-panel.tsx';
import { ArtisanDetails } from '../../features/artisans/artisan-details.tsx';
import { ArtisanHeader } from '../../features/artisans/artisan-header.tsx';
import { artisanName } from '../../features/artisans/artisan-profile.tsx';
import { UnknownArtisan } from '../../features/artisans/unknown-artisan.tsx';
import { readPersonId } from '../../lib/person-search.ts';
import { ArtisanError } from '../-artisan-error.tsx';

export const Route = createFileRoute('/_frame/admin/dashboard/artisan/artisan-profile')({
  validateSearch: (raw) => ({ artisanId: readPersonId(raw, 'artisanId') }),
  loaderDeps: ({ search: { artisanId } }) => ({ artisanId }),
  loader: ({ context: { queryClient }, deps: { artisanId } }) => {
    void queryClient.prefetchQuery(artisanQuery(artisanId));
  },
  errorComponent: ArtisanError,
  component: ArtisanDetailsPage,
});

function ArtisanDetailsPage() {
  const { artisanId } = Route.useSearch();
  const detail = loadStateOf(useQuery(artisanQuery(artisanId)));
  if (isUnknownPerson(detail)) return <UnknownArtisan artisanId={artisanId} />;
  return (
    <>
      <ArtisanHeader
        artisanId={artisanId}
        name={artisanName(detail.data)}
        title="Artisan Profile Details"
        subtitle="Who sees the artisan, and how experienced the artisan is"
        here="Profile details"
      />
      <ArtisanDetails detail={detail} />
    </>
  );
}
