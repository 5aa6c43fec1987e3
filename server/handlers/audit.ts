import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { toNaira } from '../../domain/money.ts';
import { exportChange } from '../audit/export-change.ts';
import { exportEntries } from '../audit/export-entries.ts';
import type { Handlers } from '../contract/types.ts';
import type { Transaction } from '../db/connect.ts';
import { refuseManyWords } from '../lists/conditions.ts';
import { limitsOf } from '../lists/limits.ts';
import { HttpError } from '../refusals/http-error.ts';
import type { ChangedFields } from '../repositories/audit.ts';
import { type AuditSubject, isAuditSubject } from '../repositories/audit-actions.ts';
import {
  type AuditFilters,
  filterCondition,
  recordCondition,
  splitWords,
} from '../repositories/audit-filters.ts';
import {
  countEntries,
  type EntryPosition,
  listAccountEmails,
  readAuditPage,
} from '../repositories/audit-list.ts';
import { sendFile } from './send-file.ts';

/** A decoded cursor: side, microseconds and id. */
const cursorPattern = /^(older|newer)\.(0|[1-9]\d{0,15})\.(\d{1,10})$/;

const writeCursor = ({ side, micros, id }: EntryPosition): string =>
  Buffer.from(`${side}.${micros}.${id}`).toString('base64url');

/** Decodes a cursor. @throws HttpError 400 for a text that writeCursor does not write */
function readCursor(cursor: string): EntryPosition {
  const [, side, micros = '', id = ''] =
    cursorPattern.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (side === 'older' || side === 'newer') {
    const position: EntryPosition = { side, micros, id: Number(id) };
    if (writeCursor(position) === cursor) return position;
  }
  throw new HttpError(400, 'The address: cursor cannot be used.');
}

const auditSubject = z.custom<AuditSubject>(isAuditSubject);
const timelinePath = z.object({ kind: auditSubject, id: z.string() });
const pageQuery = z.object({
  cursor: z.string().optional(),
  end: z.enum(['first', 'last']).default('first'),
  size: z.coerce.number().default(25),
  format: z.literal('csv').optional(),
});
const filterQuery = z.object({
  search: z.string().optional(),
  account: z.string().optional(),
  kind: auditSubject.optional(),
  from: z.string().optional(),
  to: z.string().optional(),
});

/** The most characters of a changed field in an answer. `listPageVersions` has the complete public texts. */
const maxTextLength = 1000;

const koboSuffix = '_kobo';

function shorten(text: string): string {
  if (text.length <= maxTextLength) return text;
  const characters = Array.from(text);
  return characters.length > maxTextLength
    ? `${characters.slice(0, maxTextLength).join('')}…`
    : text;
}

/** Returns changed fields as openapi/extensions.yaml has them: in naira instead of kobo, and with shortened texts. */
function fieldsForAnswer(fields: ChangedFields | null): ChangedFields | null {
  if (fields === null) return null;
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => {
      if (key.endsWith(koboSuffix)) {
        return [
          key.slice(0, -koboSuffix.length),
          typeof value === 'number' ? toNaira(value) : value,
        ];
      }
      return [key, typeof value === 'string' ? shorten(value) : value];
    }),
  );
}

/**
 * Reads one page of the entries that meet the condition, newest first, with the cursors of the pages before and after
 * it, and the number of all these entries as far as they could be counted in time.
 *
 * @throws HttpError 400 for a cursor that cannot be used
 */
async function answerPage(
  tx: Transaction,
  request: FastifyRequest,
  where: ReturnType<typeof filterCondition>,
) {
  const { cursor, end, size } = pageQuery.parse(request.query);
  const position = cursor === undefined ? undefined : readCursor(cursor);
  const isLast = end === 'last';
  const { rows, older, newer } = await readAuditPage(tx, where, { position, isLast, size });
  const isOnlyPage = position === undefined && older === null && newer === null;
  const { count, is_exact } = isOnlyPage
    ? { count: rows.length, is_exact: true }
    : await countEntries({ tx, limits: limitsOf(request.server.db) }, where);
  return {
    data: rows.map((row) => ({
      ...row,
      micros: undefined,
      before: fieldsForAnswer(row.before),
      after: fieldsForAnswer(row.after),
    })),
    next: older && writeCursor(older),
    previous: newer && writeCursor(newer),
    // Counting ends at a time limit, so `count` can be lower than the number of rows on the page.
    total: Math.max(count, rows.length),
    is_exact,
  };
}

/** Parses the filters of a call. @throws HttpError 400 for a search of too many words */
function parseFilters(parameters: unknown): AuditFilters {
  const filters = filterQuery.parse(parameters);
  refuseManyWords(splitWords(filters.search));
  return filters;
}

export const auditHandlers = {
  async listAuditEntries(request, reply) {
    const filters = parseFilters(request.query);
    const where = filterCondition(filters);
    if (pageQuery.parse(request.query).format === 'csv') {
      const { search: q = '', ...others } = filters;
      const change = exportChange(
        { name: 'audit', words: 'the audit' },
        { q, filters: others, order: { sort: 'at', isDescending: true } },
      );
      const { db, read } = request.server;
      const pieces = exportEntries({ read, limits: limitsOf(db) }, where);
      return sendFile(request, reply, pieces, { name: 'audit', change });
    }
    return request.server.read(async (tx) => ({
      data: {
        ...(await answerPage(tx, request, where)),
        accounts: await listAccountEmails(tx),
      },
    }));
  },

  async listTimeline(request) {
    const { kind: subject, id } = timelinePath.parse(request.params);
    const where = recordCondition(subject, id);
    return request.server.read(async (tx) => ({ data: await answerPage(tx, request, where) }));
  },
} satisfies Partial<Handlers>;
