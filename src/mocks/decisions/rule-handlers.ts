import type { HttpHandler } from 'msw';
import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '../../../openapi/generated/schema.d.ts';
import { recordAudit } from '../office/audit-store.ts';
import type { MockStore } from '../store.ts';
import { badBody, fieldsOf, isAmount } from './read-body.ts';

const http = createOpenApiHttp<paths>({ baseUrl: '*/api/v1' });

const isWhole = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;

/** Returns the handlers of the decision rules. */
export function ruleHandlers(store: MockStore): HttpHandler[] {
  return [
    http.get('/admin/decision/rules', ({ response }) => response(200).json({ data: store.rules })),
    http.put('/admin/decision/rules', async ({ request, response }) => {
      const names = ['type_amounts_from', 'promised_hours', 'version'];
      const fields = await fieldsOf(request, names);
      const { type_amounts_from: from, promised_hours: hours, version } = fields ?? {};
      const isFrom = from === null || (isAmount(from) && from >= 1);
      if (!isFrom || !(hours === null || isWhole(hours, 8760)) || !isWhole(version, 999_999_999)) {
        return response(400).json(badBody);
      }
      const before = store.rules;
      if (before.type_amounts_from === from && before.promised_hours === hours) {
        const message = 'The rules were so before. Nothing was changed.';
        return response(200).json({ data: { message, version: before.version } });
      }
      if (before.version !== version) {
        return response(409).json({
          message: 'The rules were changed meanwhile. Nothing was written.',
          current: { ...before },
        });
      }
      store.rules = { type_amounts_from: from, promised_hours: hours, version: version + 1 };
      const shown = (rules: typeof before) => ({
        type_amounts_from: rules.type_amounts_from,
        promised_hours: rules.promised_hours,
      });
      recordAudit(store, {
        action: 'update',
        kind: 'decision-rules',
        subject_id: 'all',
        sentence: 'Changed the rules that everybody decides by.',
        before: shown(before),
        after: shown(store.rules),
      });
      return response(200).json({
        data: { message: 'The rules are saved.', version: version + 1 },
      });
    }),
  ];
}
