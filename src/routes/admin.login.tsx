import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { useLayoutEffect, useState } from 'react';
import { Button } from '../components/ui/button.tsx';
import { LoginForm } from '../features/session/login-form.tsx';
import { LoginPage } from '../features/session/login-page.tsx';
import { lateComponent, useLoaded } from '../lib/browser/late-component.tsx';
import { readInnerPath, readOneOf } from '../lib/url/search-params.ts';

interface LoginSearch {
  /** The path of this app to open after the sign-in. */
  redirect?: string | undefined;
  /** Why the last session ended; `password` if it is still open, but the account must choose another password. */
  ended?: keyof typeof notices | 'password' | undefined;
}

const passwordForm = lateComponent(
  () => import('../features/settings/password-form.tsx'),
  'PasswordForm',
);

const notices = {
  yes: 'Your session has ended. Sign in to go on where you were.',
  elsewhere: 'You signed out in another tab. Sign in to go on where you were.',
  replaced: 'Another account signed in in another tab. Sign in to go on where you were.',
} as const;

export const Route = createFileRoute('/admin/login')({
  // Invalid params are set to undefined, because the router keeps the raw value of a param that is left out.
  validateSearch: (raw): LoginSearch => ({
    redirect: readInnerPath(raw.redirect),
    ended: readOneOf(raw.ended, ['yes', 'elsewhere', 'replaced', 'password']),
  }),
  beforeLoad: ({ context, search }) => {
    if (context.session.isSignedIn() && search.ended !== 'password')
      throw redirect({ to: '/admin/dashboard', replace: true });
  },
  component: Login,
});

function Login() {
  const { redirect: path, ended } = Route.useSearch();
  const { session, queryClient } = Route.useRouteContext();
  const { history } = useRouter();
  const [mustChangePassword, setMustChangePassword] = useState(false);
  // The cache is cleared here and not at the end of the session, when mounted pages would fetch their data again.
  // In a passive effect, the form below would already wait for a read that the cache then removes, and so without end.
  useLayoutEffect(() => queryClient.clear(), [queryClient]);
  const goOn = () => history.replace(path ?? '/admin/dashboard');
  const isChangingPassword = (mustChangePassword || ended === 'password') && session.isSignedIn();
  const isLoaded = useLoaded(passwordForm, isChangingPassword);
  if (isChangingPassword) {
    return (
      <LoginPage
        title="Choose your password"
        subtitle="The server made your password. Choose your own before you go on."
      >
        {isLoaded && (
          <passwordForm.View email={session.administrator().email} onChanged={goOn} isAlone />
        )}
        <Button variant="ghost" size="large" className="mt-3" onClick={session.signOut}>
          Sign Out
        </Button>
      </LoginPage>
    );
  }
  return (
    <LoginPage {...(ended !== undefined && ended !== 'password' && { notice: notices[ended] })}>
      <LoginForm
        onSignedIn={(opened, email) => {
          session.begin(opened.token, { email: email.toLowerCase(), role: opened.role });
          if (opened.mustChangePassword) setMustChangePassword(true);
          else goOn();
        }}
      />
    </LoginPage>
  );
}
