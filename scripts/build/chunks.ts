import { existsSync } from 'node:fs';
import path from 'node:path';
import { normalizePath, type Rolldown } from 'vite';

/** With slashes on every system, as in the ids of modules. */
const root = normalizePath(path.resolve(import.meta.dirname, '../..'));

/**
 * The modules that the build puts into one file, because pages need them together. The bundler splits the
 * other modules. A place is a file, or a folder without its subfolders; its imports go into the same file.
 */
const chunks: Readonly<Record<string, { priority: number; places: readonly string[] }>> = {
  // The frame, which every signed-in page has, and lists, which nearly every page has.
  frame: {
    priority: 3,
    places: [
      'src/routes/_frame.tsx',
      'src/features/frame/frame.tsx',
      'src/components/page/page-header.tsx',
      // Not the calls of long lists and of files, which load when they are needed.
      'src/api/lists/first-reads.ts',
      'src/api/lists/found-row.ts',
      'src/api/lists/list-query.ts',
      'src/api/lists/long-list.ts',
      'src/api/lists/partial-list.ts',
      'src/api/lists/prefetch.ts',
      'src/api/lists/use-list.ts',
      'src/api/lists/use-read.ts',
      'src/api/lists/use-rows.ts',
      'src/components/data-table/data-table.tsx',
      'src/components/data-table/use-table-state.ts',
      'src/components/people-list',
      'domain/lists/artisans.ts',
      'domain/lists/clients.ts',
      // These pages add a few lines each to `people-list`.
      'src/routes/_frame/admin.dashboard.artisans.tsx',
      'src/routes/_frame/admin.dashboard.clients.tsx',
      'src/components/row-link/row-link.tsx',
      'src/components/data-table/use-set-search.ts',
      'src/components/page/list-page.tsx',
      'src/features/artisans/artisans-page.tsx',
      'src/features/clients/clients-page.tsx',
      'src/api/artisans.ts',
      'src/api/clients.ts',
      'src/api/parse/person-fields.ts',
    ],
  },
  // The pages of a host: a list needs them before its first row, if the host has them. Search, order and sums of a
  // list, which every list needs after its first row. One file for both, because another request costs more.
  'row-index': {
    priority: 1,
    places: [
      'src/api/lists/long-list-calls.ts',
      'src/api/lists/parameters.ts',
      'src/lib/row-index/row-index-cache.ts',
    ],
  },
  // The tables of jobs and of money, which several pages show, and the figures from their rows.
  money: {
    priority: 0,
    places: [
      'domain/lists/jobs.ts',
      'domain/lists/transactions.ts',
      'src/features/jobs/job-table.tsx',
      'src/features/transactions/transaction-table.tsx',
      'src/components/row-link/named-links.tsx',
      'src/components/row-link/linked-id.tsx',
      'src/features/approvals/part-payments/project-menu.tsx',
      'src/features/approvals/part-payments/part-payment-columns.tsx',
      'src/features/approvals/part-payments/part-payment-card.tsx',
      'src/components/figures',
      'src/api/jobs.ts',
      'src/api/transactions.ts',
      'src/api/dashboard.ts',
      'src/api/cache/record-query.ts',
      'src/lib/row-index/use-summary.ts',
      'src/lib/row-index/count-words.ts',
    ],
  },
  // The counts and waiting times of the queues, for the menu and the dashboard. The code that sends a write,
  // invalidates caches, and marks a write that failed or whose outcome is unknown. The stream of changes,
  // which invalidates the same caches. Every page loads this file after its first row.
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
      'src/api/money-queues.ts',
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
  // The table that both queues of money decisions use.
  decisions: {
    priority: 0,
    places: [
      'src/features/approvals/decision-table.tsx',
      'src/features/approvals/decision-buttons.tsx',
      'src/features/approvals/queue/waiting-text.tsx',
    ],
  },
  // Modules that several pages and dialogs need, and that are too small for separate files.
  pieces: {
    priority: 0,
    places: [
      'src/api/artisan-detail.ts',
      'src/api/parse/trade.ts',
      'src/components/host-action/host-action.tsx',
      'src/components/record-edit/edit-notice.ts',
      'src/components/record-edit/use-unsent-texts.ts',
      'src/lib/browser/storage/tab-draft.ts',
      'src/components/ui/email-text.tsx',
      'src/components/ui/picture.tsx',
      'src/components/ui/receipt-line.tsx',
      'src/components/ui/text-field.tsx',
      'src/lib/url/validation.ts',
      'src/lib/values/amount-in-words.ts',
      'src/lib/values/search/read-amount.ts',
    ],
  },
  // Contact details, masked and revealed.
  contacts: { priority: 0, places: ['src/components/contact-field'] },
  // The profiles of artisans and clients.
  person: {
    priority: 0,
    places: ['src/components/person', 'src/routes/-person-records.tsx'],
  },
  // The texts of the public pages, and the folded section with a record's history.
  texts: {
    priority: 0,
    places: [
      'src/features/site-texts/site-text-page.tsx',
      'src/components/timeline/record-history.tsx',
    ],
  },
  // The entries of a record's history.
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

/** Returns the test whether a module is at one of the places. @throws for a place that does not exist, such as a moved file */
function standsAt(places: readonly string[]) {
  const missing = places.find((place) => !existsSync(path.join(root, place)));
  if (missing !== undefined)
    throw new Error(`A chunk has the place ${missing}, which does not exist`);
  return (id: string) => {
    const file = path.posix.relative(root, id.split('?', 1).join());
    return places.includes(file) || places.includes(path.posix.dirname(file));
  };
}

/** The groups of modules that the bundler puts into one file each. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', tags: ['$initial'], priority: 4 },
  // Without this group, each icon that several pages share becomes a separate file.
  { name: 'icons', test: /lucide-react.+icons/, minShareCount: 2, priority: 1 },
  ...Object.entries(chunks).map(([name, { priority, places }]) => ({
    name,
    priority,
    test: standsAt(places),
  })),
];
