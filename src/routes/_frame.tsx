import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { Frame } from '../features/frame/frame.tsx';

export const Route = createFileRoute('/_frame')({
  beforeLoad: ({ context, location }) => {
    if (context.session.isSignedIn()) return;
    // The token may be deleted during a session.
    const ended = context.session.forget() ? ('yes' as const) : undefined;
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
  const { session } = Route.useRouteContext();
  return (
    <Frame account={session.administrator()} onSignOut={() => session.end('signed-out')}>
      <Outlet />
    </Frame>
  );
}
