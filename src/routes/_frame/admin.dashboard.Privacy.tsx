import { createFileRoute } from '@tanstack/react-router';
import { prefetch } from '../../api/lists/prefetch.ts';
import { privacyQuery } from '../../api/site-texts.ts';
import { privacyPage } from '../../features/site-texts/page-kinds.ts';
import { SiteTextPage } from '../../features/site-texts/site-text-page.tsx';

export const Route = createFileRoute('/_frame/admin/dashboard/Privacy')({
  loader: ({ context: { queryClient } }) => prefetch(queryClient, privacyQuery),
  component: () => <SiteTextPage page={privacyPage} />,
});
