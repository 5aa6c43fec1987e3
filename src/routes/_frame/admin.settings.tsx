import { createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { showToast } from '../../components/feedback/toast.ts';
import { PageHeader } from '../../components/page/page-header.tsx';
import { Card } from '../../components/ui/card.tsx';
import { RulesSummary } from '../../features/approvals/rules/rules-summary.tsx';
import { pageName } from '../../features/frame/menu/all-pages.ts';
import { BrowserSettings } from '../../features/settings/browser-settings.tsx';
import { OwnSessions } from '../../features/settings/own-sessions.tsx';
import { PasswordForm } from '../../features/settings/password-form.tsx';
import { SavedViews } from '../../features/settings/saved-views.tsx';

export const Route = createFileRoute('/_frame/admin/settings')({
  component: SettingsPage,
});

function SettingsPage() {
  const { session } = Route.useRouteContext();
  const { email } = session.administrator();
  return (
    <>
      <PageHeader title="Settings" subtitle="This browser, the rules, and your account" />
      <div className="flex max-w-[880px] flex-col gap-5">
        <Section
          title="This browser"
          where="Stored in this browser. Other browsers have their own."
        >
          <BrowserSettings />
        </Section>
        <Section title="Saved views" where="Stored on the server, for your account.">
          <SavedViews pageName={pageName} />
        </Section>
        <Section title="Decision rules" where="Stored on the server, for all administrators.">
          <RulesSummary />
        </Section>
        <Section
          id="account"
          title="Your account"
          where={email === '' ? 'Stored on the server.' : `${email}, stored on the server.`}
        >
          <h3 className="mb-3 text-body font-bold">Password</h3>
          <PasswordForm
            email={email}
            onChanged={(message) =>
              void showToast({ title: 'Password changed', text: message ?? '' })
            }
          />
          <div className="mt-5 border-line border-t pt-4">
            <OwnSessions />
          </div>
        </Section>
      </div>
    </>
  );
}

interface SectionProps {
  id?: string;
  title: string;
  /** Where the settings are stored, and for whom. */
  where: string;
  children: ReactNode;
}

/** A link to a section scrolls it to below the top bar. */
const belowTopBar = { scrollMarginTop: 72 };

function Section({ id, title, where, children }: SectionProps) {
  return (
    <Card id={id} aria-label={title} className="px-5 py-4" style={belowTopBar}>
      <h2 className="text-card-title font-bold">{title}</h2>
      <p data-private={id} className="mb-3 text-caption text-text-2">
        {where}
      </p>
      {children}
    </Card>
  );
}
