import type { Pool } from 'pg';

/** Rules that hold for every database. Each query returns the rows that break its rule. */
const rules: readonly (readonly [sentence: string, query: string])[] = [
  [
    'an approved withdrawal has one transaction and one ledger row of its amount',
    `select w.id from withdrawal_requests w
       left join transactions t on t.withdrawal_id = w.id
       left join ledger_entries l on l.transaction_id = t.id
      where w.status = 'approved'
      group by w.id, w.amount_kobo
     having count(*) <> 1 or coalesce(sum(l.amount_kobo), 0) <> -w.amount_kobo`,
  ],
  [
    'a withdrawal that is not approved has no paid transaction',
    `select w.id from withdrawal_requests w join transactions t on t.withdrawal_id = w.id
      where w.status <> 'approved' and t.payment_status = 'paid'`,
  ],
  [
    'a decision on a withdrawal by an administrator has one audit entry, of that decision; others are of notes',
    `select w.id from withdrawal_requests w
       left join audit_entries a on a.subject = 'withdrawal' and a.subject_id = w.id::text
        and a.action not in ('add-note', 'withdraw-note')
      where w.decided_by is not null
      group by w.id, w.status
     having string_agg(a.action, ',') is distinct from
       case w.status when 'approved' then 'approve' when 'rejected' then 'reject' end`,
  ],
  [
    'a decision on a part-payment by an administrator has one audit entry, of that decision',
    `select p.job_id from part_payments p
       left join audit_entries a on a.subject = 'part-payment' and a.subject_id = p.job_id::text
      where p.decided_by is not null
      group by p.job_id, p.status
     having string_agg(a.action, ',') is distinct from
       case p.status when 'paid' then 'approve' when 'rejected' then 'reject' end`,
  ],
  [
    'a rejection by an administrator has a reason, which is also in the audit',
    `select subject, id from (
         select 'withdrawal' as subject, id::text as id, reason from withdrawal_requests
          where status = 'rejected' and decided_by is not null
         union all
         select 'part-payment', job_id::text, reason from part_payments
          where status = 'rejected' and decided_by is not null) r
      where not exists (select from audit_entries a
        where a.subject = r.subject and a.subject_id = r.id and a.reason = r.reason)`,
  ],
  [
    'an audit entry of a decision has the account and the amount of the request',
    `select a.id from audit_entries a join (
         select 'withdrawal' as subject, id::text as id, decided_by, amount_kobo
           from withdrawal_requests
         union all
         select 'part-payment', job_id::text, decided_by, amount_kobo from part_payments) r
         on a.subject = r.subject and a.subject_id = r.id
      where a.action in ('approve', 'reject')
        and (a.account_id is distinct from r.decided_by
          or (a.detail ->> 'amountKobo')::bigint is distinct from r.amount_kobo)`,
  ],
  [
    'an audit entry of a decision belongs to a request with this decision',
    `select a.id from audit_entries a
       left join withdrawal_requests w on a.subject = 'withdrawal' and w.id::text = a.subject_id
       left join part_payments p on a.subject = 'part-payment' and p.job_id::text = a.subject_id
      where a.subject in ('withdrawal', 'part-payment') and a.action in ('approve', 'reject')
        and coalesce(w.status, p.status, '') <>
          case when a.action = 'reject' then 'rejected'
               when a.subject = 'withdrawal' then 'approved' else 'paid' end`,
  ],
  [
    'a part-payment that is not paid has no paid transaction of its amount',
    `select p.job_id from part_payments p join transactions t on t.job_id = p.job_id
      where p.status <> 'paid' and t.type = 'Part payment' and t.payment_status = 'paid'`,
  ],
  [
    'no artisan has a negative balance',
    `select artisan_id from ledger_entries group by artisan_id having sum(amount_kobo) < 0`,
  ],
  [
    'a ledger row belongs to a paid transaction of the same amount and artisan',
    `select l.id from ledger_entries l join transactions t on t.id = l.transaction_id
      where t.payment_status <> 'paid' or abs(l.amount_kobo) <> t.amount_kobo
         or t.artisan_id <> l.artisan_id`,
  ],
];

/**
 * Returns the faults in the books of a database, as `rule: ids`; empty for correct books. It uses its own SQL and
 * none of the server's code, so that the two cannot share a fault.
 */
export async function faultsInBooks(database: Pool): Promise<string[]> {
  const faults: string[] = [];
  for (const [sentence, query] of rules) {
    const { rows } = await database.query<object>(query);
    const ids = rows.flatMap((row) => Object.values(row));
    if (ids.length > 0) faults.push(`${sentence}: ${ids.join(', ')}`);
  }
  return faults;
}
