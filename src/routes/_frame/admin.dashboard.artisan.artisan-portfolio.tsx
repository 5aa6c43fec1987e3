import { createFileRoute } from '@tanstack/react-router';
import { artisanQuery } from '../../api/artisan-detail.ts';
import { prefetch } from '../../api/lists/prefetch.ts';
import { artisans } from '../../components/people-list/person-kinds.ts';
import { PersonPage } from '../../components/person/person-page.tsx';
import { PersonError } from '../../components/person/person-refusal.tsx';
import { artisanSource } from '../../features/artisans/artisan-profile.tsx';
import { Portfolio } from '../../features/artisans/portfolio.tsx';
import { readPersonSearch, requirePersonId } from '../../lib/url/person-search.ts';

export const Route = createFileRoute('/_frame/admin/dashboard/artisan/artisan-portfolio')({
  validateSearch: (raw) => readPersonSearch(raw, 'artisanId'),
  beforeLoad: ({ search: { artisanId } }) => requirePersonId(artisanId, 'artisan'),
  loaderDeps: ({ search: { artisanId } }) => ({ artisanId }),
  loader: ({ context: { queryClient }, deps: { artisanId } }) =>
    prefetch(queryClient, artisanQuery(artisanId)),
  errorComponent: (props) => <PersonError kind={artisans} {...props} />,
  component: ArtisanPortfolioPage,
});

function ArtisanPortfolioPage() {
  const { artisanId, list } = Route.useSearch();
  return (
    <PersonPage
      source={artisanSource}
      id={artisanId}
      list={list}
      title="Artisan Portfolio"
      subtitle="Trade, finished work and proof of skill"
      pageName="Portfolio"
    >
      {(artisan) => <Portfolio artisanId={artisanId} artisan={artisan} />}
    </PersonPage>
  );
}
