import fc from 'fast-check';
import type { OperationId } from '../../openapi/generated/operations.ts';
import { type KnownIds, knownIdByOperation, validParts } from '../contract/tested-host.ts';
import { type ContractCall, contractCalls } from './contract-calls.ts';
import { faultyBodyOf, fromSchema, hostileText } from './from-schema.ts';
import { contentType, encodedBody, strangeHeader, wrongAuthorization } from './hostile-headers.ts';
import { otherTarget, respelt, strangeMethod } from './hostile-targets.ts';
import type { FuzzRequest, HeaderLine } from './request.ts';

/** The ids and tokens that requests use. */
export interface FuzzData {
  knownIds: KnownIds;
  /** Tokens of sessions that have not ended. */
  tokens: {
    administrator: string;
    client: string;
    /** The token of an administrator who has the largest number of saved views. */
    collector: string;
    /** The token of an administrator who changes the password. */
    passwordOwner: string;
    /** The token of an administrator who ends other sessions of the own account. */
    sessionOwner: string;
    /** Tokens of sessions that `logout` ends. */
    leaving: readonly string[];
  };
}

const prefix = '/api/v1';
const json: HeaderLine = ['Content-Type', 'application/json'];
const bearer = (token: string): HeaderLine => ['Authorization', `Bearer ${token}`];

/** The known records that an operation's id can name besides the one of a valid request. */
const others: Partial<Record<OperationId, readonly (keyof KnownIds)[]>> = {
  approveWithdrawal: ['excessiveWithdrawal', 'guardedWithdrawal', 'rejectedWithdrawal'],
  approvePartPayment: ['excessivePartPayment', 'guardedPartPayment', 'rejectedPartPayment'],
  rejectWithdrawal: ['withdrawal', 'excessiveWithdrawal'],
  rejectPartPayment: ['partPayment', 'excessivePartPayment'],
  setArtisanStatus: ['waitingArtisan'],
  setArtisanLevel: ['artisan'],
  declineVerification: ['artisan'],
  endOwnSession: ['usedSession'],
  listNotes: ['artisan'],
  addNote: ['artisan'],
  flagPerson: ['client'],
  unflagPerson: ['artisan', 'client'],
};

/** Generates ids that probably exist: a known id, or a small number. */
function goodId({ operationId }: ContractCall, { knownIds }: FuzzData): fc.Arbitrary<string> {
  const good = knownIdByOperation[operationId];
  const small = fc.integer({ min: 1, max: 150 }).map(String);
  if (good === undefined) return small;
  const names = [good, ...(others[operationId] ?? [])];
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...names.map((name) => knownIds[name])) },
    { weight: 1, arbitrary: small },
  );
}

/** Replaces each half of a surrogate pair, because a URL cannot contain it. */
const wellFormed = (text: string) => Buffer.from(text).toString();

/** Generates ids that the contract allows or nearly allows. Our server refuses most of them. */
const unusualId = (call: ContractCall) =>
  fc
    .oneof(
      fromSchema(call.id).map((id) => encodeURIComponent(String(id))),
      hostileText.map((text) => encodeURIComponent(wellFormed(text)).slice(0, 300)),
      fc.constantFrom(
        '0',
        '-1',
        '1.5',
        '1e3',
        '0x1',
        '01',
        '+1',
        '%31',
        '2147483647',
        '2147483648',
        '9007199254740993',
        '9'.repeat(64),
        '9'.repeat(65),
        'NaN',
        'null',
        '1%00',
        '1%0a',
        '%20',
        '%ef%bc%91',
        '١',
        '[1]',
        '1,2',
        ':id',
        '{id}',
      ),
    )
    .map((id) => Buffer.from(id, 'utf8').toString('latin1'));

function bodyOf({ operationId, body }: ContractCall): fc.Arbitrary<Buffer | undefined> {
  if (body === undefined) return fc.constant(undefined);
  const good = validParts[operationId]?.body;
  const values =
    good === undefined ? fromSchema(body) : fc.oneof(fc.constant(good), fromSchema(body));
  return values.map((value) => Buffer.from(JSON.stringify(value)));
}

