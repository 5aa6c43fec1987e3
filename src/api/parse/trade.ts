import { fields, record, text } from './read-fields.ts';
import type { Schemas } from './schemas.ts';

export const trade = fields<Schemas['Trade']>()({
  trade_name: text,
  category: record(fields<Schemas['TradeCategory']>()({ category_name: text })),
});
