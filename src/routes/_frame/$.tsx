import { createFileRoute } from '@tanstack/react-router';
import { PageNotFound } from '../../components/page/page-message.tsx';

/** Every address without a page. It is inside the frame, so that the menu is there. */
export const Route = createFileRoute('/_frame/$')({
  component: PageNotFound,
});
