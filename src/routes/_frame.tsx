import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { Frame } from '../features/frame/frame.tsx';

export const Route = createFileRoute('/_frame')({
  beforeLoad: ({ context, location }) => {
    if (context.session.isSignedIn()) return;
    // If the session was open until now, its token was deleted, and the sign-in says that the session has ended.
    const ended = context.session.markEnded() ? ('yes' as const) : undefined;
    throw redirect({
      to: '/admin/login',
      search: { redirect: location.href, ended },
      replace: true,
      ignoreBlocker: true,
    });
  },
  component: SignedIn,
});

function SignedIn() {
  // With `select`, the frame does not render again when only the address changes.
  const session = Route.useRouteContext({ select: (context) => context.session });
  return (
    <Frame account={session.administrator()} onSignOut={session.signOut}>
      <Outlet />
    </Frame>
  );
}
