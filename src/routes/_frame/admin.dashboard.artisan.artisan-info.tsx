import { createFileRoute } from '@tanstack/react-router';
import { artisanQuery } from '../../api/artisan-detail.ts';
import { artisanJobsQuery } from '../../api/jobs.ts';
import { prefetch } from '../../api/lists/prefetch.ts';
import { pendingPartPaymentsQuery } from '../../api/part-payments.ts';
import { artisanTransactionsQuery } from '../../api/transactions.ts';
import { withdrawalRequestsQuery } from '../../api/withdrawals.ts';
import { artisans } from '../../components/people-list/person-kinds.ts';
import { PersonPage } from '../../components/person/person-page.tsx';
import { PersonQueues } from '../../components/person/person-queues.tsx';
import { PersonError } from '../../components/person/person-refusal.tsx';
import { RecordHistory } from '../../components/timeline/record-history.tsx';
import { ArtisanMails } from '../../features/artisans/artisan-mails.tsx';
import {
  ArtisanFigures,
  ArtisanProfile,
  artisanSource,
} from '../../features/artisans/artisan-profile.tsx';
import {
  type PersonSearch,
  readPersonSearch,
  requirePersonId,
} from '../../lib/url/person-search.ts';
import { PersonRecords } from '../-person-records.tsx';
import type { TablesSearch } from '../-table-search.ts';

export const Route = createFileRoute('/_frame/admin/dashboard/artisan/artisan-info')({
  validateSearch: (raw: PersonSearch<'artisanId'> & TablesSearch): PersonSearch<'artisanId'> => ({
    ...raw,
    ...readPersonSearch(raw, 'artisanId'),
  }),
  beforeLoad: ({ search: { artisanId } }) => requirePersonId(artisanId, 'artisan'),
  loaderDeps: ({ search: { artisanId } }) => ({ artisanId }),
  loader: ({ context: { queryClient }, deps: { artisanId } }) =>
    Promise.all([
      prefetch(queryClient, artisanQuery(artisanId)),
      prefetch(queryClient, withdrawalRequestsQuery),
      prefetch(queryClient, artisanTransactionsQuery(artisanId)),
      prefetch(queryClient, artisanJobsQuery(artisanId)),
      prefetch(queryClient, pendingPartPaymentsQuery),
    ]),
  errorComponent: (props) => <PersonError kind={artisans} {...props} />,
  component: ArtisanProfilePage,
});

function ArtisanProfilePage() {
  const search = Route.useSearch();
  const { artisanId, list } = search;
  return (
    <PersonPage
      source={artisanSource}
      id={artisanId}
      list={list}
      title="Artisan Profile"
      subtitle="Earnings, withdrawals and work of one artisan"
      loading={
        <>
          <PersonQueues personKind="artisan" id={artisanId} />
          <ArtisanFigures />
        </>
      }
      below={(personName) => (
        <>
          <PersonRecords
            personKind="artisan"
            id={artisanId}
            personName={personName}
            search={search}
          />
          <ArtisanMails artisanId={artisanId} />
          <RecordHistory kind="artisan" id={artisanId} opensAtOnce />
        </>
      )}
    >
      {(artisan) => <ArtisanProfile search={{ artisanId, list }} artisan={artisan} />}
    </PersonPage>
  );
}
