import { createFileRoute, redirect } from '@tanstack/react-router';

/** A second address of the dashboard, for old links. */
export const Route = createFileRoute('/dashboard/home')({
  beforeLoad: () => {
    throw redirect({ to: '/admin/dashboard', replace: true });
  },
});
