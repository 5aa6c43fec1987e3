import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { LoginForm } from '../features/session/login-form.tsx';
import { LoginPage } from '../features/session/login-page.tsx';
import { readInnerPath } from '../lib/inner-path.ts';
import { readOneOf } from '../lib/search-params.ts';

interface LoginSearch {
  /** Where to go back to: a path of this app. */
  redirect?: string | undefined;
  /** Whether a session ended on the way here. */
  ended?: 'yes' | undefined;
}

export const Route = createFileRoute('/admin/login')({
  // What cannot be used is named and undefined: a param left out would stay as it came.
  validateSearch: (raw): LoginSearch => ({
    redirect: readInnerPath(raw.redirect),
    ended: readOneOf(raw.ended, ['yes']),
  }),
  beforeLoad: ({ context }) => {
    if (context.session.isSignedIn()) throw redirect({ to: '/admin/dashboard', replace: true });
  },
  component: Login,
});

function Login() {
  const { redirect: path, ended } = Route.useSearch();
  const { session } = Route.useRouteContext();
  const { history } = useRouter();
  return (
    <LoginPage
      {...(ended !== undefined && {
        notice: 'Your session has ended. Sign in to go on where you were.',
      })}
    >
      <LoginForm
        onSignedIn={({ token, role }, email) => {
          session.begin(token, { email, role });
          history.replace(path ?? '/admin/dashboard');
        }}
      />
    </LoginPage>
  );
}
