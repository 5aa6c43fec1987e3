import path from 'node:path';
import type { Rolldown } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * What the build puts into one file, because pages need it together; the rest splits by itself. A place is
 * a file, or a folder without its subfolders. What it imports comes with it.
 */
const chunks: Readonly<Record<string, { priority: number; places: readonly string[] }>> = {
  // Around every signed-in page, and on nearly every page: the frame, and lists.
  frame: {
    priority: 3,
    places: [
      'src/routes/_frame.tsx',
      'src/features/frame/frame.tsx',
      'src/components/page/page-header.tsx',
      'src/api/lists',
      'src/components/data-table/data-table.tsx',
      'src/components/data-table/use-table-state.ts',
      'src/components/people-list',
      // The two lists of people are a few lines each beside it.
      'src/routes/_frame/admin.dashboard.artisans.tsx',
      'src/routes/_frame/admin.dashboard.clients.tsx',
      'src/components/row-link/row-link.tsx',
      'src/routes/-use-set-search.ts',
      'src/api/artisans.ts',
      'src/api/clients.ts',
      'src/api/reading/person-fields.ts',
    ],
  },
  // Search, order and sums of a list. Every list loads it after its first row.
  'row-index': { priority: 1, places: ['src/lib/row-index/row-index-cache.ts'] },
  // The tables of jobs and of money, each on several pages, and what is counted from them.
  money: {
    priority: 0,
    places: [
      'src/features/jobs/job-table.tsx',
      'src/features/transactions/transaction-table.tsx',
      'src/components/row-link/named-links.tsx',
      'src/components/row-link/linked-id.tsx',
      'src/features/part-payments/project-menu.tsx',
      'src/features/part-payments/part-payment-columns.tsx',
      'src/features/part-payments/part-payment-card.tsx',
      'src/components/figures',
      'src/api/jobs.ts',
      'src/api/transactions.ts',
      'src/api/cache/record-query.ts',
      'src/lib/row-index/use-summary.ts',
      'src/lib/row-index/count-words.ts',
    ],
  },
  // What the menu and the dashboard count of the queues, and how long their rows wait; what sends a write,
  // what it makes stale, and the marks of one that failed or is not known; the stream of changes, which
  // makes the same stale. Every page loads all of it after its first row.
  late: {
    priority: 0,
    places: [
      'src/api/withdrawals.ts',
      'src/api/part-payments.ts',
      'src/api/contact.ts',
      'src/api/verification.ts',
      'src/api/cache/queue-policy.ts',
      'src/api/cache/invalidation.ts',
      'src/api/extensions/audit.ts',
      'src/api/generated/extensions.ts',
      'src/api/live',
      'src/api/writes',
      'src/components/decision/money-queues.ts',
      'src/components/decision/receipt/facts-of-kept.ts',
      'src/features/frame/late-frame.tsx',
      'src/components/ui/return-focus.ts',
      'src/components/data-table/body/on-row-key.ts',
      'src/components/feedback/updated-ago.tsx',
      'src/lib/browser/use-now.ts',
      'node_modules/eventsource-parser/dist',
      'node_modules/@tanstack/react-query/build/modern/mutationOptions.js',
      'node_modules/@tanstack/react-query/build/modern/useMutation.js',
      'node_modules/@tanstack/query-core/build/modern/mutationObserver.js',
    ],
  },
  // The table of both queues of decisions on money.
  decisions: {
    priority: 0,
    places: [
      'src/components/decision/decision-table.tsx',
      'src/components/decision/decision-buttons.tsx',
      'src/components/decision/queue/waiting-text.tsx',
      'src/components/decision/approval-of.ts',
    ],
  },
  // What several pages and dialogs need, and is too small for a file of its own.
  pieces: {
    priority: 0,
    places: [
      'src/api/artisan-detail.ts',
      'src/api/reading/trade.ts',
      'src/components/decision/receipt/decision-words.ts',
      'src/components/host-action/host-action.tsx',
      'src/components/record-edit/edit-notice.ts',
      'src/components/record-edit/use-unsent-texts.ts',
      'src/components/ui/email-text.tsx',
      'src/components/ui/picture.tsx',
      'src/components/ui/receipt-line.tsx',
      'src/components/ui/text-field.tsx',
      'src/lib/address/validation.ts',
      'src/lib/values/amount-in-words.ts',
      'src/lib/values/search/read-amount.ts',
    ],
  },
  // Contact details, masked and not.
  contacts: { priority: 0, places: ['src/components/contact-field'] },
  // The profiles of artisans and clients.
  person: {
    priority: 0,
    places: ['src/components/person', 'src/routes/-person-records.tsx'],
  },
  // The texts of the public pages, and what was done to a record.
  texts: {
    priority: 0,
    places: [
      'src/features/pages/items-page.tsx',
      'src/features/pages/about-page.tsx',
      'src/components/timeline/record-history.tsx',
    ],
  },
  // The history of a record.
  timeline: { priority: 0, places: ['src/components/timeline'] },
  dialog: {
    priority: 0,
    places: [
      'src/components/ui/alert-dialog.tsx',
      'src/components/ui/large-dialog.tsx',
      'src/components/ui/side-panel.tsx',
      'src/components/feedback/leave-guard.tsx',
      'src/components/feedback/notice.tsx',
      'src/components/record-edit/text-area.tsx',
      'src/components/record-edit/text-limits.ts',
      'node_modules/@radix-ui/react-dialog/dist',
      'node_modules/@radix-ui/react-alert-dialog/dist',
    ],
  },
};

/** Whether a module stands at one of the places. */
const standsAt = (places: readonly string[]) => (id: string) => {
  const file = path.relative(root, id.split('?', 1).join());
  return places.includes(file) || places.includes(path.dirname(file));
};

/** The groups of modules that the bundler puts into one file each. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', tags: ['$initial'], priority: 4 },
  // An icon of several pages would be a file of its own.
  { name: 'icons', test: /lucide-react.+icons/, minShareCount: 2, priority: 1 },
  ...Object.entries(chunks).map(([name, { priority, places }]) => ({
    name,
    priority,
    test: standsAt(places),
  })),
];
