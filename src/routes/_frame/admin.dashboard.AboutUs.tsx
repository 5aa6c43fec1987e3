import { createFileRoute } from '@tanstack/react-router';
import { prefetch } from '../../api/lists/prefetch.ts';
import { useRead } from '../../api/lists/use-read.ts';
import { aboutQuery, itemsOfAbout } from '../../api/site-texts.ts';
import { RecordHistory } from '../../components/timeline/record-history.tsx';
import { aboutPage } from '../../features/site-texts/page-kinds.ts';
import { SiteTextPage } from '../../features/site-texts/site-text-page.tsx';

export const Route = createFileRoute('/_frame/admin/dashboard/AboutUs')({
  loader: ({ context: { queryClient } }) => prefetch(queryClient, aboutQuery),
  component: AboutUsRoute,
});

function AboutUsRoute() {
  const { session } = Route.useRouteContext();
  return (
    <>
      <SiteTextPage
        page={aboutPage}
        list={useRead({ ...aboutQuery, select: itemsOfAbout })}
        administrator={session.administrator().email}
      />
      <RecordHistory kind="page" id="about" />
    </>
  );
}
