import { createFileRoute, redirect } from '@tanstack/react-router';

/** An old address of the dashboard. */
export const Route = createFileRoute('/dashboard/home')({
  beforeLoad: () => {
    throw redirect({ to: '/admin/dashboard', replace: true });
  },
});
