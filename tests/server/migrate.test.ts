import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { openPool } from '../../server/db/pool.ts';
import { start } from '../../server/start.ts';
import { signInByApi } from '../support/api-caller.ts';
import { runCommand, runProcess } from '../support/server-commands.ts';

/** Returns the SQL that docs/operations.md lists for the rights of roles, with the names of the test's roles. */
function grantsOfDocument(role: string, owner: string): string {
  const text = readFileSync('docs/operations.md', 'utf8');
  const sql = /<!-- rights -->\s*```sql\n([\s\S]*?)```/.exec(text)?.[1];
  if (sql === undefined) throw new Error('docs/operations.md lists no rights');
  return sql.replaceAll('back_office_owner', owner).replaceAll('back_office', role);
}

describe('npm run migrate', () => {
  it('lets the server run with a role without DDL rights', async ({ skip }) => {
    const base = inject('postgresUrl');
    if (base === null) skip('there is no PostgreSQL on this machine');
    const suffix = randomBytes(4).toString('hex');
    const [name, owner, role] = [`office_${suffix}`, `owner_${suffix}`, `role_${suffix}`];
    const admin = openPool({ connectionString: String(base) });
    await admin.query(`create role ${owner} login`);
    await admin.query(`create database ${name} owner ${owner}`);
    const urlAs = (user: string) => {
      const url = new URL(String(base));
      url.pathname = `/${name}`;
      url.username = user;
      return url.href;
    };
    onTestFinished(async () => {
      await admin.query(`drop database ${name} with (force)`);
      await admin.query(`drop role if exists ${role}`);
      await admin.query(`drop role ${owner}`);
      await admin.end();
    });
    const asOwner = openPool({ connectionString: urlAs(owner) });
    await admin.query(`create role ${role} login`);

    const environment = {
      DATABASE_URL: urlAs(role),
      SAMPLE_SIZE: '0',
      PORT: '0',
      LOG_LEVEL: 'silent',
      ADMIN_EMAIL: 'ada@office.example',
      ADMIN_PASSWORD: 'green kettle by the door',
    };
    await expect(start(environment)).rejects.toThrow(
      /^The tables lack \d+ of .+ run "npm run migrate" .+\.$/,
    );

    expect(await runProcess('migrate', { DATABASE_URL: urlAs(owner) })).toEqual({
      code: 0,
      stdout: expect.stringMatching(/^\d+ changes were made: /),
      stderr: '',
    });
    expect((await runCommand('migrate', { DATABASE_URL: urlAs(owner) })).stdout).toMatch(
      /^The tables are up to date: PostgreSQL at /,
    );
    await asOwner.query(grantsOfDocument(role, owner));
    await asOwner.end();

    const server = await start(environment);
    const ada = await signInByApi(server.address, {
      email: 'ada@office.example',
      password: 'green kettle by the door',
    });
    expect(await ada.get('get/all/artisan')).toEqual([]);
    expect((await ada.send('PUT', 'update/identification-means/1')).status).toBe(200);
    await server.close();
    const asRole = openPool({ connectionString: urlAs(role) });
    // The audit has the entries of the sign-in and of the call above.
    const { rows } = await asRole.query('select action from audit_entries order by id');
    expect(rows).toEqual([{ action: 'sign-in' }, { action: 'connect' }]);
    // append-only.test.ts tries each bypass of the triggers, for a role with more rights.
    for (const statement of [
      ...['audit_entries', 'content_versions', 'ledger_entries'].flatMap((table) => [
        `update ${table} set id = id`,
        `delete from ${table}`,
      ]),
      'truncate ledger_entries',
      'alter table ledger_entries disable trigger append_only',
      'drop table artisans',
      'set session_replication_role = replica',
      `set role ${owner}`,
      `create function refuse_change() returns trigger language plpgsql as 'begin return new; end'`,
    ]) {
      await expect(asRole.query(statement), statement).rejects.toThrow(
        /^(permission denied|must be owner)/,
      );
    }
    await asRole.end();
  });
});
