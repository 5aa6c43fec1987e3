import { sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { describe, expect, it, onTestFinished } from 'vitest';
import { verifyBooks } from '../../server/books/verify-books.ts';
import { prepare } from '../../server/db/migrate.ts';
import { readFigures } from '../../server/repositories/dashboard.ts';
import { nowText } from '../support/clock.ts';
import { earlierMigrations } from '../support/earlier-migrations.ts';
import { engines, openEmptyDatabase } from '../support/test-database.ts';

/** The migrations of the version without maintained sums. */
const beforeSums = 2;

describe.each(engines)('a database of an earlier version on %s', (engine) => {
  it('gets its balances and figures, even if its books were wrong', async () => {
    const database = await openEmptyDatabase(engine);
    onTestFinished(() => database.close());
    const { db } = database;
    await migrate(db, { migrationsFolder: await earlierMigrations(beforeSums) });
    await db.execute(
      sql.raw(`
      insert into artisans (created_at) select ${nowText()} from generate_series(1, 3);
      insert into clients (created_at) values (${nowText()});
      insert into jobs (status, created_at) values ('ongoing', ${nowText()}), (null, ${nowText()});
      insert into withdrawal_requests (artisan_id, amount_kobo, status, requested_at) values
        (2, 700, 'approved', ${nowText()}), (1, 5, 'cancelled', ${nowText()}), (1, 5, 'pending', ${nowText()});
      insert into transactions (artisan_id, withdrawal_id, type, amount_kobo, payment_status, date)
        values (1, null, 'Job payment', 900, 'paid', ${nowText()}), (2, 1, 'Withdrawal', 700, 'paid', ${nowText()});
      insert into ledger_entries (artisan_id, transaction_id, amount_kobo, entered_at)
        values (1, 1, 900, ${nowText()}), (2, 2, -700, ${nowText()});`),
    );

    await prepare(database, () => Promise.resolve());
    expect(await readFigures(db)).toMatchObject({
      inKobo: 900,
      outKobo: 700,
      artisans: 3,
      clients: 1,
      work: { jobs: 2, ongoing: 1 },
    });
    const { rows } = await db.execute(
      sql`select artisan_id as id, balance_kobo::int as kobo from balances order by 1`,
    );
    expect(rows).toEqual([
      { id: 1, kobo: 900 },
      { id: 2, kobo: -700 },
    ]);
    const findings = await verifyBooks(db);
    expect(findings.flatMap(({ deviations }) => deviations)).toEqual([
      'artisan 2 has the balance -700',
      'withdrawal 2 over 5 is "cancelled"',
    ]);
  });
});
