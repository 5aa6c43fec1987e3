import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readContract } from '../../server/contract/documents.ts';
import { faultsOf } from '../support/answers.ts';
import { contractCalls } from './contract-calls.ts';
import type { WireAnswer } from './read-answer.ts';
import type { FuzzRequest } from './request.ts';

const ajv = new Ajv2020({ strict: false });
ajv.addSchema({ ...readContract(), $id: 'contract' });
const isError = ajv.compile({ $ref: 'contract#/components/schemas/Error' });

/** Words of the database, the runtime and the machine that no response may contain. */
const leaks: readonly RegExp[] = [
  /\b(select|insert into|update|delete from)\b.+\b(from|values|set|where)\b/i,
  /\b(relation|column|constraint|syntax error|invalid input|byte sequence|drizzle|postgres|pglite)\b/i,
  /\b(ledger_entries|withdrawal_requests|part_payments|audit_entries|password_hash|token_hash)\b/,
  /\bat .+[:(]\d+:\d+/,
  /\b(node:|node_modules|FST_ERR|ECONN|ENOENT|[A-Z]\w*Error:)/,
  /\.(ts|js|sql|sock)\b/,
  /(^|[\s"'(])\/(api|root|home|tmp|usr|var|work|etc|srv)\b/,
  /\$argon2/,
];

const emailAddress = /[\w.+-]+@[\w-]+\.[\w.]+/g;

/** Returns what a response reveals: words of `leaks`, and e-mail addresses that were not in the request. */
function leakedIn(text: string, request: string): string[] {
  const fromOthers = (text.match(emailAddress) ?? []).filter((match) => !request.includes(match));
  return [
    ...leaks.filter((pattern) => pattern.test(text)).map((pattern) => `an answer with ${pattern}`),
    ...fromOthers.map((match) => `an answer with the e-mail address ${match}`),
  ];
}

function plainBody({ headers, body }: WireAnswer): string {
  const encoding = headers.get('content-encoding');
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the value of a body: the text of a file, or the parsed JSON. */
const bodyValue = (answer: WireAnswer): unknown =>
  answer.headers.get('content-type')?.startsWith('text/csv') === true
    ? plainBody(answer)
    : asJson(plainBody(answer));

/** The fields of a refusal; `current` is in the refusal of an edit of an old version. */
const refusalFields = new Set(['message', 'outcome', 'current']);

/** Returns the faults of the body of a refusal: it must have a message, no unknown field, and reveal nothing. */
export function refusalFaults(answer: WireAnswer, request: string): string[] {
  const text = plainBody(answer);
  const body = asJson(text);
  const unknownFields = Object.keys(Object(body)).filter((key) => !refusalFields.has(key));
  return [
    ...(isError(body) && unknownFields.length === 0
      ? []
      : [`no {message} but ${text.slice(0, 200)}`]),
    ...leakedIn(text, request),
  ];
}

/** What the response to a request may depend on, besides the contract. */
export interface Expected {
  /** The dashboard's page. */
  page: string;
  /** The token of the administrator who makes most calls. */
  administrator: string;
  /** The tokens of the administrators who change their own accounts. */
  owners: readonly string[];
  /** The only tokens with which `logout` may succeed. */
  leaving: readonly string[];
}

/** Returns the faults of the response to this request. */
export function faultsIn(
  request: FuzzRequest,
  answer: WireAnswer,
  { page, administrator, owners, leaving }: Expected,
): string[] {
  const { status } = answer;
  if (request.method === 'HEAD' || status === 304) {
    return status >= 500 ? [`status ${status}`] : [];
  }
  // For an unknown address the server sends the dashboard's page.
  if (status === 404 && plainBody(answer) === page) return [];
  if (status >= 400) {
    const failures = status >= 500 ? [`status ${status}`] : [];
    const sent = `${request.target}${request.body?.toString() ?? ''}`;
    return [...failures, ...refusalFaults(answer, sent), ...undocumentedStatus(request, answer)];
  }
  const call = contractCalls.find(({ operationId }) => operationId === request.operationId);
  if (call === undefined || request.kind === 'hostile') return [];
  const allowed = call.operationId === 'logout' ? leaving : [administrator, ...owners];
  if (!call.isPublic && !allowed.includes(tokenOf(request) ?? '')) {
    return ['a caller without an administrator session got an answer'];
  }
  return status === 200
    ? faultsOf(call.operationId, status, bodyValue(answer))
    : [`status ${status}, which is neither a refusal nor 200`];
}

/** Returns the token of the first Authorization header, which is the one that the server uses. */
function tokenOf({ headers }: FuzzRequest): string | undefined {
  const [, value] = headers.find(([name]) => name.toLowerCase() === 'authorization') ?? [];
  return value?.replace(/^bearer /i, '').trim();
}

/** Returns a fault if a valid request gets a status that is not in the contract. */
function undocumentedStatus({ kind, operationId }: FuzzRequest, { status }: WireAnswer): string[] {
  const call = contractCalls.find((contractCall) => contractCall.operationId === operationId);
  if (call === undefined || kind !== 'valid' || call.statuses.includes(status)) return [];
  return [`status ${status}, which is not in the contract`];
}
