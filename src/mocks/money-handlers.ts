/** The mock's rejections, and its changes of an artisan's status, level and verification. */
import type { HttpHandler } from 'msw';
import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '../../openapi/generated/schema.d.ts';
import type { Schemas } from '../api/reading/schemas.ts';
import { badBody, fieldsOf } from './decisions/read-body.ts';
import { badId, isId } from './ids.ts';
import type { KeptArtisan } from './money-store.ts';
import { recordAudit } from './office/audit-store.ts';
import { queueMail } from './office/mail-store.ts';
import type { MockStore } from './store.ts';
import type { Switches } from './switches.ts';

const http = createOpenApiHttp<paths>({ baseUrl: '*/api/v1' });

/** Returns the handlers of the calls of the tags Money and Artisans that a host may offer. */
export function moneyHandlers(store: MockStore, switches: Switches): HttpHandler[] {
  return [...rejectionHandlers(store, switches), ...artisanHandlers(store)];
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
const isVersion = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 999_999_999;

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

function rejectionHandlers(store: MockStore, switches: Switches): HttpHandler[] {
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

type Edit =
  | { status: 200; body: { data: { message: string; version: number } } }
  | { status: 400 | 404; body: { message: string } }
  | { status: 409; body: { message: string; current: Schemas['CurrentRecord'] } };

function artisanHandlers(store: MockStore): HttpHandler[] {
  /** Changes an artisan, unless the artisan already has these values, or has a newer version. */
  const edit = (
    id: string,
    version: unknown,
    isSo: (artisan: KeptArtisan) => boolean,
    change: (artisan: KeptArtisan) => string,
    canBe: (artisan: KeptArtisan) => boolean = () => true,
  ): Edit => {
    if (!isId(id)) return { status: 400, body: badId };
    if (!isVersion(version)) return { status: 400, body: badBody };
    const artisan = store.artisan(Number(id));
    if (artisan === undefined) {
      return { status: 404, body: { message: `There is no artisan ${id}.` } };
    }
    if (isSo(artisan)) {
      const message = 'It was so before. Nothing was changed.';
      return { status: 200, body: { data: { message, version: artisan.version } } };
    }
    if (artisan.version !== version || !canBe(artisan)) {
      const { item, level } = artisan;
      return {
        status: 409,
        body: {
          message: 'The artisan was changed meanwhile. Nothing was written.',
          current: { version: artisan.version, status: item.status ?? null, level },
        },
      };
    }
    const message = change(artisan);
    artisan.version += 1;
    recordAudit(store, {
      action: 'update',
      kind: 'artisan',
      subject_id: id,
      sentence: message,
      artisanId: Number(id),
    });
    return { status: 200, body: { data: { message, version: artisan.version } } };
  };
  const refused = (id: string): Edit => ({ status: 400, body: isId(id) ? badBody : badId });
  const nameOf = ({ item }: KeptArtisan) =>
    [item.first_name, item.last_name].filter(Boolean).join(' ');

  return [
    http.put('/admin/update/artisan/{id}/status', async ({ request, params: { id }, response }) => {
      const { status, reason, version } =
        (await fieldsOf(request, ['status', 'reason', 'version'])) ?? {};
      const isStatus = status === 'active' || status === 'deactivated';
      const answer =
        !isStatus || (reason !== undefined && !isReason(reason))
          ? refused(id)
          : edit(
              id,
              version,
              ({ item }) => item.status === status,
              (artisan) => {
                artisan.item.status = status;
                const done = status === 'active' ? 'reactivated' : 'deactivated';
                return `${nameOf(artisan)} is ${done}.`;
              },
            );
      return response.untyped(Response.json(answer.body, answer));
    }),
    http.put('/admin/update/artisan/{id}/level', async ({ request, params: { id }, response }) => {
      const { level, version } = (await fieldsOf(request, ['level', 'version'])) ?? {};
      const answer =
        level !== 1 && level !== 2 && level !== 3
          ? refused(id)
          : edit(
              id,
              version,
              (artisan) => artisan.level === level && artisan.declined === null,
              (artisan) => {
                artisan.level = level;
                artisan.declined = null;
                return `${nameOf(artisan)} has level ${level}.`;
              },
            );
      return response.untyped(Response.json(answer.body, answer));
    }),
    http.delete('/admin/delete/verification/{id}', ({ request, params: { id }, response }) => {
      const query = new URL(request.url).searchParams;
      const reason = query.get('reason');
      const digits = query.get('version') ?? '';
      const answer =
        !isText(reason, 500) || !/^[1-9]\d{0,8}$/.test(digits)
          ? refused(id)
          : edit(
              id,
              Number(digits),
              ({ declined }) => declined !== null,
              (artisan) => {
                artisan.declined = reason;
                return `The verification of ${nameOf(artisan)} is declined.`;
              },
              ({ level }) => level === 1,
            );
      return response.untyped(Response.json(answer.body, answer));
    }),
  ];
}
