/** The outcome of a decision in words. */
export const endWords = {
  'under-way': 'Not known yet',
  unknown: 'Not known yet',
  approved: 'Approved',
  rejected: 'Rejected',
  elsewhere: 'Not confirmed',
} as const;

/** The printed names of the two kinds of record. */
export const recordWords = { withdrawal: 'Withdrawal', 'part-payment': 'Part payment' } as const;
