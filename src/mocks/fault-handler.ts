import { delay, getResponse, type HttpHandler, HttpResponse, http } from 'msw';
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

/** Returns the operation of a request. */
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

/**
 * Returns a handler that runs before the others. It responds with 401 without a session, and applies the fault
 * switch of the call.
 *
 * @param isEnded returns whether the session of a token was ended
 */
export function createFaultHandler(
  switches: Switches,
  handlers: HttpHandler[],
  isEnded: (token: string) => boolean,
): HttpHandler {
  return http.all(`*${base}/*`, async ({ request }) => {
    const id = operationOf(request);
    if (id === undefined) return undefined;
    const fault = switches.faults[id] ?? switches.faults.all;
    if (fault !== undefined && fault !== 'slow' && fault !== 'empty') return faultyAnswer(fault);
    const isOpen = id === 'login' || id === 'downloadExport';
    const refusal = isOpen ? undefined : refusalFor(request, isEnded);
    if (refusal !== undefined) return refusal;
    if (fault === 'slow') await delay(switches.slowDelayMs);
    const answer = await getResponse(handlers, request);
    if (answer === undefined || !answer.ok || !answer.body) return answer;
    // A file has no envelope.
    const type = answer.headers.get('content-type') ?? '';
    if (type.startsWith('text/csv')) return answer;
    return new HttpResponse(
      JSON.stringify(reshape(await answer.json(), switches, fault === 'empty')),
      { headers: { 'content-type': 'application/json' } },
    );
  });
}

/** Returns the token of a request, or an empty text. */
export const tokenOf = (request: Request) =>
  /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';

/** The mock checks only the prefix of a token, and whether its session was ended. */
function refusalFor(request: Request, isEnded: (token: string) => boolean): Response | undefined {
  const token = tokenOf(request);
  if (!token.startsWith('mock-') || isEnded(token)) return refuse('401');
  return token.startsWith('mock-admin') ? undefined : refuse('403');
}

const refuse = (status: string) =>
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
  return refuse(fault);
}

/** Changes a good answer to the value types and envelope of another host. */
function reshape(answer: unknown, switches: Switches, empty: boolean): unknown {
  let value = answer;
  if (empty) value = emptied(value);
  if (switches.strings) value = stringly(value);
  const steps = { literal: 0, less: 1, bare: 2 }[switches.envelope];
  for (let step = 0; step < steps; step += 1) {
    if (isObject(value) && 'data' in value && Object.keys(value).length === 1) value = value.data;
  }
  return value;
}

function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, emptied(inner)]));
}

const places = new Set(['ward', 'lga', 'state']);

function stringly(value: unknown, key = ''): unknown {
  if (places.has(key)) return null;
  if (typeof value === 'number')
    return /amount|total|pay|rate|budget/.test(key) ? value.toFixed(2) : String(value);
  if (Array.isArray(value)) return value.map((inner) => stringly(inner));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, stringly(inner, name)]),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
