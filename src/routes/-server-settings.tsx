import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { showToast } from '../components/feedback/toast.ts';
import { RulesSummary } from '../features/approvals/rules/rules-summary.tsx';
import { ownAccount } from '../features/frame/menu/all-pages.ts';
import { OwnSessions } from '../features/settings/own-sessions.tsx';
import { PasswordForm } from '../features/settings/password-form.tsx';
import { Section } from '../features/settings/section.tsx';

/** Without this, the top bar covers the beginning of the section that a link scrolls to. */
const belowTopBar = { scrollMarginTop: 72 };

const onPasswordChanged = (message: string | null) =>
  void showToast({ title: 'Password changed', ...(message !== null && { text: message }) });

/** The sections of the settings with the decision rules and the administrator's own account. */
export function ServerSettings({ email }: { email: string }) {
  const { hash } = useLocation();
  const account = useRef<HTMLDivElement>(null);
  // The router scrolls before this component is loaded, so it does not find the section.
  useEffect(() => {
    if (hash === ownAccount.hash) account.current?.scrollIntoView();
  }, [hash]);
  return (
    <div className="flex flex-col gap-5">
      <Section title="Decision rules" where="For all administrators.">
        <RulesSummary />
      </Section>
      <div ref={account} style={belowTopBar}>
        <Section
          isPersonal
          title="Your account"
          where={email === '' ? 'Stored on the server.' : `${email}, stored on the server.`}
        >
          <h3 className="mb-3 text-body font-bold">Password</h3>
          <PasswordForm email={email} onChanged={onPasswordChanged} />
          <div className="mt-5 border-line border-t pt-4">
            <OwnSessions />
          </div>
        </Section>
      </div>
    </div>
  );
}
