import type { Sender } from './address.ts';

/** The mail server that SMTP_URL names. */
export interface MailServer {
  host: string;
  port: number;
  /** Whether the connection uses TLS from the first byte (smtps). */
  secure: boolean;
  /** Whether the mail server is on this machine, so that mails to it need no encryption. */
  isLocal: boolean;
  login?: { user: string; pass: string };
}

export interface MailSettings {
  server: MailServer;
  from: Sender;
}

/** The default ports for submitting mail (RFC 8314 section 3.3, RFC 6409 section 3.1). */
const defaultPorts: Record<string, number> = { 'smtps:': 465, 'smtp:': 587 };

const localHost = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/** Parses `smtp://` or `smtps://` with an optional `user:password`; null for anything else. */
export function parseMailServer(address: string): MailServer | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(address);
  const defaultPort = defaultPorts[protocol];
  const isBare = hostname !== '' && /^\/?$/.test(pathname) && search === '' && hash === '';
  const user = decodePart(username);
  const pass = decodePart(password);
  if (defaultPort === undefined || !isBare || user === null || pass === null) return null;
  if ((user === '') !== (pass === '')) return null;
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return {
    host,
    port: Number(port) || defaultPort,
    secure: protocol === 'smtps:',
    isLocal: localHost.test(host),
    ...(user !== '' && { login: { user, pass } }),
  };
}

/** Decodes a part of the address; null when a percent-encoding in it is invalid. */
function decodePart(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
