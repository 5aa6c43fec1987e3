import { createFileRoute } from '@tanstack/react-router';
import { artisanQuery } from '../../api/artisan-detail.ts';
import { prefetch } from '../../api/lists/prefetch.ts';
import { useRead } from '../../api/lists/use-read.ts';
import { refusalOf } from '../../components/person/person-refusal.tsx';
import { ArtisanHeader } from '../../features/artisans/artisan-header.tsx';
import { artisanName } from '../../features/artisans/artisan-profile.tsx';
import { Portfolio } from '../../features/artisans/portfolio.tsx';
import { ArtisanRefusal } from '../../features/artisans/unknown-artisan.tsx';
import { readPersonSearch, requirePersonId } from '../../lib/address/person-search.ts';
import { ArtisanError } from '../-artisan-error.tsx';

export const Route = createFileRoute('/_frame/admin/dashboard/artisan/artisan-portfolio')({
  validateSearch: (raw) => readPersonSearch(raw, 'artisanId'),
  beforeLoad: ({ search: { artisanId } }) => requirePersonId(artisanId, 'artisan'),
  loaderDeps: ({ search: { artisanId } }) => ({ artisanId }),
  loader: ({ context: { queryClient }, deps: { artisanId } }) =>
    prefetch(queryClient, artisanQuery(artisanId)),
  errorComponent: ArtisanError,
  component: ArtisanPortfolioPage,
});

function ArtisanPortfolioPage() {
  const { artisanId, list } = Route.useSearch();
  const detail = useRead(artisanQuery(artisanId));
  const refusal = refusalOf(detail);
  if (refusal !== undefined) return <ArtisanRefusal artisanId={artisanId} refusal={refusal} />;
  return (
    <>
      <ArtisanHeader
        artisanId={artisanId}
        list={list}
        name={artisanName(detail.data)}
        title="Artisan Portfolio"
        subtitle="Trade, finished work and proof of skill"
        here="Portfolio"
      />
      <Portfolio detail={detail} />
    </>
  );
}
