import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { RulesSummary } from '../features/approvals/rules/rules-summary.tsx';
import { ownAccount } from '../features/frame/menu/all-pages.ts';
import { OwnAccount } from '../features/settings/own-account.tsx';
import { Section } from '../features/settings/section.tsx';

/** A link to a section scrolls it to below the top bar. */
const belowTopBar = { scrollMarginTop: 72 };

/** The sections of the settings with the decision rules and the own account. */
export function ServerSettings({ email }: { email: string }) {
  const { hash } = useLocation();
  const account = useRef<HTMLDivElement>(null);
  // The router does not find the section of a link, because this part is loaded later.
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
          <OwnAccount email={email} />
        </Section>
      </div>
    </div>
  );
}
