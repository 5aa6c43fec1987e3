import fc from 'fast-check';
import type { OperationId } from '../../openapi/generated/operations.ts';
import { goodParts, type KnownIds, subjects } from '../contract/world.ts';
import { type ContractCall, contractCalls } from './contract-calls.ts';
import { fromSchema, hostileText, nearly } from './from-schema.ts';
import { compressed, contentType, strangeHeader, wrongToken } from './hostile-headers.ts';
import { otherTarget, respelt, strangeMethod } from './hostile-targets.ts';
import type { FuzzRequest, HeaderLine } from './request.ts';

/** Data that requests need in addition to the contract. */
export interface FuzzWorld {
  known: KnownIds;
  /** Tokens of sessions that have not ended. */
  tokens: {
    administrator: string;
    client: string;
    /** The token of an administrator who has the largest number of saved views. */
    collector: string;
    /** Tokens of administrators whose other sessions no request uses. */
    keeper: string;
    roamer: string;
    leaving: readonly string[];
  };
}

const prefix = '/api/v1';
const json: HeaderLine = ['Content-Type', 'application/json'];
const bearer = (token: string): HeaderLine => ['Authorization', `Bearer ${token}`];

/** The known records that an operation's id can name besides the one of a good request. */
const others: Partial<Record<OperationId, readonly (keyof KnownIds)[]>> = {
  approveWithdrawal: ['greedyWithdrawal', 'guardedWithdrawal', 'rejectedWithdrawal'],
  approvePartPayment: ['greedyPartPayment', 'guardedPartPayment', 'rejectedPartPayment'],
  rejectWithdrawal: ['withdrawal', 'greedyWithdrawal'],
  rejectPartPayment: ['partPayment', 'greedyPartPayment'],
  setArtisanStatus: ['waitingArtisan'],
  setArtisanLevel: ['artisan'],
  declineVerification: ['artisan'],
  endOwnSession: ['usedSession'],
  listNotes: ['artisan'],
  addNote: ['artisan'],
  flagPerson: ['client'],
  unflagPerson: ['artisan', 'client'],
};

/** Generates likely ids: a known id, or a small number. */
function goodId({ operationId }: ContractCall, { known }: FuzzWorld): fc.Arbitrary<string> {
  const good = subjects[operationId];
  const small = fc.integer({ min: 1, max: 150 }).map(String);
  if (good === undefined) return small;
  const names = [good, ...(others[operationId] ?? [])];
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...names.map((name) => known[name])) },
    { weight: 1, arbitrary: small },
  );
}

/** Replaces each half of a surrogate pair, because a URL cannot contain it. */
const wellFormed = (text: string) => Buffer.from(text).toString();

/** Generates ids that the contract allows or nearly allows, and that our server refuses. */
const oddId = (call: ContractCall) =>
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
  const good = goodParts[operationId]?.body;
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
const oddQueryOf = (call: ContractCall): fc.Arbitrary<Record<string, string>> =>
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

/** Generates the target of a call. `id` and `query` default to those of a good request. */
function targetOf(
  call: ContractCall,
  world: FuzzWorld,
  id: fc.Arbitrary<string> = goodId(call, world),
  query: fc.Arbitrary<Record<string, string>> = queryOf(call),
): fc.Arbitrary<string> {
  const places = fc.record(
    Object.fromEntries(
      call.places.map(({ name, schema }) => [name, fromSchema(schema).map(String)]),
    ),
  );
  return fc.tuple(id, places, query).map(([one, others, parameters]) => {
    let path = prefix + call.path.replace('{id}', one);
    for (const [name, value] of Object.entries(others)) {
      path = path.replace(`{${name}}`, encodeURIComponent(value));
    }
    const search = new URLSearchParams(parameters).toString();
    return search === '' ? path : `${path}?${search}`;
  });
}

/** Returns the token of the administrator who makes a call, except `logout`. */
export function callerOf({ operationId }: ContractCall, { tokens }: FuzzWorld): string {
  const caller = goodParts[operationId]?.caller;
  return tokens[caller === 'keeper' || caller === 'roamer' ? caller : 'administrator'];
}

/** Generates the token of an administrator. `logout` gets a token that no other request uses. */
const ownToken = (call: ContractCall, world: FuzzWorld): fc.Arbitrary<string> =>
  call.operationId === 'logout'
    ? fc.constantFrom(...world.tokens.leaving)
    : fc.constant(callerOf(call, world));

/** Generates a valid request of an administrator. */
function valid(call: ContractCall, world: FuzzWorld): fc.Arbitrary<FuzzRequest> {
  return fc.record({
    kind: fc.constant('valid' as const),
    operationId: fc.constant(call.operationId),
    method: fc.constant(call.method),
    target: targetOf(call, world),
    // The specification has a content type on every call, also on one without a body.
    headers: fc
      .tuple(
        fc.constantFrom(
          [],
          [['Accept-Encoding', 'br, gzip'] as const],
          [['Accept', '*/*'] as const],
        ),
        ownToken(call, world),
        headersOf(call),
      )
      .map(([more, token, own]) => [
        json,
        ...(call.isPublic ? [] : [bearer(token)]),
        ...own,
        ...more,
      ]),
    body: bodyOf(call),
    framing: fc.constantFrom('length' as const, 'chunked' as const),
  });
}

/** Generates a good request with one fault: in its id, body, token, or a header that a layer reads. */
function nearlyValid(call: ContractCall, world: FuzzWorld): fc.Arbitrary<FuzzRequest> {
  const good = valid(call, world);
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
    choices.push(changed(targetOf(call, world, oddId(call)).map((target) => ({ target }))));
  }
  if (call.query.length > 0) {
    const odd = targetOf(call, world, undefined, oddQueryOf(call));
    choices.push(changed(odd.map((target) => ({ target }))));
  }
  if (call.body !== undefined) {
    choices.push(changed(nearly(call.body).map((text) => ({ body: Buffer.from(text) }))));
  }
  if (!call.isPublic) {
    choices.push(
      changed(
        ownToken(call, world)
          .chain(wrongToken)
          .map((lines) => ({ headers: [json, ...lines] })),
      ),
      changed(fc.constant({ headers: [json, bearer(world.tokens.client)] })),
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
function hostile(call: ContractCall, world: FuzzWorld): fc.Arbitrary<FuzzRequest> {
  const good = valid(call, world);
  const withStrangeHeaders = (request: FuzzRequest) =>
    fc.array(strangeHeader, { maxLength: 4 }).map((more) => [...request.headers, ...more]);
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
      compressed(request.body ?? Buffer.from('{}')).map(({ header, body }) => ({
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
export function fuzzRequests(world: FuzzWorld): fc.Arbitrary<FuzzRequest> {
  return fc
    .constantFrom(...contractCalls)
    .chain((call) =>
      fc.oneof(
        { weight: 64, arbitrary: valid(call, world) },
        { weight: 20, arbitrary: nearlyValid(call, world) },
        { weight: 16, arbitrary: hostile(call, world) },
      ),
    );
}
