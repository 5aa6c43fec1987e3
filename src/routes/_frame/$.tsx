import { createFileRoute } from '@tanstack/react-router';
import { PageNotFound } from '../../components/page/page-message.tsx';

/** The page of every unknown address. It is inside the frame, so that it has the menu. */
export const Route = createFileRoute('/_frame/$')({
  component: PageNotFound,
});
