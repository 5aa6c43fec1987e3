/** The mock's rejections. */
import type { HttpHandler } from 'msw';
import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '../../openapi/generated/schema.d.ts';
import { badId, isId } from './ids.ts';
import { recordAudit } from './office/audit-store.ts';
import { queueMail } from './office/mail-store.ts';
import type { MockStore } from './store.ts';
import type { Switches } from './switches.ts';

const http = createOpenApiHttp<paths>({ baseUrl: '*/api/v1' });

const badBody = { message: 'The request has a field that is missing, too long or unknown.' };

/** Returns the fields of a body, or null if it is not an object with only these fields. */
async function fieldsOf(request: Request, names: readonly string[]) {
  const body: unknown = await request.json().catch(() => null);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  const fields: Record<string, unknown> = { ...body };
  return Object.keys(fields).every((name) => names.includes(name)) ? fields : null;
}

/** A text needs a visible character: a letter, a digit or a sign. */
const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' &&
  /[^\p{C}\p{Z}]/u.test(value) &&
  !value.includes('\0') &&
  Array.from(value).length <= most;
const naira = new Intl.NumberFormat('en-NG', {
  style: 'currency',
  currency: 'NGN',
  currencyDisplay: 'narrowSymbol',
});
const isReason = (value: unknown): value is string => isText(value, 500);

/** The values of a queue row that a rejection needs. */
interface Rejectable {
  name: string;
  /** The words of the answer about the money. */
  stays: string;
  decision: string;
  artisanId: number;
  amount: number;
  kind: 'withdrawal' | 'part-payment';
  reject: () => void;
}

/** Returns the handlers of the rejections. */
export function moneyHandlers(store: MockStore, switches: Switches): HttpHandler[] {
  const mailTo = (artisanId: number, subject: string, text: string) => {
    if (switches.offer?.includes('retryMail') !== true) return 'no-mail' as const;
    const to = store.artisan(artisanId)?.item.email;
    if (to == null) return 'no-address' as const;
    queueMail(store, { id: crypto.randomUUID(), artisanId, to, subject, text });
    return 'queued' as const;
  };
  const verdict = async (request: Request, id: string, row: Rejectable | undefined) => {
    if (!isId(id)) return { status: 400, body: badId } as const;
    const fields = await fieldsOf(request, ['reason', 'message']);
    const { reason, message } = fields ?? {};
    if (!isReason(reason) || (message !== undefined && !isText(message, 20_000))) {
      return { status: 400, body: badBody } as const;
    }
    if (row === undefined) {
      return { status: 404, body: { message: `There is no request ${id}.` } } as const;
    }
    const { name, stays, decision, artisanId, amount, kind, reject } = row;
    if (decision === 'rejected') {
      const words = `${name} was rejected before. Nothing was changed.`;
      const mail = message === undefined ? {} : ({ mail: 'rejected-before' } as const);
      const data = { message: words, outcome: 'rejected-before', ...mail };
      return { status: 200, body: { data } } as const;
    }
    if (decision !== 'pending') {
      return { status: 409, body: { message: `${name} was approved before.` } } as const;
    }
    reject();
    recordAudit(store, {
      action: 'reject',
      kind,
      subject_id: id,
      sentence: `Rejected. ${name}: ${stays}`,
      reason,
      before: { status: 'pending' },
      after: { status: 'rejected' },
      amount,
      artisanId,
    });
    const mail = message === undefined ? {} : { mail: mailTo(artisanId, `About ${name}`, message) };
    const data = { message: `Rejected. ${stays}`, outcome: 'rejected', ...mail };
    return { status: 200, body: { data } } as const;
  };
  return [
    http.post('/admin/withdrawal/reject/{id}', async ({ request, params: { id }, response }) => {
      const row = store.withdrawals.find((withdrawal) => String(withdrawal.id) === id);
      const { status, body } = await verdict(
        request,
        id,
        row && {
          name: `Withdrawal ${id}`,
          stays: `${naira.format(row.amount)} stays with the artisan.`,
          decision: row.decision,
          artisanId: row.artisanId,
          amount: row.amount,
          kind: 'withdrawal',
          reject: () => {
            row.decision = 'rejected';
          },
        },
      );
      return response.untyped(Response.json(body, { status }));
    }),
    http.post(
      '/admin/reject/pending/part-payment/{id}',
      async ({ request, params: { id }, response }) => {
        const row = store.partPayments.find(({ jobId }) => String(jobId) === id);
        const job = store.jobs.find((one) => String(one.id) === id);
        const { status, body } = await verdict(
          request,
          id,
          row && {
            name: `The part-payment for job ${id}`,
            stays: `${naira.format(row.amount)} is not paid.`,
            decision: row.status,
            artisanId: job?.artisanId ?? 0,
            amount: row.amount,
            kind: 'part-payment',
            reject: () => {
              row.status = 'rejected';
            },
          },
        );
        return response.untyped(Response.json(body, { status }));
      },
    ),
  ];
}
