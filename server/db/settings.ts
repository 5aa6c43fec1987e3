import type { ClientBase, Pool, PoolConfig } from 'pg';
import { StartError } from '../process/start-error.ts';

/** Settings by name, each with its value as an SQL expression. */
type Settings = Readonly<Record<string, string>>;

/** Milliseconds until a new connection has its settings. */
const setTimeoutMs = 5_000;

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
  // Otherwise a trigram index returns a random part of the rows.
  gin_fuzzy_search_limit: `'0'`,
  // The only value that waits for more than the disk of the primary and of its synchronous standby is left as it is.
  synchronous_commit: `case current_setting('synchronous_commit') when 'remote_apply' then 'remote_apply' else 'on' end`,
  // Extensions may be in other schemas, so these stay behind the schema of the tables.
  search_path: `case when (current_schemas(false))[1] = 'public' then current_setting('search_path')
    else concat_ws(', ', 'public', nullif(current_setting('search_path'), '')) end`,
};

/** Time limits of a statement and of a transaction; behind a pooler, of a transaction only. */
const limits = {
  lock_timeout: '15s',
  statement_timeout: '15s',
  idle_in_transaction_session_timeout: '1min',
};

/** A limit of a database that is not shorter than needed is kept where it cannot be set. */
const atLeast = (name: string, needed: string) => `
  case when current_setting('${name}', true) <> '0' and current_setting('${name}', true)::interval < '${needed}'
    then '${needed}' else current_setting('${name}', true) end`;

const limitsAsSql: Settings = Object.fromEntries(
  Object.entries(limits).map(([name, value]) => [name, `'${value}'`]),
);

/** What the check at the start needs; the last two cannot be set by a statement of the server. */
const checked: Settings = {
  ...tracked,
  ...untracked,
  ...Object.fromEntries(
    Object.entries(limits).map(([name, value]) => [name, atLeast(name, value)]),
  ),
  transaction_timeout: atLeast('transaction_timeout', '10min'),
  session_replication_role: `'origin'`,
};

const set = (settings: Settings, isLocal: boolean) =>
  `select ${Object.entries(settings)
    .map(([name, value]) => `set_config('${name}', ${value}, ${isLocal})`)
    .join(', ')}`;

/** The statements for a connection without a pooler. The last two settings are missing in older versions. */
const setSession = `${set({ ...tracked, ...untracked, ...limitsAsSql }, false)};
  select set_config(name, '0', false) from pg_settings
  where name in ('idle_session_timeout', 'transaction_timeout') and setting <> '0'`;

/** The statements for a connection without a pooler and without limits of time. */
export const setUnlimitedSession = `${setSession}; set lock_timeout = 0; set statement_timeout = 0`;

// The driver supports a time limit of a query, but its types do not have it.
const run = (client: ClientBase, text: string) =>
  client.query(Object.assign({ text }, { query_timeout: setTimeoutMs }));

/** Returns the options of a pool that prepares each connection. The driver awaits this, which its types do not say. */
export const preparing = (onConnect: (client: ClientBase) => Promise<void>): PoolConfig =>
  Object.assign<PoolConfig, object>({}, { onConnect });

/** The options of a pool whose connections keep their settings. */
export const directSettings = preparing(async (client) => {
  await run(client, setSession);
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
const setLocal = set({ ...untracked, ...limitsAsSql }, true);

/**
 * The options of a pool behind PgBouncer in transaction mode, which forgets most settings of a session: each
 * transaction sets them. A query outside a transaction has the defaults of the database, which `checkSettings` checks.
 */
export const pooledSettings = preparing(async (client) => {
  await run(client, set(tracked, false));
  const query: unknown = Reflect.get(client, 'query');
  if (typeof query !== 'function') return;
  const queryWithSettings = (first: unknown, ...others: unknown[]): unknown =>
    Reflect.apply(query, client, [withSettings(first), ...others]);
  Object.assign(client, { query: queryWithSettings });
});

/**
 * Checks what queries outside a transaction rely on.
 *
 * @throws StartError with the statements that correct the defaults, or when the database is not UTF-8; the errors of
 *   the connection
 */
export async function checkSettings(pool: Pool, describe: string): Promise<void> {
  const { rows: encodings } = await pool.query<{ server_encoding: string }>('show server_encoding');
  const encoding = encodings[0]?.server_encoding;
  if (encoding !== 'UTF8') {
    throw new StartError(
      `${describe} has the encoding ${encoding}, which cannot hold every name: make it with "create database … encoding 'UTF8' template template0".`,
    );
  }
  const values = Object.entries(checked).map(([name, needed]) => `('${name}', ${needed})`);
  const { rows } = await pool.query<{ found: string; statement: string }>(`
    select format('%s = %s', name, current_setting(name)) as found,
      format('alter %s set %I = %s;',
        case when source in ('user', 'database user')
          then format('role %I in database %I', current_user, current_database())
          else format('database %I', current_database()) end,
        name, case name when 'search_path' then needed else quote_literal(needed) end) as statement
    from (values ${values.join(', ')}) as needs (name, needed) join pg_settings using (name)
    where current_setting(name, true) <> needed order by name`);
  if (rows.length === 0) return;
  throw new StartError(
    `${describe} has ${rows.map(({ found }) => found).join(', ')}, with which the server does not work; run this in psql, and restart the pooler if there is one: ${rows.map(({ statement }) => statement).join(' ')}`,
  );
}
