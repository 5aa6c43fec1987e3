import { createFileRoute, redirect } from '@tanstack/react-router';

/** A second address of the dashboard, which old links may still have. */
export const Route = createFileRoute('/dashboard/home')({
  beforeLoad: () => {
    throw redirect({ to: '/admin/dashboard', replace: true });
  },
});
