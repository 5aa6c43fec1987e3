/**
 * Every query key, from general to specific. A key without its last part stands for everything below
 * it, which is how a write names what it makes stale.
 */
export const keys = {
  dashboard: ['dashboard'],
  jobs: ['jobs'],
  transactions: ['transactions'],
  artisans: ['artisans'],
  artisanList: ['artisans', 'list'],
  /** Everything about single artisans: details, jobs, transactions. */
  artisanPages: ['artisans', 'one'],
  artisan: (id: string) => ['artisans', 'one', id, 'detail'] as const,
  artisanJobs: (id: string) => ['artisans', 'one', id, 'jobs'] as const,
  artisanTransactions: (id: string) => ['artisans', 'one', id, 'transactions'] as const,
  clients: ['clients'],
  clientList: ['clients', 'list'],
  /** Everything about single clients: details, jobs, transactions. */
  clientPages: ['clients', 'one'],
  client: (id: string) => ['clients', 'one', id, 'detail'] as const,
  clientJobs: (id: string) => ['clients', 'one', id, 'jobs'] as const,
  clientTransactions: (id: string) => ['clients', 'one', id, 'transactions'] as const,
  withdrawals: ['withdrawals'],
  withdrawalRequests: ['withdrawals', 'requests'],
  approvedWithdrawals: ['withdrawals', 'approved'],
  partPayments: ['part-payments'],
  pendingPartPayments: ['part-payments', 'pending'],
  paidPartPayments: ['part-payments', 'paid'],
  verification: ['verification'],
  about: ['pages', 'about'],
  privacy: ['pages', 'privacy'],
  terms: ['pages', 'terms'],
  contactMessages: ['contact', 'messages'],
  identificationMeans: ['identification-means'],
} as const;
