import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { LoginForm } from '../features/session/login-form.tsx';
import { LoginPage } from '../features/session/login-page.tsx';
import { readInnerPath } from '../lib/inner-path.ts';
import { readOneOf } from '../lib/search-params.ts';

interface LoginSearch {
  /** Where to go back to: a path of this app. */
  redirect?: string;
  /** Whether a session ended on the way here. */
  ended?: 'yes';
}

export const Route = createFileRoute('/admin/login')({
  validateSearch: (raw): LoginSearch => {
    const path = readInnerPath(raw.redirect);
    const ended = readOneOf(raw.ended, ['yes']);
    return { ...(path !== undefined && { redirect: path }), ...(ended === 'yes' && { ended }) };
  },
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
