/** Reasons of rejections, as administrators write them. */
export const withdrawalReasons: readonly string[] = [
  "The bank account is not in the artisan's name.",
  'The bank returned the last transfer to this account. Please check the account number.',
  'A client has complained about the last job, and the complaint is not settled.',
  'Requested twice on the same day. The other request stands.',
  'The name on the BVN does not match the profile.',
  'The artisan asked us by phone to take the request back.',
];

export const partPaymentReasons: readonly string[] = [
  'The client says that the work has not started.',
  'The pictures show no materials on site.',
  'The client and the artisan are changing the scope of the job. Ask again afterwards.',
  'The share is higher than the stage that is finished.',
  'The client asked us to wait for an inspection.',
];

export const reasonOfDeactivated = "The artisan's account is deactivated.";

/**
 * The administrators of the sample's decisions. Their IP addresses are reserved for examples (RFC 5737).
 */
export const administrators: readonly { email: string; address: string }[] = [
  { email: 'amaka.obi@artisan.example', address: '203.0.113.24' },
  { email: 'tunde.bakare@artisan.example', address: '198.51.100.7' },
  { email: 'hauwa.sani@artisan.example', address: '203.0.113.61' },
];
