import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, openTestDatabase, type TestDatabase } from '../support/test-database.ts';

const tables = ['audit_entries', 'content_versions', 'ledger_entries'] as const;

/** Statements that can change or remove rows, directly or through another table. */
const changes = (table: string) => [
  `update ${table} set id = id`,
  `update ${table} set id = id where false`,
  `delete from ${table}`,
  `delete from ${table} where false`,
  `truncate ${table}`,
  `truncate ${table} restart identity cascade`,
  `truncate accounts, artisans cascade`,
  `insert into ${table} select * from ${table} limit 1 on conflict (id) do update set id = excluded.id`,
  `merge into ${table} a using ${table} b on a.id = b.id when matched then delete`,
  `with gone as (delete from ${table} returning *) select * from gone`,
  `copy (delete from ${table} returning *) to stdout`,
];

/** Statements that bypass the triggers. Only the owner of the table or a superuser may run them. */
const bypasses = (table: string) => [
  `alter table ${table} disable trigger append_only`,
  `alter table ${table} disable trigger all`,
  `drop trigger append_only on ${table}`,
  `create or replace function refuse_change() returns trigger language plpgsql as 'begin return new; end'`,
  `drop function refuse_change() cascade`,
  `create rule instead_of as on update to ${table} do instead nothing`,
  `create trigger later before insert on ${table} for each row execute function refuse_change()`,
  `drop table ${table} cascade`,
  `alter table ${table} rename to elsewhere`,
  `alter table ${table} owner to current_user`,
  'set session_replication_role = replica',
  'set local session_replication_role = replica',
];

describe.each(engines)('the append-only tables on %s', (engine) => {
  let database: TestDatabase;
  const role = `server_${randomBytes(4).toString('hex')}`;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await database.db.execute(sql`
      insert into audit_entries (action, subject, subject_id, detail) values ('test', 'mail', '1', '{}')`);
    await database.db.execute(
      sql.raw(`
        create role ${role};
        grant usage on schema public to ${role};
        grant select, insert, update, delete on all tables in schema public to ${role};
        grant usage on all sequences in schema public to ${role};`),
    );
  });
  afterAll(async () => {
    await database.db.execute(sql.raw(`drop owned by ${role}; drop role ${role};`));
    await database.close();
  });

  /** Runs a statement in a transaction that is rolled back. Returns why it was refused, or that it was carried out. */
  const refusalOf = async (statement: string, asRole?: string): Promise<string> => {
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      if (asRole !== undefined) await client.query(`set local role ${asRole}`);
      await client.query(statement);
      return 'it was carried out';
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    } finally {
      await client.query('rollback');
      client.release();
    }
  };

  describe.each(tables)('%s', (table) => {
    it('has a row, so that the statements below could change one', async () => {
      const { rows } = await database.db.execute(sql.raw(`select 1 from ${table} limit 1`));
      expect(rows).toHaveLength(1);
    });

    it('refuses each statement that changes rows, for every role', async () => {
      const appendOnly = /^\w+ is append-only$|COPY query must not be a utility|COPY DML/;
      for (const statement of changes(table)) {
        expect(await refusalOf(statement), statement).toMatch(appendOnly);
        expect(await refusalOf(statement, role), statement).toMatch(
          /append-only|permission denied/,
        );
      }
    });

    it('refuses each bypass of the triggers to a role without DDL rights', async () => {
      for (const statement of bypasses(table)) {
        expect(await refusalOf(statement, role), statement).toMatch(
          /^(must be owner|permission denied)/,
        );
      }
    });

    it('lets the role insert rows', async () => {
      expect(
        await refusalOf(
          `insert into ${table} select * from (select * from ${table} limit 0) none`,
          role,
        ),
      ).toBe('it was carried out');
    });
  });

  it('refuse the deletion of a row that they refer to', async () => {
    for (const table of ['artisans', 'accounts', 'transactions']) {
      expect(await refusalOf(`delete from ${table}`, role)).toMatch(
        /append-only|violates foreign key/,
      );
    }
  });
});
