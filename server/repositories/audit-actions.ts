import type { MutatingOperationId } from '../../openapi/generated/operations.ts';

/** The operation of a change, or the operations by page. Null for a change after which no screen is read again. */
type Operation = MutatingOperationId | Record<string, MutatingOperationId> | null;

const notes = { 'add-note': 'addNote', 'withdraw-note': 'withdrawNote' } as const;
const flags = { flag: 'flagPerson', unflag: 'unflagPerson' } as const;

/**
 * Every action that the audit records, by the kind of its subject. The value is the operation that the event of the
 * change names. The type `Change` of audit.ts allows only these actions.
 */
const operations = {
  account: { add: null, reset: null, unlock: null, 'change-password': 'changeOwnPassword' },
  artisan: {
    activate: 'setArtisanStatus',
    deactivate: 'setArtisanStatus',
    'set-level': 'setArtisanLevel',
    decline: 'declineVerification',
    reveal: 'recordReveal',
    ...notes,
    ...flags,
  },
  client: { reveal: 'recordReveal', ...notes, ...flags },
  'contact-message': {
    mark: 'setContactMessageStatus',
    reply: 'replyToContactMessage',
    reveal: 'recordReveal',
  },
  'decision-rules': { update: 'setDecisionRules' },
  'identification-means': { connect: 'updateIdentificationMeans' },
  job: notes,
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
  session: {
    'sign-in': null,
    'sign-out': 'logout',
    end: 'endOwnSession',
    'end-others': 'endOtherSessions',
  },
  withdrawal: { approve: 'approveWithdrawal', reject: 'rejectWithdrawal', ...notes },
} as const satisfies Record<string, Record<string, Operation>>;

type Operations = typeof operations;

/** An action, with the kind of the record that it changes. */
export type AuditedAction = {
  [Subject in keyof Operations]: { subject: Subject; action: keyof Operations[Subject] };
}[keyof Operations];

/** A kind of record in the audit. */
export type AuditSubject = keyof Operations;

/** Returns whether a value is a kind of record in the audit. */
export const isAuditSubject = (value: unknown): value is AuditSubject =>
  typeof value === 'string' && Object.hasOwn(operations, value);

const operationByAction: ReadonlyMap<string, Operation> = new Map(
  Object.entries(operations).flatMap(([subject, actions]) =>
    Object.entries<Operation>(actions).map(([action, operation]) => [
      `${subject} ${action}`,
      operation,
    ]),
  ),
);

/** Returns the operation that carried out a change; null for a change after which no screen is read again. */
export function operationOf(change: {
  subject: string;
  action: string;
  subjectId: string;
}): MutatingOperationId | null {
  const operation = operationByAction.get(`${change.subject} ${change.action}`) ?? null;
  return typeof operation === 'object' ? (operation?.[change.subjectId] ?? null) : operation;
}
