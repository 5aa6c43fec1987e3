/** The rules of `npm run verify` for the records of several tables. Deviations name amounts in kobo. */
import { type SQL, sql } from 'drizzle-orm';
import { maxPaidPercent } from '../../domain/decision-rules.ts';
import { figureChanges } from '../db/schema/figures.ts';
import {
  balances,
  jobs,
  ledgerEntries,
  partPayments,
  transactions,
  withdrawalRequests,
} from '../db/schema/money.ts';
import { flags, notes } from '../db/schema/notes.ts';
import { auditEntries } from '../db/schema/office.ts';
import { artisans, clients } from '../db/schema/people.ts';

export interface Check {
  rule: string;
  /** Selects one text for each deviation, in the column `deviation`. */
  deviations: SQL;
}

/**
 * Selects the requests whose transactions, ledger rows and audit entries do not match their status. Only a request with
 * the status in `paid_status` has moved its money, exactly once. Only a request that an administrator decided has an
 * audit entry, exactly one; that of a rejection has the reason of the request.
 */
const decisionDeviations = (requests: SQL, subject: string) => sql`
  select concat(${subject}::text, ' ', d.id, ' is ', d.status, ' and has ', d.transactions,
    ' transactions, ', d.ledger_rows, ' ledger rows, ', d.approvals, ' audit entries of this approval and ',
    d.rejections, ' of this rejection') as deviation
  from (${requests}) d
  where d.transactions <> case when d.status = d.paid_status then 1 else 0 end or d.ledger_rows <> d.transactions
    or d.approvals <> case when d.status = d.paid_status and d.by is not null then 1 else 0 end
    or d.rejections <> case when d.status = 'rejected' and d.by is not null then 1 else 0 end
    or d.decisions <> d.approvals + d.rejections
    or (d.status = 'pending' and d.by is not null)
  order by d.id`;

/**
 * Joins the counts of a request's audit entries: all decisions, the approvals, and the rejections with the reason of
 * the request. An entry whose account or amount differs from the request counts only as a decision.
 */
const joinAuditCounts = (subject: string, { row, id }: { row: SQL; id: SQL }) => sql`
  left join lateral (
    select count(*) as decisions, count(*) filter (where is_same and e.action = 'approve') as approvals,
      count(*) filter (where is_same and e.action = 'reject' and e.reason = ${row}.reason) as rejections
    from (
      select a.action, a.reason, a.account_id = ${row}.decided_by
        and (a.detail ->> 'amountKobo')::bigint = ${row}.amount_kobo as is_same
      from ${auditEntries} a
      where a.subject_id = (${id})::text and a.subject = ${subject}
        and a.action in ('approve', 'reject')
    ) e
  ) audits on true`;

const withdrawalsWithCounts = sql`
  select w.id, w.status, w.decided_by as by, 'approved' as paid_status,
    count(t.id) as transactions, count(l.id) as ledger_rows, audits.*
  from ${withdrawalRequests} w
  left join ${transactions} t on t.withdrawal_id = w.id and t.payment_status = 'paid'
    and t.artisan_id = w.artisan_id and t.amount_kobo = w.amount_kobo
  left join ${ledgerEntries} l on l.transaction_id = t.id and l.artisan_id = w.artisan_id
    and l.amount_kobo = -w.amount_kobo
  ${joinAuditCounts('withdrawal', { row: sql`w`, id: sql`w.id` })}
  group by w.id, audits.decisions, audits.approvals, audits.rejections`;

const partPaymentsWithCounts = sql`
  select p.job_id as id, p.status, p.decided_by as by, 'paid' as paid_status,
    count(t.id) as transactions, count(l.id) as ledger_rows, audits.*
  from ${partPayments} p
  left join ${transactions} t on t.job_id = p.job_id and t.payment_status = 'paid'
    and t.type = 'Part payment' and t.amount_kobo = p.amount_kobo
  left join ${ledgerEntries} l on l.transaction_id = t.id and l.amount_kobo = p.amount_kobo
  ${joinAuditCounts('part-payment', { row: sql`p`, id: sql`p.job_id` })}
  group by p.job_id, audits.decisions, audits.approvals, audits.rejections`;

