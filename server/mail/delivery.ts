import { fieldOf } from '../process/start-error.ts';

/** The outcome of one try to send a mail. */
export interface Delivery {
  /**
   * - `sent`: the mail server accepted the mail.
   * - `refused`: the mail server will not accept the mail, now or later.
   * - `not-now`: the mail was not accepted, and a later try may succeed.
   * - `not-known`: the text was handed over, and no response came.
   * - `put-back`: this server is ending, and nothing was handed over.
   */
  kind: 'sent' | 'refused' | 'not-now' | 'not-known' | 'put-back';
  /** The response of the mail server, or the reason as a sentence. */
  detail: string;
}

/** The error of a try that this server aborts. */
export class DeliveryAborted extends Error {
  override name = 'DeliveryAborted';
  /** Whether the server is ending; otherwise the mail server took too long. */
  readonly isEnding: boolean;

  constructor(message: string, isEnding: boolean) {
    super(message);
    this.isEnding = isEnding;
  }
}

/** The most characters of `Delivery.detail`. */
const maxDetailLength = 500;

/** The reasons for error codes of nodemailer and of the system. */
const reasons: Record<string, string> = {
  ECONNREFUSED: 'The mail server refuses connections.',
  ENOTFOUND: 'The name of the mail server is not known.',
  EDNS: 'The name of the mail server is not known.',
  EHOSTUNREACH: 'The mail server cannot be reached.',
  ENETUNREACH: 'The mail server cannot be reached.',
  ETIMEDOUT: 'The mail server does not answer.',
  ETLS: 'The mail server cannot be reached over TLS.',
  ECONNECTION: 'The mail server closed the connection.',
  ECONNRESET: 'The mail server closed the connection.',
  EAUTH: 'The mail server offers no way to sign in.',
  ESOCKET: 'The connection to the mail server failed.',
};

function reasonOf(error: unknown): string {
  if (error instanceof DeliveryAborted) return error.message;
  const codes = [fieldOf(error, 'originalCode'), fieldOf(error, 'code')].map(String);
  const knownCode = codes.find((code) => code in reasons);
  return reasons[knownCode ?? ''] ?? 'The mail could not be handed to the mail server.';
}

/** Returns a detail as the administrator sees it: one line, without the password, which a mail server may repeat. */
export function detailForScreen(detail: string, password: string | undefined): string {
  const withoutPassword = password === undefined ? detail : detail.replaceAll(password, '…');
  return withoutPassword
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, maxDetailLength);
}

/**
 * Returns the outcome of a try that ended with an error. After the text was handed over, only a refusal by the mail
 * server (RFC 5321 section 4.2.1) proves that it did not accept the mail.
 */
export function deliveryOf(error: unknown, isHandedOver: boolean): Delivery {
  const status = fieldOf(error, 'responseCode');
  const response = fieldOf(error, 'response');
  if (typeof status === 'number' && status >= 400 && status < 600) {
    return {
      kind: fieldOf(error, 'permanent') === true ? 'refused' : 'not-now',
      detail: String(response),
    };
  }
  const detail = reasonOf(error);
  if (isHandedOver) {
    return { kind: 'not-known', detail: `${detail} It may have taken the mail.` };
  }
  if (error instanceof DeliveryAborted && error.isEnding) return { kind: 'put-back', detail };
  // Nodemailer refuses a mail above the size limit of the mail server before it sends the mail.
  const isTooLarge = fieldOf(error, 'code') === 'EMESSAGE';
  return isTooLarge
    ? { kind: 'refused', detail: 'The mail is larger than the mail server takes.' }
    : { kind: 'not-now', detail };
}
