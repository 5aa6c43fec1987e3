import { recordSizes } from '../../lib/address/page-sizes.ts';
import type { TableSpec } from '../../lib/address/table-state.ts';

/** The search params of the table of messages. By default it shows unread messages. */
export const messageTableSpec = {
  prefix: '',
  filters: ['read_status', 'category', 'phone_number'],
  ranges: { phone_number: 'phones' },
  sortable: ['id', 'sender_name', 'phone_number', 'email', 'read_status', 'category'],
  sizes: recordSizes,
  preset: { read_status: 'not-read' },
} as const satisfies TableSpec;
