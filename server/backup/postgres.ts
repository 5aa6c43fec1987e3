import { openPostgres } from '../db/postgres.ts';
import { runTool } from '../process/run-tool.ts';
import { StartError } from '../process/start-error.ts';

const packageName = 'PostgreSQL’s client programs (postgresql-client on Debian)';
const pgDump = { name: 'pg_dump', packageName };
const pgRestore = { name: 'pg_restore', packageName };
const psql = { name: 'psql', packageName };

/** Moves the password from the address to an environment variable, because lists of processes show arguments. */
function withoutPassword(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { address: url.href, env: password === '' ? {} : { PGPASSWORD: password } };
}

/**
 * Writes one snapshot of a PostgreSQL database into a file. Servers may use the database at the same time.
 *
 * @throws StartError when the database cannot be reached, or pg_dump is missing or fails
 */
export async function backUpPostgres(databaseUrl: string, file: string): Promise<void> {
  const { address, env } = withoutPassword(databaseUrl);
  await runTool(pgDump, ['--format=custom', `--file=${file}`, `--dbname=${address}`], { env });
}

/**
 * SQL expression of a text array: what other schemas have and a DROP ... CASCADE could remove. The columns, the type and
 * the rule of a view are left out, because they go with it.
 */
const objectsOfOtherSchemas = `(
  select array_agg(pg_describe_object(catalog, oid, part)) from (
    select 'pg_class'::regclass as catalog, oid, 0 as part, relnamespace as schema from pg_class
    union all select 'pg_class'::regclass, attrelid, attnum, relnamespace
      from pg_attribute join pg_class c on c.oid = attrelid where not attisdropped and relkind in ('r', 'p', 'f', 'c')
    union all select 'pg_type'::regclass, oid, 0, typnamespace from pg_type where typtype in ('d', 'r')
    union all select 'pg_proc'::regclass, oid, 0, pronamespace from pg_proc
    union all select 'pg_operator'::regclass, oid, 0, oprnamespace from pg_operator
    union all select 'pg_constraint'::regclass, oid, 0, connamespace from pg_constraint
    union all select 'pg_trigger'::regclass, t.oid, 0, relnamespace
      from pg_trigger t join pg_class c on c.oid = tgrelid
    union all select 'pg_attrdef'::regclass, d.oid, 0, relnamespace
      from pg_attrdef d join pg_class c on c.oid = adrelid
    union all select 'pg_rewrite'::regclass, r.oid, 0, relnamespace
      from pg_rewrite r join pg_class c on c.oid = ev_class where rulename <> '_RETURN'
    union all select 'pg_policy'::regclass, p.oid, 0, relnamespace
      from pg_policy p join pg_class c on c.oid = polrelid
    union all select 'pg_statistic_ext'::regclass, oid, 0, stxnamespace from pg_statistic_ext
    -- A publication has no schema. A replica would silently miss the changes of a table that is made again.
    union all select 'pg_publication_rel'::regclass, oid, 0, 0::oid from pg_publication_rel
  ) every
  where schema not in (select oid from pg_namespace where nspname in ('public', 'drizzle') or nspname ~ '^pg_')
)`;

/**
 * SQL that removes the schema `drizzle`, and from `public` the tables, views, sequences, routines, domains, enums and
 * ranges, which the role must own. Extensions stay, because a superuser may have added them, and `public` stays with its
 * rights. It raises an exception if it would also remove one of `objectsOfOtherSchemas`, such as a view of a report.
 */
const emptyOwnSchemas = `do $empty$
declare
  existing text[] := ${objectsOfOtherSchemas};
  remaining text[];
  own text;
  lost text;
begin
  for own in
    select what from (
      select case relkind when 'S' then 2 else 1 end as step, 'pg_class'::regclass as catalog, oid,
        format('%s if exists public.%I', case relkind when 'v' then 'view' when 'm' then 'materialized view'
          when 'S' then 'sequence' when 'f' then 'foreign table' else 'table' end, relname) as what
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
      union all select 3, 'pg_proc'::regclass, oid,
        format('routine if exists public.%I(%s)', proname, pg_get_function_identity_arguments(oid))
      from pg_proc where pronamespace = 'public'::regnamespace
      union all select 4, 'pg_type'::regclass, oid, format('type if exists public.%I', typname)
      from pg_type where typnamespace = 'public'::regnamespace and typtype in ('d', 'e', 'r')
    ) every
    where not exists (select from pg_depend where classid = catalog and objid = every.oid and deptype = 'e')
    order by step, what
  loop
    execute 'drop ' || own || ' cascade';
  end loop;
  drop schema if exists drizzle cascade;
  remaining := ${objectsOfOtherSchemas};
  select string_agg(gone, ', ') into lost from unnest(existing) gone where gone <> all(remaining);
  if lost is not null then
    raise exception 'the restore would remove what other schemas have (%): drop it, and make it again afterwards', lost;
  end if;
end $empty$;
`;

interface RestoreOptions {
  /** Whether the backup may replace existing tables. */
  mayOverwrite: boolean;
  /** SQL that runs after the restore, in the same transaction. */
  completion: string;
}

/**
 * Restores a backup into a PostgreSQL database in one transaction: if anything fails, the database stays as it was. The
 * tables that are replaced may be of another version. The restored objects belong to the role that restores them.
 *
 * @throws StartError when tables exist and `mayOverwrite` is false, another schema uses them, the role lacks a right,
 *   or psql or pg_restore is missing or fails
 */
export async function restorePostgres(
  databaseUrl: string,
  file: string,
  { mayOverwrite, completion }: RestoreOptions,
): Promise<void> {
  const connection = await openPostgres({ url: databaseUrl });
  try {
    const { rows } = await connection.pool.query(
      `select from pg_class where relkind = 'r'
       and relnamespace in (to_regnamespace('public'), to_regnamespace('drizzle')) limit 1`,
    );
    if (rows.length > 0 && !mayOverwrite) {
      throw new StartError(
        `${connection.databaseName} has tables already: add --overwrite to put the backup in their place.`,
      );
    }
  } finally {
    await connection.close();
  }
  const { address, env } = withoutPassword(databaseUrl);
  const toSql = ['--file=-', '--no-owner', '--no-privileges', '--no-comments', file];
  await runTool(psql, ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', `--dbname=${address}`], {
    env,
    async input(session) {
      session.write(`begin;\nset local client_min_messages = warning;\n`);
      if (mayOverwrite) session.write(emptyOwnSchemas);
      await runTool(pgRestore, toSql, { output: session });
      // The script of pg_restore empties the search path. If it fails, COMMIT is never written, so nothing changes.
      session.write(`reset search_path;\n${completion}commit;\n`);
    },
  });
}
