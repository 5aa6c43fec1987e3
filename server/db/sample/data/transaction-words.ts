/** Short remarks on payments, for the description column of transactions. */
export const partPaymentNotes: readonly string[] = [
  'First half',
  'Materials in advance',
  'Second part',
  'Third of the work done',
  'Deposit before start',
  'Extra materials',
  'Transport and materials',
  'Balance before last coat',
];

export const withdrawalNotes: readonly string[] = [
  'To bank account',
  'To artisan bank account',
  'To savings account',
  'Weekly pay-out',
  'Pay-out after completed job',
  'For workshop rent and materials',
];

export const failureNotes: readonly string[] = [
  'Insufficient funds',
  'Card declined by bank',
  'Bank did not respond',
  'Card has expired',
  'Daily transfer limit reached',
];
