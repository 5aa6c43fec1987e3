import { createFileRoute } from '@tanstack/react-router';
import { prefetch } from '../../api/lists/prefetch.ts';
import { useRead } from '../../api/lists/use-read.ts';
import { termsQuery } from '../../api/site-texts.ts';
import { RecordHistory } from '../../components/timeline/record-history.tsx';
import { ItemsPage } from '../../features/site-texts/items-page.tsx';
import { termsPage } from '../../features/site-texts/text-kinds.ts';

export const Route = createFileRoute('/_frame/admin/dashboard/Terms')({
  loader: ({ context: { queryClient } }) => prefetch(queryClient, termsQuery),
  component: TermsRoute,
});

function TermsRoute() {
  const { session } = Route.useRouteContext();
  return (
    <>
      <ItemsPage
        page={termsPage}
        list={useRead(termsQuery)}
        administrator={session.administrator().email}
      />
      <RecordHistory kind="page" id="terms" />
    </>
  );
}
