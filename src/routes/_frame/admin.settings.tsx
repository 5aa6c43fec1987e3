import { createFileRoute } from '@tanstack/react-router';
import { PageHeader } from '../../components/page/page-header.tsx';
import { pageName } from '../../features/frame/menu/all-pages.ts';
import { BrowserSettings } from '../../features/settings/browser-settings.tsx';
import { SavedViews } from '../../features/settings/saved-views.tsx';
import { Section } from '../../features/settings/section.tsx';
import { lateComponent, useLoaded } from '../../lib/browser/late-component.tsx';

/** These sections are loaded late, because they contain the code of the audit and the rules for passwords. */
const serverSettings = lateComponent(() => import('../-server-settings.tsx'), 'ServerSettings');

/** The approximate height of the late sections, so that the footer does not move when they are loaded. */
const serverSettingsStyle = { minHeight: 660 };

export const Route = createFileRoute('/_frame/admin/settings')({
  component: SettingsPage,
});

function SettingsPage() {
  const { session } = Route.useRouteContext();
  const { email } = session.administrator();
  const isLoaded = useLoaded(serverSettings, true);
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
        <div style={serverSettingsStyle}>{isLoaded && <serverSettings.View email={email} />}</div>
      </div>
    </>
  );
}
