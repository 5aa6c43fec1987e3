import type { Handlers } from '../contract/types.ts';
import { artisanEditHandlers } from './artisan-edits.ts';
import { artisanHandlers } from './artisans.ts';
import { auditHandlers } from './audit.ts';
import { clientHandlers } from './clients.ts';
import { dashboardHandlers } from './dashboard.ts';
import { historyHandlers } from './history.ts';
import { officeHandlers } from './office.ts';
import { pageHandlers } from './pages.ts';
import { partPaymentHandlers } from './part-payments.ts';
import { sessionHandlers } from './session.ts';
import { withdrawalHandlers } from './withdrawals.ts';

/** Every operation of the contract; one that is missing does not compile. The extensions that it has are offered. */
export const handlers: Handlers = {
  ...sessionHandlers,
  ...dashboardHandlers,
  ...historyHandlers,
  ...artisanHandlers,
  ...artisanEditHandlers,
  ...clientHandlers,
  ...withdrawalHandlers,
  ...partPaymentHandlers,
  ...officeHandlers,
  ...pageHandlers,
  ...auditHandlers,
};
