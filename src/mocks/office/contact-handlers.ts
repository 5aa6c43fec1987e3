import type { HttpHandler } from 'msw';
import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '../../../openapi/generated/schema.d.ts';
import { badId, isId } from '../ids.ts';
import type { MockStore } from '../store.ts';
import { recordAudit } from './audit-store.ts';
import { queueMail, readMails } from './mail-store.ts';

const http = createOpenApiHttp<paths>({ baseUrl: '*/api/v1' });

const badRequest = { message: 'The request has a value that cannot be read.' };
const isUuid = (id: unknown): id is string =>
  typeof id === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);
const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && /[^\p{C}\p{Z}]/u.test(value) && value.length <= most;
const saved = (message: string) => ({ data: { message } });

/** Returns the handlers of messages and e-mails. */
export function contactHandlers(store: MockStore): HttpHandler[] {
  const find = (id: string) => store.messages.find((message) => String(message.id) === id);
  const missing = (id: string) => ({ message: `There is no message ${id}.` });
  return [
    http.put(
      '/admin/update/contact/message/{id}',
      async ({ params: { id }, request, response }) => {
        if (!isId(id)) return response(400).json(badId);
        const status = (await request.json().catch(() => null))?.read_status;
        if (status !== 'read' && status !== 'not-read') return response(400).json(badRequest);
        const message = find(id);
        if (message === undefined) return response(404).json(missing(id));
        const words = status === 'read' ? 'read' : 'not read';
        if (message.read_status === status) {
          return response(200).json(saved(`It was ${words} before. Nothing was changed.`));
        }
        mark(store, message, status);
        return response(200).json(saved(`Marked as ${words}.`));
      },
    ),
    http.get('/admin/contact/message/{id}/reply', ({ params: { id }, response }) => {
      if (!isId(id)) return response(400).json(badId);
      if (find(id) === undefined) return response(404).json(missing(id));
      const mails = store.mails.filter(({ messageId }) => String(messageId) === id);
      return response(200).json({ data: { data: readMails(mails) } });
    }),
    http.get('/admin/get/artisan/{id}/mail', ({ params: { id }, response }) => {
      if (!isId(id)) return response(400).json(badId);
      if (store.artisan(Number(id)) === undefined) {
        return response(404).json({ message: `There is no artisan ${id}.` });
      }
      const mails = store.mails.filter(({ artisanId }) => String(artisanId) === id);
      return response(200).json({ data: { data: readMails(mails) } });
    }),
    http.post(
      '/admin/contact/message/{id}/reply',
      async ({ params: { id }, request, response }) => {
        if (!isId(id)) return response(400).json(badId);
        const body = await request.json().catch(() => null);
        const { subject, text } = body ?? {};
        if (
          !isUuid(body?.id) ||
          !isText(subject, 200) ||
          /[\r\n]/.test(subject) ||
          !isText(text, 20_000)
        ) {
          return response(400).json(badRequest);
        }
        const message = find(id);
        if (message === undefined) return response(404).json(missing(id));
        const earlier = store.mails.find((mail) => mail.id === body.id);
        const isSame =
          String(earlier?.messageId) === id &&
          earlier?.subject === subject &&
          earlier.text === text;
        if (earlier !== undefined && !isSame) {
          return response(409).json({ message: 'This id belongs to another reply.' });
        }
        if (earlier !== undefined) return response(200).json(saved('The reply is queued.'));
        if (!message.email?.includes('@')) {
          return response(422).json({ message: 'The sender left no e-mail address.' });
        }
        queueMail(store, { id: body.id, messageId: Number(id), to: message.email, subject, text });
        recordAudit(store, {
          action: 'reply',
          kind: 'contact-message',
          subject_id: id,
          sentence: `Replied to message ${id} by e-mail to ${message.email}.`,
          after: { subject },
        });
        if (message.read_status !== 'read') message.read_status = 'read';
        return response(200).json(saved('The reply is queued.'));
      },
    ),
    http.post('/admin/retry/mail/{id}', ({ params: { id }, response }) => {
      if (!isUuid(id)) return response(400).json(badRequest);
      const mail = store.mails.find((one) => one.id === id);
      if (mail === undefined) return response(404).json({ message: `There is no e-mail ${id}.` });
      if (mail.state === 'queued') {
        return response(200).json(saved('It was queued before. Nothing was changed.'));
      }
      if (mail.state === 'sent') {
        return response(409).json({ message: 'The e-mail was sent. It cannot be tried again.' });
      }
      const before = { state: mail.state };
      Object.assign(mail, { state: 'queued', detail: null, finished_at: null });
      recordAudit(store, {
        action: 'retry',
        kind: 'mail',
        subject_id: id,
        sentence: `Queued the e-mail to ${mail.to} again.`,
        before,
        after: { state: 'queued' },
      });
      return response(200).json(saved('The e-mail is queued again.'));
    }),
  ];
}

function mark(
  store: MockStore,
  message: MockStore['messages'][number],
  status: 'read' | 'not-read',
): void {
  const before = { read_status: message.read_status ?? null };
  message.read_status = status;
  recordAudit(store, {
    action: 'update',
    kind: 'contact-message',
    subject_id: String(message.id),
    sentence: `Marked message ${message.id} as ${status === 'read' ? 'read' : 'not read'}.`,
    before,
    after: { read_status: status },
  });
}