const decisionsWithoutRequest = sql`
  select concat('audit entry ', a.id, ' is of ', a.subject, ' ', a.subject_id,
    ', which does not exist') as deviation
  from ${auditEntries} a
  left join ${withdrawalRequests} w on a.subject = 'withdrawal' and w.id::text = a.subject_id
  left join ${partPayments} p on a.subject = 'part-payment' and p.job_id::text = a.subject_id
  where a.subject in ('withdrawal', 'part-payment') and a.action in ('approve', 'reject')
    and w.id is null and p.job_id is null
  order by a.id`;

/** Selects the rows whose copy of a name, by which lists search and sort, differs from the name of the person. */
const wrongNameCopies = (table: SQL, kind: string, party: 'artisan' | 'client') => {
  const copy = sql.identifier(`${party}_name`);
  return sql`select concat(${kind}::text, ' ', r.id, ' is listed under another name than that of its ', ${party}::text) as deviation
    from ${table} r left join ${sql.identifier(`${party}s`)} p on p.id = r.${sql.identifier(`${party}_id`)}
    where r.${copy} is distinct from p.full_name`;
};

/** Selects the record of a note or a flag. */
const recordOf = (kind: SQL, id: SQL) => sql`
  select from ${artisans} r where ${kind} = 'artisan' and r.id = ${id}
  union all select from ${clients} r where ${kind} = 'client' and r.id = ${id}
  union all select from ${withdrawalRequests} r where ${kind} = 'withdrawal' and r.id = ${id}
  union all select from ${jobs} r where ${kind} = 'job' and r.id = ${id}`;

/** Selects the notes and flags whose record does not exist, or whose audit entries do not match them. */
const notesDeviations = sql`
  select concat('note ', coalesce(n.id::text, e.id), ' on ', coalesce(n.kind, e.subject), ' ',
    coalesce(n.subject_id::text, e.subject_id), ' has no record, or differs from the audit') as deviation
  from ${notes} n full join (
    select a.detail ->> 'noteId' as id, a.subject, a.subject_id,
      count(*) filter (where a.action = 'add-note') as added,
      count(*) filter (where a.action = 'withdraw-note') as withdrawn
    from ${auditEntries} a where a.action in ('add-note', 'withdraw-note') group by 1, 2, 3
  ) e on e.id = n.id::text and e.subject = n.kind and e.subject_id = n.subject_id::text
  where n.id is null or e.added is distinct from 1 or e.withdrawn <> (n.withdrawn_at is not null)::int
    or not exists (${recordOf(sql`n.kind`, sql`n.subject_id`)})
  union all
  select concat('flag of ', coalesce(f.kind, e.subject), ' ', coalesce(f.person_id::text, e.subject_id),
    ' has no person, or differs from the audit')
  from ${flags} f full join (
    select distinct on (a.subject, a.subject_id) a.subject, a.subject_id, a.action, a.reason
    from ${auditEntries} a where a.action in ('flag', 'unflag') order by a.subject, a.subject_id, a.id desc
  ) e on e.subject = f.kind and e.subject_id = f.person_id::text
  where case when f.kind is null then e.action = 'flag'
    else e.action is distinct from 'flag' or e.reason is distinct from f.reason
      or not exists (${recordOf(sql`f.kind`, sql`f.person_id`)}) end`;

