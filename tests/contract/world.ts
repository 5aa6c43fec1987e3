import type { OperationId } from '../../openapi/generated/operations.ts';

/** The caller of a call. */
export type Caller = 'administrator' | 'anonymous' | 'stranger' | 'client';

/** The condition that a host is put into before a call. */
export type Condition = 'well' | 'over its limit' | 'broken' | 'away from its database';

export interface Call {
  operationId: OperationId;
  id?: string;
  body?: unknown;
  caller?: Caller;
  condition?: Condition;
}

export interface Answer {
  status: number;
  body: unknown;
}

/** Ids of things in a known state. */
export interface KnownIds {
  artisan: string;
  client: string;
  /** Can be approved. */
  withdrawal: string;
  /** Asks for more than the balance. */
  greedyWithdrawal: string;
  rejectedWithdrawal: string;
  partPayment: string;
  /** Asks for more than the rest of the price. */
  greedyPartPayment: string;
  rejectedPartPayment: string;
  service: string;
}

/** Ids of messages and e-mails in a known state. */
export interface MailIds {
  /** A message with an address. */
  message: string;
  /** A message without an address. */
  messageWithoutAddress: string;
  /** A reply to `message` that failed. */
  failedMail: string;
  /** A reply to `message` that was sent. */
  sentMail: string;
}

/** A host that is tested against the contract. */
export interface World {
  call(call: Call): Promise<Answer>;
  ids(): Promise<KnownIds>;
  /** Missing on a host that does not offer the calls about messages and e-mails. */
  mailIds?: () => Promise<MailIds>;
}

/** The known id that a good call of an operation uses. */
const subjects: Partial<Record<OperationId, keyof KnownIds>> = {
  getArtisan: 'artisan',
  listArtisanTransactions: 'artisan',
  listArtisanJobs: 'artisan',
  getClient: 'client',
  listClientTransactions: 'client',
  listClientJobs: 'client',
  approveWithdrawal: 'withdrawal',
  approvePartPayment: 'partPayment',
  updateIdentificationMeans: 'service',
};

/** The administrator that both hosts know. */
export const credentials = {
  email: 'admin@artisan.example',
  password: 'artisan-admin',
  device_token: 'admin-web',
};

/** Makes a call with the id and the body of a good request, unless the call has its own. */
export async function sendAsUsual(world: World, call: Call): Promise<Answer> {
  const subject = subjects[call.operationId];
  const ids = await world.ids();
  return world.call({
    ...(subject !== undefined && { id: ids[subject] }),
    ...(call.operationId === 'login' && { body: credentials }),
    ...call,
  });
}
