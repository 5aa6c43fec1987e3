import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { parseSender } from './mail/address.ts';
import { type MailSettings, parseMailServer } from './mail/mail-server.ts';
import { StartError } from './process/start-error.ts';

/** The settings of the server, checked. */
export interface Config {
  /** The port; with 0 the system chooses one. */
  port: number;
  host: string;
  /** The absolute path of the data folder, which contains the embedded database. */
  dataDir: string;
  /** The address of the PostgreSQL to use instead of the embedded database. */
  databaseUrl?: string;
  /** The address of the same database without a pooler, for work that needs a session; by default `databaseUrl`. */
  databaseDirectUrl?: string;
  /** The number of artisans in the sample marketplace that the first start writes; 0 for no sample. */
  sampleSize: number;
  /** Whether the sample's known password is allowed on an address that other machines can reach. */
  isSampleAllowedOnNetwork: boolean;
  /** An administrator that the server adds when it starts, unless an account has the e-mail address. */
  firstAdmin?: { email: string; password?: string };
  /** The trusted proxies, whose headers set the caller’s address and protocol: addresses and networks, or a count. */
  trustProxy?: string[] | number;
  /** The lowest level that is logged to stderr; `info` logs a line for each request. */
  logLevel: (typeof logLevels)[number];
  /** Where Prometheus reads the metrics; undefined for no metrics. */
  metrics?: { port: number; host: string };
  /** The mail server and the sender; without them the server sends no e-mail. */
  mail?: MailSettings;
  /** The address of another API host; this server then only serves the dashboard and forwards /api/v1 to that host. */
  apiUpstream?: string;
}

const defaultSampleSize = 120;
export const maxSampleSize = 5_000;

/** A whole number from 0 to `highest`, written in digits. */
function wholeNumber(name: string, highest: number, hint = '') {
  const message = `${name} must be a whole number from 0 to ${highest}${hint}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value <= highest, message);
}

const url = (name: string, protocols: readonly string[], example: string) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `${name} must be an address such as ${example}`,
    );

const postgresUrl = (name: string) =>
  url(name, ['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/name').optional();

const trustedProxies = z
  .string()
  .transform((list) => list.split(',').map((part) => part.trim()))
  .refine(
    (parts) =>
      (parts.length === 1 && /^\d{1,2}$/.test(parts.join())) || parts.every(isAddressOrNetwork),
    'TRUST_PROXY must be addresses and networks such as 10.0.0.0/8, or the number of proxies',
  )
  .transform((parts) => (/^\d+$/.test(parts.join()) ? Number(parts.join()) : parts));

function isAddressOrNetwork(text: string): boolean {
  const [address = '', prefixLength, excess] = text.split('/');
  const maxLength = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const isLengthValid =
    prefixLength === undefined ||
    (/^\d{1,3}$/.test(prefixLength) && Number(prefixLength) <= maxLength);
  return maxLength > 0 && excess === undefined && isLengthValid;
}

/** A text that `parse` parses. If `parse` returns null, the value is refused with `message`. */
const parsedBy = <T>(parse: (text: string) => T | null, message: string) =>
  z.string().transform((text, context) => {
    const value = parse(text);
    if (value !== null) return value;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

const logLevels = ['info', 'warn', 'error', 'silent'] as const;

const environment = z.object({
  PORT: wholeNumber('PORT', 65_535).default(4310),
  HOST: z.string().default('localhost'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: postgresUrl('DATABASE_URL'),
  DATABASE_DIRECT_URL: postgresUrl('DATABASE_DIRECT_URL'),
  DATABASE_READ_URL: z
    .undefined(
      'DATABASE_READ_URL is gone: remove it. A standby can take over, see docs/operations.md',
    )
    .optional(),
  SAMPLE_SIZE: wholeNumber(
    'SAMPLE_SIZE',
    maxSampleSize,
    ' ("npm run enlarge-sample" makes a larger one for measuring)',
  ).optional(),
  ADMIN_EMAIL: z
    .email('ADMIN_EMAIL must be an e-mail address')
    .transform((email) => email.toLowerCase())
    .optional(),
  ADMIN_PASSWORD: z.string().optional(),
  API_UPSTREAM: url('API_UPSTREAM', ['http:', 'https:'], 'https://api.example.ng')
    .refine(
      (value) => !URL.canParse(value) || new URL(value).username + new URL(value).password === '',
      'API_UPSTREAM must not hold a user name or password',
    )
    .refine((value) => !/[?#]/.test(value), 'API_UPSTREAM must be an address without "?" and "#"')
    .optional(),
  SAMPLE_ON_NETWORK: z.enum(['yes', 'no'], 'SAMPLE_ON_NETWORK must be "yes" or "no"').default('no'),
  LOG_LEVEL: z.enum(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}`).default('info'),
  TRUST_PROXY: trustedProxies.optional(),
  METRICS_PORT: wholeNumber('METRICS_PORT', 65_535).optional(),
  METRICS_HOST: z.string().default('localhost'),
  SMTP_URL: parsedBy(
    parseMailServer,
    'SMTP_URL must be an address such as smtps://user:password@mail.example.ng:465, with "%" in a password written as "%25"',
  ).optional(),
  MAIL_FROM: parsedBy(
    parseSender,
    'MAIL_FROM must be one address, such as office@example.ng or Back Office <office@example.ng>',
  ).optional(),
});

/**
 * Reads the environment. An empty value counts as not set.
 *
 * @throws StartError when a value cannot be used; its message contains no password and no URL that was given
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const settings = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = environment.safeParse(settings);
  if (!result.success) {
    const [issue] = result.error.issues;
    const name = String(issue?.path[0]);
    const shownValue =
      name.includes('PASSWORD') || /URL$|UPSTREAM$/.test(name) ? '' : `, not "${settings[name]}"`;
    throw new StartError(`${issue?.message ?? 'The environment cannot be read'}${shownValue}.`);
  }
  const values = result.data;
  if (values.ADMIN_PASSWORD !== undefined && values.ADMIN_EMAIL === undefined) {
    throw new StartError('ADMIN_PASSWORD is set without ADMIN_EMAIL: set both, or neither.');
  }
  if (values.DATABASE_DIRECT_URL !== undefined && values.DATABASE_URL === undefined) {
    throw new StartError('DATABASE_DIRECT_URL is set without DATABASE_URL: set both, or neither.');
  }
  const { SMTP_URL: server, MAIL_FROM: from } = values;
  if ((server === undefined) !== (from === undefined)) {
    const [set, missing] =
      from === undefined ? ['SMTP_URL', 'MAIL_FROM'] : ['MAIL_FROM', 'SMTP_URL'];
    throw new StartError(`${set} is set without ${missing}: set both, or neither.`);
  }
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: path.resolve(values.DATA_DIR),
    // A server with PostgreSQL or a named administrator is for real data, so by default it gets no sample.
    sampleSize:
      values.SAMPLE_SIZE ??
      (values.DATABASE_URL === undefined && values.ADMIN_EMAIL === undefined
        ? defaultSampleSize
        : 0),
    logLevel: values.LOG_LEVEL,
    isSampleAllowedOnNetwork: values.SAMPLE_ON_NETWORK === 'yes',
    trustProxy: values.TRUST_PROXY,
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL,
    apiUpstream: values.API_UPSTREAM,
    ...(values.METRICS_PORT !== undefined && {
      metrics: { port: values.METRICS_PORT, host: values.METRICS_HOST },
    }),
    ...(server !== undefined && from !== undefined && { mail: { server, from } }),
    ...(values.ADMIN_EMAIL !== undefined && {
      firstAdmin: { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD },
    }),
  };
}
