import { createFileRoute } from '@tanstack/react-router';
import { prefetch } from '../../api/lists/prefetch.ts';
import { aboutQuery } from '../../api/site-texts.ts';
import { aboutPage } from '../../features/site-texts/page-kinds.ts';
import { SiteTextPage } from '../../features/site-texts/site-text-page.tsx';

export const Route = createFileRoute('/_frame/admin/dashboard/AboutUs')({
  loader: ({ context: { queryClient } }) => prefetch(queryClient, aboutQuery),
  component: () => <SiteTextPage page={aboutPage} />,
});
