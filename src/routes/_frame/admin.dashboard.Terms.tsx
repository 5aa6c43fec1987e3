import { createFileRoute } from '@tanstack/react-router';
import { prefetch } from '../../api/lists/prefetch.ts';
import { useRead } from '../../api/lists/use-read.ts';
import { itemsOf, termsQuery } from '../../api/site-texts.ts';
import { RecordHistory } from '../../components/timeline/record-history.tsx';
import { termsPage } from '../../features/site-texts/page-kinds.ts';
import { SiteTextPage } from '../../features/site-texts/site-text-page.tsx';

export const Route = createFileRoute('/_frame/admin/dashboard/Terms')({
  loader: ({ context: { queryClient } }) => prefetch(queryClient, termsQuery),
  component: TermsRoute,
});

function TermsRoute() {
  const { session } = Route.useRouteContext();
  return (
    <>
      <SiteTextPage
        page={termsPage}
        list={useRead({ ...termsQuery, select: itemsOf })}
        administrator={session.administrator().email}
      />
      <RecordHistory kind="page" id="terms" />
    </>
  );
}
