import { createFileRoute } from '@tanstack/react-router';
import { prefetch } from '../../api/lists/prefetch.ts';
import { useRead } from '../../api/lists/use-read.ts';
import { privacyQuery } from '../../api/site-texts.ts';
import { RecordHistory } from '../../components/timeline/record-history.tsx';
import { ItemsPage } from '../../features/site-texts/items-page.tsx';
import { privacyPage } from '../../features/site-texts/text-kinds.ts';

export const Route = createFileRoute('/_frame/admin/dashboard/Privacy')({
  loader: ({ context: { queryClient } }) => prefetch(queryClient, privacyQuery),
  component: PrivacyRoute,
});

function PrivacyRoute() {
  const { session } = Route.useRouteContext();
  return (
    <>
      <ItemsPage
        page={privacyPage}
        list={useRead(privacyQuery)}
        administrator={session.administrator().email}
      />
      <RecordHistory kind="page" id="privacy" />
    </>
  );
}
