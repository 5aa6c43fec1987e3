import type { Sender } from './address.ts';

/** The mail server that SMTP_URL names. */
export interface MailServer {
  host: string;
  port: number;
  /** TLS from the first byte on. */
  secure: boolean;
  /** On this machine, so that mails do not cross a network. */
  isLocal: boolean;
  login?: { user: string; pass: string };
}

/** The mail server, and the sender of mails. */
export interface MailSettings {
  server: MailServer;
  from: Sender;
}

/** The ports for submitting mail (RFC 8314 section 3.3, RFC 6409 section 3.1). */
const ports: Record<string, number> = { 'smtps:': 465, 'smtp:': 587 };

const localHost = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/** Reads `smtp://` or `smtps://` with an optional `user:password`; null for anything else. */
export function readMailServer(address: string): MailServer | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(address);
  const usual = ports[protocol];
  const isBare = hostname !== '' && /^\/?$/.test(pathname) && search === '' && hash === '';
  const user = decoded(username);
  const pass = decoded(password);
  if (usual === undefined || !isBare || user === null || pass === null) return null;
  if ((user === '') !== (pass === '')) return null;
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return {
    host,
    port: Number(port) || usual,
    secure: protocol === 'smtps:',
    isLocal: localHost.test(host),
    ...(user !== '' && { login: { user, pass } }),
  };
}

/** Returns null when a percent sign is not followed by two hexadecimal digits. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
