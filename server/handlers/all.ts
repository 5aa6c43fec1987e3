import type { Handlers } from '../contract/types.ts';
import type { MailService } from '../mail/mail-service.ts';
import { artisanEditHandlers } from './artisan-edits.ts';
import { artisanHandlers } from './artisans.ts';
import { auditHandlers } from './audit.ts';
import { clientHandlers } from './clients.ts';
import { contactHandlers, mailHandlers } from './contact.ts';
import { dashboardHandlers } from './dashboard.ts';
import { decisionRuleHandlers } from './decision-rules.ts';
import { listHandlers } from './lists.ts';
import { officeHandlers } from './office.ts';
import { pageHandlers } from './pages.ts';
import { partPaymentHandlers } from './part-payments.ts';
import { revealHandlers } from './reveals.ts';
import { savedViewHandlers } from './saved-views.ts';
import { sessionHandlers } from './session.ts';
import { withdrawalHandlers } from './withdrawals.ts';

/**
 * Returns the handlers of the contract and of the extensions that this server offers. A missing operation of
 * the contract does not compile. Only a server that sends e-mail offers replies.
 */
export const handlersFor = (mails: MailService | null): Handlers => ({
  ...sessionHandlers,
  ...dashboardHandlers,
  ...listHandlers,
  ...artisanHandlers,
  ...clientHandlers,
  ...withdrawalHandlers,
  ...partPaymentHandlers,
  ...officeHandlers,
  ...artisanEditHandlers,
  ...pageHandlers,
  ...auditHandlers,
  ...decisionRuleHandlers,
  ...savedViewHandlers,
  ...revealHandlers,
  ...contactHandlers,
  ...(mails === null ? {} : mailHandlers(mails)),
});