/** All checks, in the order in which `npm run verify` prints them. */
export const checks: readonly Check[] = [
  {
    rule: 'Each balance is the sum of the artisan’s ledger rows',
    deviations: sql`
      select concat('artisan ', artisan_id, ' has the balance ', coalesce(b.balance_kobo, 0),
        ', and the ledger rows add up to ', coalesce(l.kobo, 0)) as deviation
      from ${balances} b
      full join (select artisan_id, sum(amount_kobo) as kobo from ${ledgerEntries} group by 1) l
        using (artisan_id)
      where coalesce(b.balance_kobo, 0) <> coalesce(l.kobo, 0) order by artisan_id`,
  },
  {
    rule: 'No balance is below zero',
    deviations: sql`
      select concat('artisan ', artisan_id, ' has the balance ', balance_kobo) as deviation
      from ${balances} where balance_kobo < 0 order by artisan_id`,
  },
  {
    rule: 'Each paid transaction, and no other, has a ledger row, with its amount and sign',
    deviations: sql`
      select concat('transaction ', coalesce(t.id, l.transaction_id), ' is ', t.payment_status,
        ' over ', t.amount_kobo, ', and its ledger row says ', l.amount_kobo) as deviation
      from ${transactions} t
      full join ${ledgerEntries} l on l.transaction_id = t.id
      where (t.payment_status = 'paid') is distinct from (l.id is not null)
        or l.amount_kobo <> case when t.type = 'Withdrawal' then -t.amount_kobo else t.amount_kobo end
      order by t.id`,
  },
  {
    rule: 'Each approved withdrawal moved its money once, no other moved any, and each decision is in the audit once',
    deviations: decisionDeviations(withdrawalsWithCounts, 'withdrawal'),
  },
  {
    rule: 'Each paid part-payment moved its money once, no other moved any, and each decision is in the audit once',
    deviations: decisionDeviations(partPaymentsWithCounts, 'part-payment of job'),
  },
  {
    rule: 'Each decision in the audit belongs to a request',
    deviations: decisionsWithoutRequest,
  },
  {
    rule: 'Each note and each flag belongs to a record, and is in the audit',
    deviations: notesDeviations,
  },
  {
    rule: 'No job is paid more than the allowed share of its price',
    deviations: sql`
      select concat('job ', j.id, ' costs ', j.amount_kobo, ', and ', sum(t.amount_kobo), ' is paid')
        as deviation
      from ${jobs} j join ${transactions} t on t.job_id = j.id and t.sum_class in ('paid_in', 'left_out')
      group by j.id having sum(t.amount_kobo) * 100 > j.amount_kobo * ${maxPaidPercent}::numeric order by j.id`,
  },
  {
    rule: 'Each request has a known status and an amount above zero',
    deviations: sql`
      select concat('withdrawal ', id, ' over ', amount_kobo, ' is "', status, '"') as deviation
      from ${withdrawalRequests}
      where status not in ('pending', 'approved', 'rejected') or amount_kobo <= 0
      union all
      select concat('part-payment of job ', job_id, ' over ', amount_kobo, ' is "', status, '"')
      from ${partPayments}
      where status not in ('pending', 'paid', 'rejected') or amount_kobo <= 0`,
  },
  {
    rule: 'The dashboard’s figures equal those counted from the rows, on each day',
    deviations: sql`
      select concat_ws(' ', figure, nullif(detail, ''), 'of ' || day, 'is stored as', sum(stored), 'and counted as', sum(counted))
        as deviation
      from (
        select figure, detail, day, amount as stored, 0 as counted from ${figureChanges}
        union all select figure, detail, day, 0, amount from counted_figures
      ) both_sides
      group by figure, detail, day having sum(stored) <> sum(counted) order by 1`,
  },
  {
    rule: 'Lists show each row under the names of its artisan and client, and a part-payment with its job',
    deviations: sql`
      ${wrongNameCopies(sql`${jobs}`, 'job', 'artisan')}
      union all ${wrongNameCopies(sql`${jobs}`, 'job', 'client')}
      union all ${wrongNameCopies(sql`${transactions}`, 'transaction', 'artisan')}
      union all ${wrongNameCopies(sql`${transactions}`, 'transaction', 'client')}
      union all ${wrongNameCopies(sql`${withdrawalRequests}`, 'withdrawal', 'artisan')}
      union all select concat('part-payment of job ', p.job_id, ' is listed with another artisan, price or due date than its job')
        from ${partPayments} p join ${jobs} j on j.id = p.job_id
        where (p.artisan_name, p.job_kobo, p.job_due_date) is distinct from (j.artisan_name, j.amount_kobo, j.due_date)
      order by 1`,
  },
];
