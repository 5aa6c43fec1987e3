import { createFileRoute } from '@tanstack/react-router';
import { prefetch } from '../../api/lists/prefetch.ts';
import { useRead } from '../../api/lists/use-read.ts';
import { itemsOf, privacyQuery } from '../../api/site-texts.ts';
import { RecordHistory } from '../../components/timeline/record-history.tsx';
import { privacyPage } from '../../features/site-texts/page-kinds.ts';
import { SiteTextPage } from '../../features/site-texts/site-text-page.tsx';

export const Route = createFileRoute('/_frame/admin/dashboard/Privacy')({
  loader: ({ context: { queryClient } }) => prefetch(queryClient, privacyQuery),
  component: PrivacyRoute,
});

function PrivacyRoute() {
  const { session } = Route.useRouteContext();
  return (
    <>
      <SiteTextPage
        page={privacyPage}
        list={useRead({ ...privacyQuery, select: itemsOf })}
        administrator={session.administrator().email}
      />
      <RecordHistory kind="page" id="privacy" />
    </>
  );
}
