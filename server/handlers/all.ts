import type { Handlers } from '../contract/types.ts';
import type { MailService } from '../mail/mail-service.ts';
import { artisanEditHandlers } from './artisan-edits.ts';
import { artisanHandlers } from './artisans.ts';
import { auditHandlers } from './audit.ts';
import { clientHandlers } from './clients.ts';
import { contactHandlers, mailHandlers } from './contact.ts';
import { dashboardHandlers } from './dashboard.ts';
import { decisionRuleHandlers } from './decision-rules.ts';
import { identificationHandlers } from './identification.ts';
import { listHandlers } from './lists.ts';
import { noteHandlers } from './notes.ts';
import { ownAccountHandlers } from './own-account.ts';
import { pageHandlers } from './pages.ts';
import { partPaymentHandlers } from './part-payments.ts';
import { revealHandlers } from './reveals.ts';
import { savedViewHandlers } from './saved-views.ts';
import { sessionHandlers } from './session.ts';
import { withdrawalHandlers } from './withdrawals.ts';

/**
 * Returns the handlers of the 25 calls and of the extensions that this server has.
 *
 * @param mailService null on a server that sends no e-mail, which has no calls for e-mails
 */
export const handlersFor = (mailService: MailService | null): Handlers => ({
  ...sessionHandlers,
  ...ownAccountHandlers,
  ...dashboardHandlers,
  ...listHandlers,
  ...artisanHandlers,
  ...clientHandlers,
  ...withdrawalHandlers,
  ...partPaymentHandlers,
  ...identificationHandlers,
  ...artisanEditHandlers,
  ...pageHandlers,
  ...auditHandlers,
  ...decisionRuleHandlers,
  ...savedViewHandlers,
  ...noteHandlers,
  ...revealHandlers,
  ...contactHandlers,
  ...(mailService === null ? {} : mailHandlers(mailService)),
});
