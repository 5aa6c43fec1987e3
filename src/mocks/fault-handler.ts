import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import {
  allOperations,
  type OperationId,
  operationIds,
} from '../../openapi/generated/operations.ts';
import type { Fault, Switches } from './switches.ts';

const base = '/api/v1';

const patterns = operationIds.map((id) => ({
  id,
  method: allOperations[id].method,
  pattern: new RegExp(`^${base}${allOperations[id].path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

function operationOf(request: Request): OperationId | undefined {
  const { pathname } = new URL(request.url);
  return patterns.find(({ method, pattern }) => method === request.method && pattern.test(pathname))
    ?.id;
}

const messages: Record<string, string> = {
  400: 'The request could not be read.',
  401: 'Unathorized access',
  403: 'This account may not use the back office.',
  404: 'There is nothing with this id.',
  409: 'It was rejected before.',
  413: 'This list is too long to be sent whole.',
  422: 'More is asked for than is available.',
  429: 'Too many requests. Try again in a minute.',
  500: 'Something went wrong on the server.',
  503: 'The server is under maintenance.',
};

/** Answers a call of the API without faults. If it returns undefined, MSW passes the call on. */
export type AnswerCall = (request: Request, id: OperationId) => Promise<Response | undefined>;

/** Returns a handler that answers the calls of the API as the switches say; `answerCall` gives the good answers. */
export function createFaultHandler(switches: Switches, answerCall: AnswerCall): HttpHandler {
  return http.all(`*${base}/*`, async ({ request }) => {
    const id = operationOf(request);
    if (id === undefined) return undefined;
    const fault = switches.faults[id] ?? switches.faults.all;
    if (fault !== undefined && fault !== 'slow' && fault !== 'empty') return faultyAnswer(fault);
    if (fault === 'slow') await delay(switches.slowDelayMs);
    const answer = await answerCall(request, id);
    const isUnchanged = fault !== 'empty' && !switches.strings && switches.envelope === 'literal';
    if (isUnchanged || !answer?.ok || !answer.body) return answer;
    // A file has no envelope.
    const type = answer.headers.get('content-type') ?? '';
    if (type.startsWith('text/csv')) return answer;
    return new HttpResponse(
      JSON.stringify(reshape(await answer.json(), switches, fault === 'empty')),
      { headers: { 'content-type': 'application/json' } },
    );
  });
}

/** Returns a handler that serves the OpenAPI document of the switch `offer`, if it is set. */
export const createOfferHandler = (switches: Switches): HttpHandler =>
  http.all(`*${base}/openapi.json`, () => {
    if (switches.offer === undefined) return undefined;
    return HttpResponse.json({ openapi: '3.1.0', paths: pathsOf(switches.offer) });
  });

/**
 * Returns the paths of an OpenAPI document with these operations. The entry `approveWithdrawal If-Match` adds a parameter
 * to its operation, and `approveWithdrawal x-repeat` or `listJobs x-list` adds a mark.
 */
function pathsOf(offer: readonly string[]) {
  const entries = offer.map((entry) => entry.split(' '));
  return Object.fromEntries(
    entries.map(([operationId]) => {
      const additions = entries.flatMap(([id, name]) => (id === operationId && name ? [name] : []));
      const marks = {
        ...(additions.includes('x-repeat') && { 'x-repeat': 'safe' }),
        ...(additions.includes('x-list') && { 'x-list': 1 }),
      };
      const parameters = additions.filter((name) => !(name in marks)).map((name) => ({ name }));
      return [`/${operationId}`, { post: { operationId, parameters, ...marks } }];
    }),
  );
}

/** Returns the refusal with an HTTP status. */
export const refusalWith = (status: string) =>
  HttpResponse.json({ message: messages[status] ?? 'Refused.' }, { status: Number(status) });

function faultyAnswer(fault: Fault): Response {
  if (fault === 'no-answer') return HttpResponse.error();
  if (fault === 'html') {
    return new HttpResponse('<!doctype html><title>Proxy</title>', {
      headers: { 'content-type': 'text/html' },
    });
  }
  if (fault === 'truncated') {
    return new HttpResponse('{"data":[{"id":1,"first_', {
      headers: { 'content-type': 'application/json' },
    });
  }
  if (fault === 'number') return HttpResponse.json(42);
  if (fault === 'reported') {
    return HttpResponse.json({ success: false, message: 'The list is being rebuilt.', data: [] });
  }
  if (fault === 'empty-500') return new HttpResponse(null, { status: 500 });
  return refusalWith(fault);
}

/** Returns a good answer with empty lists, other types of values or another envelope, as the switches say. */
function reshape(answer: unknown, switches: Switches, isEmpty: boolean): unknown {
  let reshaped = answer;
  if (isEmpty) reshaped = withEmptyLists(reshaped);
  if (switches.strings) reshaped = withStrings(reshaped);
  const removedEnvelopes = { literal: 0, less: 1, bare: 2 }[switches.envelope];
  for (let removed = 0; removed < removedEnvelopes; removed += 1) {
    if (isObject(reshaped) && 'data' in reshaped && Object.keys(reshaped).length === 1) {
      reshaped = reshaped.data;
    }
  }
  return reshaped;
}

function withEmptyLists(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withEmptyLists(inner)]),
  );
}

const places = new Set(['ward', 'lga', 'state']);

/** Returns a value with numbers as strings, amounts with two decimals, and null for each ward, LGA and state. */
function withStrings(value: unknown, key = ''): unknown {
  if (places.has(key)) return null;
  if (typeof value === 'number')
    return /amount|total|pay|rate|budget/.test(key) ? value.toFixed(2) : String(value);
  if (Array.isArray(value)) return value.map((inner) => withStrings(inner));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withStrings(inner, name)]),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
