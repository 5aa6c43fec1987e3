import type { MutatingOperationId } from '../../openapi/generated/operations.ts';

/** The operation of a change; for pages, one per page. Null when no screen shows the change. */
type Operation = MutatingOperationId | Record<string, MutatingOperationId> | null;

/**
 * Every action that the audit records, by the kind of its subject, with the operation that an event of the
 * change names. A change with another action does not compile; see Change in audit.ts.
 */
const operations = {
  account: { add: null, reset: null, unlock: null },
  artisan: {
    activate: 'setArtisanStatus',
    deactivate: 'setArtisanStatus',
    'set-level': 'setArtisanLevel',
    decline: 'declineVerification',
    reveal: 'recordReveal',
  },
  client: { reveal: 'recordReveal' },
  'contact-message': {
    mark: 'setContactMessageStatus',
    reply: 'replyToContactMessage',
    reveal: 'recordReveal',
  },
  'decision-rules': { update: 'setDecisionRules' },
  'identification-means': { connect: 'updateIdentificationMeans' },
  list: { export: null },
  mail: { retry: 'retryMail' },
  page: {
    create: { privacy: 'createPrivacyItem', terms: 'createTermsItem' },
    update: { about: 'updateAbout', privacy: 'updatePrivacyItem', terms: 'updateTermsItem' },
    delete: { privacy: 'deletePrivacyItem', terms: 'deleteTermsItem' },
    reorder: { privacy: 'setPrivacyOrder', terms: 'setTermsOrder' },
    restore: 'restorePageVersion',
  },
  'part-payment': { approve: 'approvePartPayment', reject: 'rejectPartPayment' },
  session: { 'sign-in': 'login', 'sign-out': 'logout' },
  withdrawal: { approve: 'approveWithdrawal', reject: 'rejectWithdrawal' },
} as const satisfies Record<string, Record<string, Operation>>;

type Operations = typeof operations;

/** An action with the kind of its record. */
export type AuditedAction = {
  [Subject in keyof Operations]: { subject: Subject; action: keyof Operations[Subject] };
}[keyof Operations];

/** A kind of records that changes are made to. */
export type AuditSubject = keyof Operations;

/** Whether a value is a kind of records that changes are made to. */
export const isAuditSubject = (value: unknown): value is AuditSubject =>
  typeof value === 'string' && Object.hasOwn(operations, value);

const known: ReadonlyMap<string, Operation> = new Map(
  Object.entries(operations).flatMap(([subject, actions]) =>
    Object.entries<Operation>(actions).map(([action, operation]) => [
      `${subject} ${action}`,
      operation,
    ]),
  ),
);

/** Returns the operation of a change in the audit, or null when no screen shows the change. */
export function operationOf(change: {
  subject: string;
  action: string;
  subjectId: string;
}): MutatingOperationId | null {
  const operation = known.get(`${change.subject} ${change.action}`) ?? null;
  return typeof operation === 'object' ? (operation?.[change.subjectId] ?? null) : operation;
}
