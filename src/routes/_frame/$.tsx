import { createFileRoute } from '@tanstack/react-router';
import { PageNotFound } from '../../components/page/page-not-found.tsx';

/** Every address without a page. In the frame, so that there is a way on. */
export const Route = createFileRoute('/_frame/$')({
  component: () => <PageNotFound />,
});
