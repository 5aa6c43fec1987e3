import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { LoginForm } from '../features/session/login-form.tsx';
import { LoginPage } from '../features/session/login-page.tsx';
import { readInnerPath, readOneOf } from '../lib/url/search-params.ts';

interface LoginSearch {
  /** The path of this app to open after the sign-in. */
  redirect?: string | undefined;
  /** The reason for the end of the last session. */
  ended?: keyof typeof notices | undefined;
}

const notices = {
  yes: 'Your session has ended. Sign in to go on where you were.',
  elsewhere: 'You signed out in another tab. Sign in to go on where you were.',
  replaced: 'Another account signed in in another tab. Sign in to go on where you were.',
} as const;

export const Route = createFileRoute('/admin/login')({
  // Invalid params are set to undefined, because the router keeps the raw value of a param that is left out.
  validateSearch: (raw): LoginSearch => ({
    redirect: readInnerPath(raw.redirect),
    ended: readOneOf(raw.ended, ['yes', 'elsewhere', 'replaced']),
  }),
  beforeLoad: ({ context }) => {
    if (context.session.isSignedIn()) throw redirect({ to: '/admin/dashboard', replace: true });
  },
  component: Login,
});

function Login() {
  const { redirect: path, ended } = Route.useSearch();
  const { session, queryClient } = Route.useRouteContext();
  const { history } = useRouter();
  // Cleared here and not when the session ends, because pages that are still mounted would fetch their data again.
  useEffect(() => queryClient.clear(), [queryClient]);
  return (
    <LoginPage {...(ended !== undefined && { notice: notices[ended] })}>
      <LoginForm
        onSignedIn={({ token, role }, email) => {
          session.begin(token, { email: email.toLowerCase(), role });
          history.replace(path ?? '/admin/dashboard');
        }}
      />
    </LoginPage>
  );
}
