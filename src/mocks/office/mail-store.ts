import type { Schemas } from '../../api/reading/schemas.ts';
import { mockNow } from '../fixtures-money.ts';

/** An e-mail of the mock's outbox. */
export type MockMail = Schemas['Mail'] & {
  id: string;
  /** The artisan that it is for. */
  artisanId?: number;
  state: 'queued' | 'sent' | 'failed' | 'not-known';
};

/** The state of the outbox. */
export interface MailStore {
  /** Newest first. */
  mails: MockMail[];
}

/** Returns an empty outbox. */
export const createMailStore = (): MailStore => ({ mails: [] });

/** Puts an e-mail into the outbox. */
export function queueMail(
  store: MailStore,
  mail: Pick<MockMail, 'id' | 'artisanId' | 'to' | 'subject' | 'text'>,
): void {
  store.mails.unshift({
    ...mail,
    state: 'queued',
    detail: null,
    by: 'admin@artisan.example',
    created_at: new Date(mockNow).toISOString(),
    finished_at: null,
  });
}
