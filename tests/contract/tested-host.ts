import { allOperations, type OperationId } from '../../openapi/generated/operations.ts';

/**
 * Who makes a call. `stranger` has a token that no session has, and `client` a session without the role of an
 * administrator. The others are administrators: a case may end the session of `leaving`, `passwordOwner` changes the
 * password, and `sessionOwner` has a second session.
 */
export type Caller =
  | 'administrator'
  | 'anonymous'
  | 'stranger'
  | 'client'
  | 'leaving'
  | 'passwordOwner'
  | 'sessionOwner';

/** The state of the host during a call. */
export type Condition = 'healthy' | 'over its limit' | 'failing' | 'without its database';

export interface Call {
  operationId: OperationId;
  id?: string;
  /** The parameters of the path besides the id. */
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
  caller?: Caller;
  condition?: Condition;
}

export interface Answer {
  status: number;
  body: unknown;
}

/** Ids of records in a known state. */
export interface KnownIds {
  artisan: string;
  client: string;
  /** A request that can be approved. */
  withdrawal: string;
  /** A request for more than the balance. */
  excessiveWithdrawal: string;
  rejectedWithdrawal: string;
  approvedWithdrawal: string;
  /** A request that a case rejects. */
  rejectableWithdrawal: string;
  partPayment: string;
  /** A request for more than what is left of the price. */
  excessivePartPayment: string;
  rejectedPartPayment: string;
  approvedPartPayment: string;
  /** A request that a case rejects. */
  rejectablePartPayment: string;
  /** A request that can be approved; only the cases of `If-Match` and `Idempotency-Key` decide on it. */
  guardedWithdrawal: string;
  guardedPartPayment: string;
  /** A saved view of the administrator. */
  view: string;
  /** The session of `sessionOwner` that can be ended. */
  session: string;
  /** The session of the calls of `sessionOwner`. */
  usedSession: string;
  /** A note of the administrator. */
  note: string;
  /** An artisan who waits for verification. */
  waitingArtisan: string;
  service: string;
  /** A message with an address. */
  message: string;
  /** A reply to `message` that failed. */
  failedMail: string;
}

const fileDecoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Returns the body of an answer: JSON, or the text of a file with its byte order mark. */
export async function bodyOf(response: Response): Promise<unknown> {
  const isFile = response.headers.get('content-type')?.startsWith('text/csv') === true;
  return isFile ? fileDecoder.decode(await response.arrayBuffer()) : response.json();
}

/** A host that is tested against the contract. */
export interface TestedHost {
  call(call: Call): Promise<Answer>;
  ids(): Promise<KnownIds>;
}

/** The known id that a valid call of an operation uses. */
export const knownIdByOperation: Partial<Record<OperationId, keyof KnownIds>> = {
  getArtisan: 'artisan',
  listArtisanTransactions: 'artisan',
  listArtisanJobs: 'artisan',
  getClient: 'client',
  listClientTransactions: 'client',
  listClientJobs: 'client',
  approveWithdrawal: 'withdrawal',
  approvePartPayment: 'partPayment',
  updateIdentificationMeans: 'service',
  rejectWithdrawal: 'rejectableWithdrawal',
  rejectPartPayment: 'rejectablePartPayment',
  setArtisanStatus: 'artisan',
  setArtisanLevel: 'waitingArtisan',
  declineVerification: 'waitingArtisan',
  listClientReviews: 'client',
  deleteView: 'view',
  endOwnSession: 'session',
  listNotes: 'withdrawal',
  addNote: 'withdrawal',
  withdrawNote: 'note',
  flagPerson: 'artisan',
  unflagPerson: 'waitingArtisan',
  setContactMessageStatus: 'message',
  replyToContactMessage: 'message',
  listContactReplies: 'message',
  listArtisanMails: 'artisan',
  retryMail: 'failedMail',
};

/** The administrator that both hosts know. */
export const credentials = {
  email: 'admin@artisan.example',
  password: 'artisan-admin',
  device_token: 'admin-web',
};

/** The parts of a valid request besides its id. An edit has version 1. */
export const validParts: Partial<
  Record<OperationId, Pick<Call, 'path' | 'body' | 'query' | 'caller'>>
> = {
  login: { body: credentials },
  logout: { caller: 'leaving' },
  rejectWithdrawal: { body: { reason: 'The bank account is of another person.' } },
  rejectPartPayment: { body: { reason: 'The work has not started.' } },
  setArtisanStatus: { body: { status: 'active', version: 1 } },
  setArtisanLevel: { body: { level: 1, version: 1 } },
  declineVerification: { query: { reason: 'The certificate is illegible.', version: '1' } },
  setDecisionRules: { body: { type_amounts_from: 250_000.5, promised_hours: 24, version: 1 } },
  saveView: { body: { screen: '/admin/jobs', name: 'Rejected', search: '?job_status=rejected' } },
  listOwnSessions: { caller: 'sessionOwner' },
  endOwnSession: { caller: 'sessionOwner' },
  endOtherSessions: { caller: 'passwordOwner' },
  changeOwnPassword: {
    caller: 'passwordOwner',
    body: { current_password: credentials.password, new_password: 'green kettle by the door' },
  },
  listNotes: { path: { kind: 'withdrawal' } },
  addNote: { path: { kind: 'withdrawal' }, body: { text: 'Called on Monday.' } },
  flagPerson: { path: { kind: 'artisan' }, body: { reason: 'Does not answer.' } },
  unflagPerson: { path: { kind: 'artisan' }, query: { reason: 'Has answered.', version: '1' } },
  listMarks: { query: { kind: 'artisan', ids: '1,2,3,4,5,6,7,8,9,10' } },
  recordReveal: { body: { kind: 'artisan', id: '1', field: 'phone' } },
};

/** Returns the path of a call below /api/v1, with its query. */
export function targetOf({ operationId, id = '', path = {}, query }: Call): string {
  const values: Readonly<Record<string, string>> = { ...path, id };
  const target = allOperations[operationId].path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => values[name] ?? '',
  );
  return query === undefined ? target : `${target}?${new URLSearchParams(query)}`;
}
