import path from 'node:path';
import { z } from 'zod';
import { StartError } from './start-error.ts';

/** Everything the server takes from its environment, checked. */
export interface Config {
  /** Port to listen on; 0 lets the system choose. */
  port: number;
  host: string;
  /** Absolute folder of the embedded database. */
  dataDir: string;
  /** PostgreSQL to use instead of the embedded database. */
  databaseUrl?: string;
  /** Number of artisans in the sample marketplace written on first start; 0 for none. */
  sampleSize: number;
  /** The first administrator of a database without sample. */
  firstAdmin?: { email: string; password?: string };
  /** Another host that answers /api/v1; the server then only serves the dashboard. */
  apiUpstream?: string;
}

const defaultSampleSize = 120;

const whole = (name: string, highest: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `${name} must be a whole number from 0 to ${highest}`)
    .transform(Number)
    .refine((value) => value <= highest, `${name} must be a whole number from 0 to ${highest}`);

const url = (name: string, protocols: readonly string[], example: string) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `${name} must be an address such as ${example}`,
    );

const environment = z.object({
  PORT: whole('PORT', 65_535).default(4310),
  HOST: z.string().default('localhost'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: url(
    'DATABASE_URL',
    ['postgres:', 'postgresql:'],
    'postgres://user:password@host:5432/name',
  ).optional(),
  SAMPLE_SIZE: whole('SAMPLE_SIZE', 1_000_000).optional(),
  ADMIN_EMAIL: z
    .email('ADMIN_EMAIL must be an e-mail address')
    .transform((email) => email.toLowerCase())
    .optional(),
  ADMIN_PASSWORD: z.string().min(8, 'ADMIN_PASSWORD must have at least 8 characters').optional(),
  API_UPSTREAM: url('API_UPSTREAM', ['http:', 'https:'], 'https://api.example.ng').optional(),
});

/**
 * Reads the environment once. An empty value counts as not set.
 *
 * @throws StartError with one sentence when a value cannot be used.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = environment.safeParse(given);
  if (!result.success) {
    const [issue] = result.error.issues;
    const name = String(issue?.path[0]);
    const shown = name.includes('PASSWORD') || name.endsWith('URL') ? '' : `, not "${given[name]}"`;
    throw new StartError(`${issue?.message ?? 'The environment cannot be read'}${shown}.`);
  }
  const values = result.data;
  if (values.ADMIN_PASSWORD !== undefined && values.ADMIN_EMAIL === undefined) {
    throw new StartError('ADMIN_PASSWORD is set without ADMIN_EMAIL: set both, or neither.');
  }
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: path.resolve(values.DATA_DIR),
    sampleSize: values.SAMPLE_SIZE ?? (values.ADMIN_EMAIL === undefined ? defaultSampleSize : 0),
    ...(values.DATABASE_URL !== undefined && { databaseUrl: values.DATABASE_URL }),
    ...(values.API_UPSTREAM !== undefined && { apiUpstream: values.API_UPSTREAM }),
    ...(values.ADMIN_EMAIL !== undefined && {
      firstAdmin: {
        email: values.ADMIN_EMAIL,
        ...(values.ADMIN_PASSWORD !== undefined && { password: values.ADMIN_PASSWORD }),
      },
    }),
  };
}
