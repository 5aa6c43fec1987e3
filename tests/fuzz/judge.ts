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

/** Words of the database, the runtime and the machine that no response may have. */
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

const address = /[\w.+-]+@[\w-]+\.[\w.]+/g;

/** Words of a text that were not in the request and must not be in a response. */
function leakedIn(text: string, request: string): string[] {
  const fromOthers = (text.match(address) ?? []).filter((one) => !request.includes(one));
  return [
    ...leaks.filter((pattern) => pattern.test(text)).map((pattern) => `an answer with ${pattern}`),
    ...fromOthers.map((one) => `an answer with the e-mail address ${one}`),
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

/** The value of a body: of a file its text, else what its JSON has. */
const bodyValue = (answer: WireAnswer): unknown =>
  answer.headers.get('content-type')?.startsWith('text/csv') === true
    ? plainBody(answer)
    : asJson(plainBody(answer));

/** An edit of an old version is refused with the current one. */
const refusalFields = new Set(['message', 'outcome', 'current']);

/** The faults of the body of a refusal: it must be `{message}` and reveal nothing. */
export function refusalFaults(answer: WireAnswer, request: string): string[] {
  const text = plainBody(answer);
  const body = asJson(text);
  const extra = Object.keys(Object(body)).filter((key) => !refusalFields.has(key));
  return [
    ...(isError(body) && extra.length === 0 ? [] : [`no {message} but ${text.slice(0, 200)}`]),
    ...leakedIn(text, request),
  ];
}

/** Facts for judging a response besides the contract. */
export interface Expected {
  /** The dashboard's page. */
  page: string;
  /** The only token that may get 200, except for ending a session. */
  administrator: string;
  /** Tokens of sessions that may be ended. */
  leaving: readonly string[];
}

/** The faults of a response to this request; empty when there are none. */
export function faultsIn(
  request: FuzzRequest,
  answer: WireAnswer,
  { page, administrator, leaving }: Expected,
): string[] {
  const { status } = answer;
  if (request.method === 'HEAD' || status === 304) {
    return status >= 500 ? [`status ${status}`] : [];
  }
  // The dashboard has its own page for an address where there is none.
  if (status === 404 && plainBody(answer) === page) return [];
  if (status >= 400) {
    const wrong = status >= 500 ? [`status ${status}`] : [];
    const sent = `${request.target}${request.body?.toString() ?? ''}`;
    return [...wrong, ...refusalFaults(answer, sent), ...undocumented(request, answer)];
  }
  const call = contractCalls.find(({ operationId }) => operationId === request.operationId);
  if (call === undefined || request.kind === 'hostile') return [];
  const allowed = call.operationId === 'logout' ? leaving : [administrator];
  if (!call.isPublic && !allowed.includes(tokenOf(request) ?? '')) {
    return ['a stranger was answered'];
  }
  return status === 200
    ? faultsOf(call.operationId, status, bodyValue(answer))
    : [`status ${status}, which is neither a refusal nor 200`];
}

/** The token of the first Authorization header, which is the one that counts. */
function tokenOf({ headers }: FuzzRequest): string | undefined {
  const [, value] = headers.find(([name]) => name.toLowerCase() === 'authorization') ?? [];
  return value?.replace(/^bearer /i, '').trim();
}

/** A valid request is refused only with a status of the contract. */
function undocumented({ kind, operationId }: FuzzRequest, { status }: WireAnswer): string[] {
  const call = contractCalls.find((one) => one.operationId === operationId);
  if (call === undefined || kind !== 'valid' || call.statuses.includes(status)) return [];
  return [`status ${status}, which is not in the contract`];
}