/** Generates a query that the contract allows, with all required parameters. */
const queryOf = ({ query }: ContractCall): fc.Arbitrary<Record<string, string>> =>
  fc.record(
    Object.fromEntries(query.map(({ name, schema }) => [name, fromSchema(schema).map(String)])),
    { requiredKeys: query.filter(({ isRequired }) => isRequired).map(({ name }) => name) },
  );

/** Generates the headers of the contract; a call may come without an optional one. */
const headersOf = ({ headers }: ContractCall): fc.Arbitrary<HeaderLine[]> =>
  fc
    .tuple(
      ...headers.map(({ name, schema, isRequired }) => {
        const line = fromSchema(schema).map((value): HeaderLine[] => [[name, String(value)]]);
        return isRequired ? line : fc.oneof(fc.constant([]), line);
      }),
    )
    .map((lines) => lines.flat());

/** Generates a query in which one parameter is missing or has a hostile value. */
const faultyQueryOf = (call: ContractCall): fc.Arbitrary<Record<string, string>> =>
  fc
    .tuple(
      queryOf(call),
      fc.constantFrom(...call.query.map(({ name }) => name)),
      fc.option(hostileText, { nil: undefined }),
    )
    .map(([query, name, value]) => {
      const { [name]: _, ...rest } = query;
      return value === undefined ? rest : { ...rest, [name]: wellFormed(value).slice(0, 600) };
    });

/** Generates the target of a call. `id` and `query` default to those of a valid request. */
function targetOf(
  call: ContractCall,
  data: FuzzData,
  id: fc.Arbitrary<string> = goodId(call, data),
  query: fc.Arbitrary<Record<string, string>> = queryOf(call),
): fc.Arbitrary<string> {
  const pathParameters = fc.record(
    Object.fromEntries(
      call.pathParameters.map(({ name, schema }) => [name, fromSchema(schema).map(String)]),
    ),
  );
  return fc.tuple(id, pathParameters, query).map(([idText, pathValues, parameters]) => {
    let path = prefix + call.path.replace('{id}', idText);
    for (const [name, value] of Object.entries(pathValues)) {
      path = path.replace(`{${name}}`, encodeURIComponent(value));
    }
    const search = new URLSearchParams(parameters).toString();
    return search === '' ? path : `${path}?${search}`;
  });
}

/** Returns the token of the administrator who makes a call, except `logout`. */
export function callerOf({ operationId }: ContractCall, { tokens }: FuzzData): string {
  const caller = validParts[operationId]?.caller;
  return tokens[caller === 'passwordOwner' || caller === 'sessionOwner' ? caller : 'administrator'];
}

/** Generates the token of an administrator. `logout` gets a token that no other request uses. */
const ownToken = (call: ContractCall, data: FuzzData): fc.Arbitrary<string> =>
  call.operationId === 'logout'
    ? fc.constantFrom(...data.tokens.leaving)
    : fc.constant(callerOf(call, data));

/** Generates a valid request of an administrator. */
function valid(call: ContractCall, data: FuzzData): fc.Arbitrary<FuzzRequest> {
  return fc.record({
    kind: fc.constant('valid' as const),
    operationId: fc.constant(call.operationId),
    method: fc.constant(call.method),
    target: targetOf(call, data),
    // The specification has a content type on every call, also on one without a body.
    headers: fc
      .tuple(
        fc.constantFrom(
          [],
          [['Accept-Encoding', 'br, gzip'] as const],
          [['Accept', '*/*'] as const],
        ),
        ownToken(call, data),
        headersOf(call),
      )
      .map(([acceptHeaders, token, contractHeaders]) => [
        json,
        ...(call.isPublic ? [] : [bearer(token)]),
        ...contractHeaders,
        ...acceptHeaders,
      ]),
    body: bodyOf(call),
    framing: fc.constantFrom('length' as const, 'chunked' as const),
  });
}

