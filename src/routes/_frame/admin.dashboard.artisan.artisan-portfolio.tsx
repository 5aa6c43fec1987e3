import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { artisanQuery } from '../../api/artisans.ts';
import { loadStateOf } from '../../components/feedback/load-state.ts';
import { isUnknownPerson } from '../../components/person/person-panel.tsx';
import { ArtisanHeader } from '../../features/artisans/artisan-header.tsx';
import { artisanName } from '../../features/artisans/artisan-profile.tsx';
import { Portfolio } from '../../features/artisans/portfolio.tsx';
import { UnknownArtisan } from '../../features/artisans/unknown-artisan.tsx';
import { readPersonId } from '../../lib/person-search.ts';
import { ArtisanError } from '../-artisan-error.tsx';

export const Route = createFileRoute('/_frame/admin/dashboard/artisan/artisan-portfolio')({
  validateSearch: (raw) => ({ artisanId: readPersonId(raw, 'artisanId') }),
  loaderDeps: ({ search: { artisanId } }) => ({ artisanId }),
  loader: ({ context: { queryClient }, deps: { artisanId } }) => {
    void queryClient.prefetchQuery(artisanQuery(artisanId));
  },
  errorComponent: ArtisanError,
  component: ArtisanPortfolioPage,
});

function ArtisanPortfolioPage() {
  const { artisanId } = Route.useSearch();
  const detail = loadStateOf(useQuery(artisanQuery(artisanId)));
  if (isUnknownPerson(detail)) return <UnknownArtisan artisanId={artisanId} />;
  return (
    <>
      <ArtisanHeader
        artisanId={artisanId}
        name={artisanName(detail.data)}
        title="Artisan Portfolio"
        subtitle="Trade, finished work and proof of skill"
        here="Portfolio"
      />
      <Portfolio detail={detail} />
    </>
  );
}
