import { createFileRoute } from '@tanstack/react-router';
import { artisanQuery } from '../../api/artisan-detail.ts';
import { prefetch } from '../../api/lists/prefetch.ts';
import { artisans } from '../../components/people-list/person-kinds.ts';
import { PersonPage } from '../../components/person/person-page.tsx';
import { PersonError } from '../../components/person/person-refusal.tsx';
import { ArtisanDetails } from '../../features/artisans/artisan-details.tsx';
import { artisanSource } from '../../features/artisans/artisan-profile.tsx';
import { readPersonSearch, requirePersonId } from '../../lib/url/person-search.ts';

export const Route = createFileRoute('/_frame/admin/dashboard/artisan/artisan-profile')({
  validateSearch: (raw) => readPersonSearch(raw, 'artisanId'),
  beforeLoad: ({ search: { artisanId } }) => requirePersonId(artisanId, 'artisan'),
  loaderDeps: ({ search: { artisanId } }) => ({ artisanId }),
  loader: ({ context: { queryClient }, deps: { artisanId } }) =>
    prefetch(queryClient, artisanQuery(artisanId)),
  errorComponent: (props) => <PersonError kind={artisans} {...props} />,
  component: ArtisanDetailsPage,
});

function ArtisanDetailsPage() {
  const { artisanId, list } = Route.useSearch();
  return (
    <PersonPage
      source={artisanSource}
      id={artisanId}
      list={list}
      title="Artisan Profile Details"
      subtitle="Who sees the artisan, and how experienced the artisan is"
      pageName="Profile details"
      what="Profile details"
    >
      {(artisan) => <ArtisanDetails artisan={artisan} />}
    </PersonPage>
  );
}
