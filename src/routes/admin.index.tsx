import { createFileRoute, redirect } from '@tanstack/react-router';

/** The start of all addresses of the administrator. */
export const Route = createFileRoute('/admin/')({
  beforeLoad: () => {
    throw redirect({ to: '/admin/dashboard', replace: true });
  },
});
