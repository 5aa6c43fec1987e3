import { createFileRoute } from '@tanstack/react-router';
import { prefetch } from '../../api/lists/prefetch.ts';
import { aboutQuery } from '../../api/site-texts.ts';
import { RecordHistory } from '../../components/timeline/record-history.tsx';
import { AboutPage } from '../../features/site-texts/about-page.tsx';

export const Route = createFileRoute('/_frame/admin/dashboard/AboutUs')({
  loader: ({ context: { queryClient } }) => prefetch(queryClient, aboutQuery),
  component: AboutUsRoute,
});

function AboutUsRoute() {
  const { session } = Route.useRouteContext();
  return (
    <>
      <AboutPage administrator={session.administrator().email} />
      <RecordHistory kind="page" id="about" />
    </>
  );
}
