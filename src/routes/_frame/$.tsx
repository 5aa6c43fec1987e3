import { createFileRoute } from '@tanstack/react-router';
import { PageNotFound } from '../../components/page/page-not-found.tsx';

/** Any address without a page. It is inside the frame, so that the menu is available. */
export const Route = createFileRoute('/_frame/$')({
  component: () => <PageNotFound />,
});
