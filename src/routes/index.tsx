import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/')({
  beforeLoad: ({ context }) => {
    throw redirect({
      to: context.session.isSignedIn() ? '/admin/dashboard' : '/admin/login',
      replace: true,
    });
  },
});