/** Generates a valid request with one fault: in its id, query, body, token, or a header that a layer reads. */
function nearlyValid(call: ContractCall, data: FuzzData): fc.Arbitrary<FuzzRequest> {
  const good = valid(call, data);
  const changed = (changes: fc.Arbitrary<Partial<FuzzRequest>>) =>
    fc
      .tuple(good, changes)
      .map(([request, change]): FuzzRequest => ({ ...request, ...change, kind: 'nearly valid' }));
  const choices = [
    fc.tuple(good, strangeHeader).map(
      ([request, header]): FuzzRequest => ({
        ...request,
        kind: 'nearly valid',
        headers: [...request.headers, header],
      }),
    ),
  ];
  if (call.id !== undefined) {
    choices.push(changed(targetOf(call, data, unusualId(call)).map((target) => ({ target }))));
  }
  if (call.query.length > 0) {
    const faulty = targetOf(call, data, undefined, faultyQueryOf(call));
    choices.push(changed(faulty.map((target) => ({ target }))));
  }
  if (call.body !== undefined) {
    choices.push(changed(faultyBodyOf(call.body).map((text) => ({ body: Buffer.from(text) }))));
  }
  if (!call.isPublic) {
    choices.push(
      changed(
        ownToken(call, data)
          .chain(wrongAuthorization)
          .map((lines) => ({ headers: [json, ...lines] })),
      ),
      changed(fc.constant({ headers: [json, bearer(data.tokens.client)] })),
    );
  }
  return fc.oneof(...choices);
}

/** A body for a call that may have none: random bytes, any JSON, or a body that is too large. */
const anyBody = fc.oneof(
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  fc.json().map((text) => Buffer.from(text)),
  hostileText.map((text) => Buffer.from(JSON.stringify({ email: text, password: text }))),
  fc.constantFrom(Buffer.alloc(0), Buffer.from('{"email":"\xff","password":"\xfe"}', 'latin1')),
  fc.constant(Buffer.alloc(1_200_000, ' ')),
);

/** Generates an attack: a request with several faults, or one that no client sends by accident. */
function hostile(call: ContractCall, data: FuzzData): fc.Arbitrary<FuzzRequest> {
  const good = valid(call, data);
  const withStrangeHeaders = (request: FuzzRequest) =>
    fc.array(strangeHeader, { maxLength: 4 }).map((strange) => [...request.headers, ...strange]);
  return good.chain((request) => {
    const base = { ...request, kind: 'hostile' as const };
    const { target } = base;
    return fc.oneof(
      fc
        .record({ target: respelt(target), headers: withStrangeHeaders(request) })
        .map((change) => ({ ...base, ...change })),
      fc
        .record({
          method: strangeMethod,
          headers: withStrangeHeaders(request),
          body: fc.option(anyBody, { nil: undefined }),
        })
        .map((change) => ({ ...base, ...change })),
      fc
        .tuple(contentType, anyBody)
        .map(([header, body]) => ({ ...base, headers: [header, ...base.headers.slice(1)], body })),
      encodedBody(request.body ?? Buffer.from('{}')).map(({ header, body }) => ({
        ...base,
        headers: [...base.headers, header],
        body,
      })),
      fc.record({ target: otherTarget, headers: withStrangeHeaders(request) }).map((change) => ({
        ...base,
        ...change,
        operationId: undefined,
        method: 'GET',
        body: undefined,
      })),
      fc
        .record({
          target: otherTarget,
          method: strangeMethod,
          body: fc.option(anyBody, { nil: undefined }),
        })
        .map((change) => ({ ...base, ...change, operationId: undefined })),
    );
  });
}

/** Generates requests from the contract; most of them reach a handler. */
export function fuzzRequests(data: FuzzData): fc.Arbitrary<FuzzRequest> {
  return fc
    .constantFrom(...contractCalls)
    .chain((call) =>
      fc.oneof(
        { weight: 64, arbitrary: valid(call, data) },
        { weight: 20, arbitrary: nearlyValid(call, data) },
        { weight: 16, arbitrary: hostile(call, data) },
      ),
    );
}
