import type { ClientBase, Pool, PoolConfig } from 'pg';
import { StartError } from '../process/start-error.ts';

/** Settings by name, each with its value as an SQL expression. */
type Settings = Readonly<Record<string, string>>;

/** Milliseconds for the statement that sets the settings of a new connection. */
const settingsTimeoutMs = 5_000;

/**
 * The settings that the server relies on. The defaults of a database or role can differ.
 *
 * PgBouncer in transaction mode restores these on each connection that it assigns:
 * https://www.pgbouncer.org/config.html#track_extra_parameters
 */
const tracked: Settings = {
  DateStyle: `'ISO, MDY'`,
  TimeZone: `'UTC'`,
  standard_conforming_strings: `'on'`,
};

/** PgBouncer in transaction mode loses these at the end of a transaction. */
const untracked: Settings = {
  IntervalStyle: `'postgres'`,
  bytea_output: `'hex'`,
  extra_float_digits: `'1'`,
  array_nulls: `'on'`,
  transform_null_equals: `'off'`,
  // With another value, a trigram index may return only a random part of the rows.
  gin_fuzzy_search_limit: `'0'`,
  // `remote_apply` waits for more than `on` does, so it is not replaced.
  synchronous_commit: `case current_setting('synchronous_commit') when 'remote_apply' then 'remote_apply' else 'on' end`,
  // The schema of the tables comes first. The other schemas stay, because extensions may be in them.
  search_path: `case when (current_schemas(false))[1] = 'public' then current_setting('search_path')
    else concat_ws(', ', 'public', nullif(current_setting('search_path'), '')) end`,
};

/** Time limits. Behind a pooler they are set in each transaction, and not for queries outside of one. */
const limits: Settings = {
  lock_timeout: `'15s'`,
  statement_timeout: `'15s'`,
  idle_in_transaction_session_timeout: `'1min'`,
};

/** SQL: the value that a time limit must have: `needed` if the current one is shorter, else the current one. */
const atLeast = (name: string, needed: string) => `
  case when current_setting('${name}', true) <> '0' and current_setting('${name}', true)::interval < ${needed}
    then ${needed} else current_setting('${name}', true) end`;

/**
 * The values that `checkSettings` requires. The server never sets `session_replication_role`, because a role may lack
 * the right, and sets `transaction_timeout` only without a pooler.
 */
const required: Settings = {
  ...tracked,
  ...untracked,
  ...Object.fromEntries(
    Object.entries(limits).map(([name, value]) => [name, atLeast(name, value)]),
  ),
  transaction_timeout: atLeast('transaction_timeout', `'10min'`),
  session_replication_role: `'origin'`,
};

/** Returns the SQL that sets settings for the session, or for the transaction if `isLocal`. */
const setConfig = (settings: Settings, isLocal: boolean) =>
  `select ${Object.entries(settings)
    .map(([name, value]) => `set_config('${name}', ${value}, ${isLocal})`)
    .join(', ')}`;

/** The statements for a connection without a pooler. Older versions of PostgreSQL lack the last two settings. */
const setSession = `${setConfig({ ...tracked, ...untracked, ...limits }, false)};
  select set_config(name, '0', false) from pg_settings
  where name in ('idle_session_timeout', 'transaction_timeout') and setting <> '0'`;

/** The statements for a connection without a pooler, without time limits of statements and of waits for locks. */
export const setUnlimitedSession = `${setSession}; set lock_timeout = 0; set statement_timeout = 0`;

// The driver supports a time limit of a query, but its types do not have it.
const runWithTimeout = (client: ClientBase, text: string) =>
  client.query(Object.assign({ text }, { query_timeout: settingsTimeoutMs }));

/**
 * Returns the options of a pool that calls `onConnect` with each new connection and awaits it. The types of the driver
 * have a function without a promise there.
 */
export const withOnConnect = (onConnect: (client: ClientBase) => Promise<void>): PoolConfig =>
  Object.assign<PoolConfig, object>({}, { onConnect });

/** The options of a pool without a pooler, whose connections keep their settings. */
export const directSettings = withOnConnect(async (client) => {
  await runWithTimeout(client, setSession);
});

/** Appends the settings of a transaction to the statement that begins it, so that they cost no round trip. */
function withSettings(query: unknown): unknown {
  if (typeof query === 'string') return isBegin(query) ? `${query}; ${setLocal}` : query;
  if (typeof query !== 'object' || query === null || !('text' in query)) return query;
  const { text } = query;
  return typeof text === 'string' && isBegin(text)
    ? { ...query, text: `${text}; ${setLocal}` }
    : query;
}
const isBegin = (text: string) => /^begin\b/i.test(text);
const setLocal = setConfig({ ...untracked, ...limits }, true);

/**
 * The options of a pool behind PgBouncer in transaction mode, which forgets most settings of a session: each
 * transaction sets them. A query outside a transaction has the defaults of the database, which `checkSettings` checks.
 */
export const pooledSettings = withOnConnect(async (client) => {
  await runWithTimeout(client, setConfig(tracked, false));
  const query: unknown = Reflect.get(client, 'query');
  if (typeof query !== 'function') return;
  const queryWithSettings = (first: unknown, ...others: unknown[]): unknown =>
    Reflect.apply(query, client, [withSettings(first), ...others]);
  Object.assign(client, { query: queryWithSettings });
});

/**
 * Checks the settings that queries outside a transaction rely on.
 *
 * @throws StartError with the statements that correct the defaults, or when the database is not UTF-8; the errors of
 *   the connection
 */
export async function checkSettings(pool: Pool, databaseName: string): Promise<void> {
  const { rows: encodings } = await pool.query<{ server_encoding: string }>('show server_encoding');
  const encoding = encodings[0]?.server_encoding;
  if (encoding !== 'UTF8') {
    throw new StartError(
      `${databaseName} has the encoding ${encoding}, which cannot hold every name: make it with "create database … encoding 'UTF8' template template0".`,
    );
  }
  const values = Object.entries(required).map(([name, needed]) => `('${name}', ${needed})`);
  const { rows } = await pool.query<{ setting: string; statement: string }>(`
    select format('%s = %s', name, current_setting(name)) as setting,
      format('alter %s set %I = %s;',
        case when source in ('user', 'database user')
          then format('role %I in database %I', current_user, current_database())
          else format('database %I', current_database()) end,
        name, case name when 'search_path' then needed else quote_literal(needed) end) as statement
    from (values ${values.join(', ')}) as needs (name, needed) join pg_settings using (name)
    where current_setting(name, true) <> needed order by name`);
  if (rows.length === 0) return;
  throw new StartError(
    `${databaseName} has ${rows.map(({ setting }) => setting).join(', ')}, with which the server does not work; run this in psql, and restart the pooler if there is one: ${rows.map(({ statement }) => statement).join(' ')}`,
  );
}
