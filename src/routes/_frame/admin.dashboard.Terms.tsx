import { createFileRoute } from '@tanstack/react-router';
import { prefetch } from '../../api/lists/prefetch.ts';
import { termsQuery } from '../../api/site-texts.ts';
import { termsPage } from '../../features/site-texts/page-kinds.ts';
import { SiteTextPage } from '../../features/site-texts/site-text-page.tsx';

export const Route = createFileRoute('/_frame/admin/dashboard/Terms')({
  loader: ({ context: { queryClient } }) => prefetch(queryClient, termsQuery),
  component: () => <SiteTextPage page={termsPage} />,
});
