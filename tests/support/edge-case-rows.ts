import { sql } from 'drizzle-orm';
import { now } from './clock.ts';
import type { TestDatabase } from './test-database.ts';

/** Adds rows to the lists with names with and without marks, equal values, and missing optional values. */
export async function addEdgeCaseRows({ db }: TestDatabase): Promise<void> {
  await db.execute(sql`
    insert into artisans (first_name, last_name, email, ward, lga, state, status, created_at)
    values ('Adébáyọ̀', 'Ọláòṣebìkan', 'a_b%c\\d@example.ng', null, null, null, null, ${now()}),
      ('  ', null, null, 'Ward', null, 'Lagos', 'On_Leave', ${now()}),
      ('Ɓala', 'ɗan Ƙaura 10', null, null, 'Ikeja 9', null, 'on leave', ${now()}),
      ('Kemi', 'Noah', null, ' ', null, '', 'active', ${now()}),
      ('ΟΔΟΣ', 'Stra\u200aße', '₦', null, null, null, 'not-read', ${now()})`);
  await db.execute(sql`
    insert into jobs (client_id, artisan_id, service_type, description, status, amount_kobo, start_date, created_at)
    select case when n % 3 = 0 then 1 end, case when n % 4 = 0 then 2 end, nullif('Type ' || n % 3, 'Type 0'),
      case when n % 5 > 0 then repeat('Long description of work. ', 20) || n % 2 end,
      nullif('status ' || n % 4, 'status 0'), nullif(n % 3, 0) * 12345,
      case when n % 6 > 0 then timestamptz '2026-01-31 22:59:59.999+00' + n % 3 * interval '1 millisecond' end,
      ${now()}
    from generate_series(1, 24) n`);
  await db.execute(sql`
    insert into jobs (status, amount_kobo, created_at) values ('Cancelled', 100, ${now()}), ('FAILED', null, ${now()})`);
  await db.execute(sql`
    insert into transactions (artisan_id, client_id, type, description, amount_kobo, payment_status, date)
    values (1, 1, 'Lottery', null, 100, 'paid', ${now()}), (1, null, null, null, null, 'SUCCESS', ${now()}),
      (null, null, 'Refund', 'x', 99999999999, 'Successful', ${now()}), (1, 1, 'Débit', 'x', 300, 'paid', ${now()}),
      (null, 1, 'Pay out', 'x', 50, 'reversed', ${now()})`);
  await db.execute(sql`
    insert into contact_messages (first_name, phone_number, category, read_status, created_at)
    values ('Ada', '+234 (0) 803 555 0148', null, 'read', ${now()}), (null, null, 'Other', 'not-read', ${now()})`);
}

/** Adds artisans to make their list long. Each first name has `bytes` bytes, a multiple of 32. */
export async function addLongNames(
  { db }: TestDatabase,
  { artisans, bytes }: { artisans: number; bytes: number },
): Promise<void> {
  await db.execute(sql`
    insert into artisans (first_name, email, status, created_at)
    select repeat(md5(n::text), ${bytes / 32}), n || '@artisan.example', 'active', ${now()}
    from generate_series(1, ${artisans}::int) n`);
}
