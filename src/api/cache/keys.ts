/**
 * The query keys of the host's records. A write that invalidates a key also invalidates the keys that begin with it, such
 * as those of the searches of a list.
 */
export const keys = {
  dashboard: ['dashboard'],
  /** The figures by day, from a day on (YYYY-MM-DD in Africa/Lagos). */
  dailyFigures: (from: string) => ['dashboard', 'days', from] as const,
  jobs: ['jobs'],
  transactions: ['transactions'],
  artisans: ['artisans'],
  artisanList: ['artisans', 'list'],
  /** The details, jobs and transactions of all artisans. */
  artisanPages: ['artisans', 'one'],
  artisan: (id: string) => ['artisans', 'one', id, 'detail'] as const,
  artisanJobs: (id: string) => ['artisans', 'one', id, 'jobs'] as const,
  artisanTransactions: (id: string) => ['artisans', 'one', id, 'transactions'] as const,
  clients: ['clients'],
  clientList: ['clients', 'list'],
  /** The details, jobs and transactions of all clients. */
  clientPages: ['clients', 'one'],
  client: (id: string) => ['clients', 'one', id, 'detail'] as const,
  clientJobs: (id: string) => ['clients', 'one', id, 'jobs'] as const,
  clientTransactions: (id: string) => ['clients', 'one', id, 'transactions'] as const,
  withdrawalRequests: ['withdrawals', 'requests'],
  approvedWithdrawals: ['withdrawals', 'approved'],
  /** The searches of approved and rejected withdrawals. */
  decidedWithdrawals: ['withdrawals', 'approved', 'decided'],
  pendingPartPayments: ['part-payments', 'pending'],
  paidPartPayments: ['part-payments', 'paid'],
  verification: ['verification'],
  about: ['pages', 'about'],
  privacy: ['pages', 'privacy'],
  terms: ['pages', 'terms'],
  contactMessages: ['contact', 'messages'],
  identificationMeans: ['identification-means'],
  clientReviews: (id: string) => ['client-reviews', id] as const,
  contactReplies: ['contact', 'replies'],
  contactRepliesTo: (id: string) => ['contact', 'replies', id] as const,
  artisanMails: ['artisan-mails'],
  mailsToArtisan: (id: string) => ['artisan-mails', id] as const,
  pageVersions: ['pages', 'versions'],
  versionsOfPage: (page: string) => ['pages', 'versions', page] as const,
  decisionRules: ['decision-rules'],
  savedViews: ['saved-views'],
  ownSessions: ['own-sessions'],
  notes: ['notes'],
  notesOn: (kind: string, id: string) => ['notes', kind, id] as const,
  /** The numbers of notes on records, and the flags of their people. */
  marks: ['marks'],
  markOf: (kind: string, id: string) => ['marks', kind, id] as const,
  /** All pages of the audit, and all timelines. */
  audit: ['audit'],
} as const;
