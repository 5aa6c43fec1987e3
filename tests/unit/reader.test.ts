// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latestTransaction } from '../../src/api/parse/latest-transaction.ts';
import { picture } from '../../src/api/parse/picture.ts';
import { readEnvelope, readList, readRecord } from '../../src/api/parse/read-answer.ts';
import {
  count,
  id,
  listOf,
  place,
  queueStatus,
  record,
  text,
} from '../../src/api/parse/read-fields.ts';
import { amount } from '../../src/api/parse/read-values.ts';
import { rowParser } from '../../src/api/parse/rows.ts';
import { ApiError, sentenceFor } from '../../src/api/transport/api-error.ts';
import { messageIn } from '../../src/api/transport/host-message.ts';
import { readWriteAnswer } from '../../src/api/writes/write-outcome.ts';

const shape = { id, name: text, amount, lga: place, total: count };
const parser = rowParser(shape);
const envelope = fc.constantFrom(
  (value: unknown) => value,
  (value: unknown) => ({ data: value }),
  (value: unknown) => ({ data: { data: value } }),
  (value: unknown) => ({ data: { data: value, current_page: 1 }, message: 'ok' }),
);

describe('an answer with a list', () => {
  it('has the same rows in every envelope', () => {
    const rows = fc.array(fc.record({ id: fc.integer(), name: fc.string() }), { maxLength: 5 });
    fc.assert(
      fc.property(rows, envelope, (list, wrap) => {
        const read = readList('listArtisans', wrap(list), parser);
        expect(read.length).toBe(list.length);
        expect(read.all().map((row) => row.id)).toEqual(list.map((row) => String(row.id)));
      }),
    );
  });

  it('has the same rows if they are read one by one, together, or with a callback', () => {
    fc.assert(
      fc.property(fc.array(fc.anything(), { maxLength: 6 }), (list) => {
        const rows = readList('listArtisans', list, parser);
        const visited: unknown[] = [];
        rows.each(({ id: rowId, name, amount: sum, lga, total }) =>
          visited.push({ id: rowId, name, amount: sum, lga, total }),
        );
        expect(visited).toEqual(rows.all());
        expect(list.map((_, index) => rows.at(index))).toEqual(rows.all());
      }),
    );
  });

  it.each([
    ['a page of a proxy', '<!doctype html>'],
    ['a number', 42],
    ['nothing', null],
    ['an object without a list', { data: { rows: [] } }],
    ['a list too deep', { data: { data: { data: [] } } }],
    ['null for a list', { data: null }],
  ])('is an error if it is %s, never an empty list', (_, answer) => {
    expect(() => readList('listArtisans', answer, parser)).toThrow(ApiError);
  });
});

describe('an answer with a record', () => {
  it('is read from every envelope', () => {
    fc.assert(
      fc.property(envelope, fc.integer(), (wrap, total) => {
        expect(readRecord('getDashboard', wrap({ total }), shape).total).toBe(total);
      }),
    );
  });

  it('may lack fields and have unknown ones', () => {
    expect(readRecord('getDashboard', { data: { extra: 1 } }, shape)).toEqual({
      id: null,
      name: null,
      amount: null,
      lga: null,
      total: null,
    });
  });

  it.each(['text', 42, null, [], { data: [] }, { data: 'x' }, { message: 'ok' }])(
    'is an error if it is %j',
    (answer) => {
      expect(() => readRecord('getDashboard', answer, shape)).toThrow(ApiError);
    },
  );
});

describe('a 200 that answers a read', () => {
  it.each([
    { success: false, message: 'The list is being rebuilt.', data: [] },
    { status: 'error', message: 'The list is being rebuilt.', data: null },
    { ok: 0, error: 'The list is being rebuilt.' },
    { data: { data: [], errors: ['The list is being rebuilt.'] } },
    { data: [], code: 503, message: 'The list is being rebuilt.' },
    { status: 'fail', data: { message: 'The list is being rebuilt.' } },
    { status: false, message: ['The list is being rebuilt.'] },
    { success: 'False', message: 'The list is being rebuilt.', data: [] },
    { ok: 'failed', message: 'The list is being rebuilt.', data: [] },
    { success: 'no', message: 'The list is being rebuilt.', data: [] },
    { status: 'Rebuilding', message: 'The list is being rebuilt.', data: [] },
  ])('is an error with the host’s words if it reports a failure: %j', (answer) => {
    const words = { kind: 'refused', message: 'The list is being rebuilt.' };
    expect(() => readList('listArtisans', answer, parser)).toThrow(expect.objectContaining(words));
    expect(() => readEnvelope('listAuditEntries', answer)).toThrow(expect.objectContaining(words));
    expect(() => readRecord('getArtisan', answer, { ...shape, status: text })).toThrow(
      expect.objectContaining(words),
    );
  });

  it.each([
    { success: true, data: [{ id: 1, status: 'failed', success: false }] },
    { status: 200, code: '00', error: null, errors: {}, message: 'Fetched.', data: [{ id: 1 }] },
    { status: 'success', data: { data: [{ id: 1 }], current_page: 1 } },
    [{ id: 1, error: 'Only this job failed.' }],
    { success: 'Artisans were fetched.', data: { ok: 'text', data: [{ id: 1 }] } },
  ])('is no error if only a row reports a failure, or no flag does: %j', (answer) => {
    expect(readList('listArtisans', answer, parser).all()).toMatchObject([{ id: '1' }]);
  });

  it('is no error if the record has a status', () => {
    const status = 'deactivated';
    for (const answer of [{ id: 1, status }, { data: { data: { id: 1, status } } }]) {
      const artisan = readRecord('getArtisan', answer, { ...shape, status: text });
      expect(artisan).toMatchObject({ id: '1', status });
    }
  });
});

describe('a field', () => {
  it('is read without an error from any value', () => {
    const all = record({
      ...shape,
      list: listOf(record(shape)),
      latest: latestTransaction,
      picture,
    });
    fc.assert(
      fc.property(
        fc.anything(),
        (value) =>
          void all({
            id: value,
            name: value,
            amount: value,
            lga: value,
            total: value,
            list: value,
            latest: value,
            picture: value,
          }),
      ),
    );
  });

  it('reads an id as a string, so that 7 and "7" are equal', () => {
    expect([id(7), id('7'), id(null), id('')]).toEqual(['7', '7', null, null]);
  });

  it('reads a status of a queue that is no text as an unknown word, and only a missing one as null', () => {
    const values = ['on hold', null, undefined, ' ', { name: 'on hold' }, [], 0, false];
    expect(values.map(queueStatus)).toEqual([
      'on hold',
      null,
      null,
      null,
      'unknown',
      'unknown',
      '0',
      'false',
    ]);
  });

  it('reads a place from a text or an object, and a missing one as null', () => {
    expect([
      place('Ikeja'),
      place({ name: 'Ikeja' }),
      place({ ward: 'Alausa' }),
      place(null),
      place({}),
    ]).toEqual(['Ikeja', 'Ikeja', 'Alausa', null, null]);
  });

  it.each([' ', '\n', 'NaN', '0x10', '1e3', '12 jobs', '--', true, [], {}])(
    'reads no count and no amount from %j',
    (value) => {
      expect([count(value), amount(value)]).toEqual([null, null]);
    },
  );

  it('reads a count from a number or a string', () => {
    expect([count(5), count('1,284'), count(''), count('many'), count(null)]).toEqual([
      5,
      1284,
      null,
      null,
      null,
    ]);
  });

  it('reads the latest transaction from an object, an amount, or a date', () => {
    expect(latestTransaction({ id: 1, amount: '50', date: '2026-11-18' })).toMatchObject({
      amount: 5000,
      date: { day: '2026/11/18' },
    });
    expect(latestTransaction('1,250.50')).toEqual({ amount: 125_050, date: null });
    expect(latestTransaction('2026-11-18T09:00:00Z')).toMatchObject({
      amount: null,
      date: { day: '2026/11/18' },
    });
    expect(latestTransaction(null)).toEqual({ amount: null, date: null });
  });

  it('accepts an address or image data as a picture, but nothing that can run code', () => {
    expect(picture('https://host.example/a.png')).toBe('https://host.example/a.png');
    expect(picture('data:image/png;base64,AA')).toMatch(/^data:image/);
    expect(picture('data:application/pdf;base64,AA')).toMatch(/^data:application/);
    expect(picture('/media/a.svg')).toBe('/media/a.svg');
    expect(picture('media/a.svg')).toBe('/media/a.svg');
    expect(picture('//cdn.example/a.png')).toBe('//cdn.example/a.png');
    expect(picture('javascript:alert(1)')).toBeNull();
    expect(picture('data:text/html,x')).toBeNull();
  });
});

describe('a refusal', () => {
  it('has the host’s own sentence, from every field in which hosts send it', () => {
    expect(messageIn({ message: 'No.' })).toBe('No.');
    expect(messageIn({ error: { message: 'No.' } })).toBe('No.');
    expect(messageIn({ data: { message: 'No.' } })).toBe('No.');
    expect(messageIn({ error: 'No.' })).toBe('No.');
    expect(messageIn('<html>')).toBeUndefined();
    expect(messageIn({ message: '' })).toBeUndefined();
  });

  it.each([
    // NestJS
    [
      { statusCode: 400, message: ['amount is too high', 'bank is missing'], error: 'Bad Request' },
      'amount is too high. bank is missing.',
    ],
    // Laravel, before and since version 9
    [
      {
        message: 'The given data was invalid.',
        errors: { amount: ['The amount is too high.'], 'bank.code': ['The code is missing.'] },
      },
      'The given data was invalid. The amount is too high. The code is missing.',
    ],
    [
      {
        message: 'The amount is too high. (and 1 more error)',
        errors: { amount: ['The amount is too high.'], bank: { code: ['The code is missing.'] } },
      },
      'The amount is too high. The code is missing.',
    ],
    [
      {
        errors: [
          { field: 'amount', message: 'Too high' },
          { path: 'bank', msg: 'Missing' },
        ],
      },
      'Too high. Missing.',
    ],
    [{ message: { amount: ['Too high.'], bank: 'Missing.' } }, 'Too high. Missing.'],
    [{ error: { code: 'E17', message: 'Too high.' } }, 'Too high.'],
    [{ message: ['Too high', ' '], data: ['x'] }, 'Too high'],
    [{ message: 'Too high. (and 1 more error)' }, 'Too high. (and 1 more error)'],
  ])('has all sentences of %j', (body, sentences) => {
    expect(messageIn(body)).toBe(sentences);
  });

  it('is read without an error at any depth', () => {
    const deep: unknown = JSON.parse(`${'{"message":['.repeat(5_000)}1${']}'.repeat(5_000)}`);
    expect(messageIn(deep)).toBeUndefined();
  });

  it('has a sentence for every status', () => {
    for (const status of [400, 401, 403, 404, 405, 409, 418, 422, 429, 500, 503]) {
      expect(sentenceFor(status)).toMatch(/\.$/);
    }
  });
});

describe('the outcome of a write', () => {
  const json = { message: 'No.' };
  const html = '<!doctype html><title>Sign in</title>';

  it.each([
    [400, json, 'refused'],
    [401, json, 'refused'],
    [403, json, 'refused'],
    [404, json, 'refused'],
    [409, json, 'refused'],
    [422, json, 'refused'],
    [429, json, 'refused'],
    // The next two are answers of a proxy, not of the host.
    [403, html, 'unknown'],
    [404, '', 'unknown'],
    [500, json, 'failed'],
    [500, '', 'failed'],
    [503, json, 'failed'],
    [500, html, 'unknown'],
    [502, json, 'unknown'],
    [504, '', 'unknown'],
    // In the next three answers, the host names the outcome.
    [503, { message: 'The outcome is not known.' }, 'unknown'],
    [503, { message: 'Busy.', outcome: 'unknown' }, 'unknown'],
    [502, { message: 'The host is down.', outcome: 'nothing-written' }, 'failed'],
    [302, html, 'unknown'],
  ])('for a %i with %j is %s', async (status, body, outcome) => {
    const operationId = 'approveWithdrawal';
    const refusal = new ApiError({ kind: 'refused', status, message: 'No.', operationId, body });
    await expect(readWriteAnswer(operationId, Promise.reject(refusal))).rejects.toMatchObject({
      kind: 'refused',
      status,
      message: 'No.',
      outcome,
    });
  });

  const read = (answer: unknown) => readWriteAnswer('approveWithdrawal', Promise.resolve(answer));

  it('has the words of the host if a 200 does not confirm the write', async () => {
    const unclear = { message: 'Queued at the bank.', data: { status: 'pending' } };
    await expect(read(unclear)).rejects.toMatchObject({
      outcome: 'unknown',
      message: 'Queued at the bank.',
    });
  });

  it('of an aborted call is the abort', async () => {
    const abort = new DOMException('left', 'AbortError');
    const write = readWriteAnswer('approveWithdrawal', Promise.reject(abort));
    await expect(write).rejects.toBe(abort);
  });

  it.each([
    [{ data: { message: 'Approved.' } }, 'Approved.'],
    [{ message: 'Approved.' }, 'Approved.'],
    [{ data: 'Approved.' }, 'Approved.'],
    [{ success: true, data: null }, null],
    [{ status: 200, error: null, data: {} }, null],
    [{ responseCode: '00', message: 'Approved.' }, 'Approved.'],
    [{ Success: true, status_code: 200, errors: [], data: { status: 'Paid' } }, null],
    [{ data: { data: { message: 'Approved.', status: 'approved' } } }, 'Approved.'],
    [{}, null],
    [undefined, null],
  ])('for a 200 with %j is carried out', async (answer, words) => {
    expect(await read(answer)).toBe(words);
  });

  it.each([
    [{ success: false, message: 'Insufficient balance.' }, 'refused'],
    [{ data: { success: 'false' } }, 'refused'],
    [{ ok: 0 }, 'refused'],
    [{ status: 422, message: 'No.' }, 'refused'],
    [{ status: 'fail', data: { amount: 'Too much.' } }, 'refused'],
    [{ data: { status: 'Rejected', message: 'No.' } }, 'refused'],
    [{ success: false, errors: { amount: ['Too much.'] } }, 'refused'],
    [{ status: 'error', message: 'No.' }, 'failed'],
    [{ code: '503', message: 'Busy.' }, 'failed'],
  ])('for a 200 with %j is %s', async (answer, outcome) => {
    await expect(read(answer)).rejects.toMatchObject({ kind: 'refused', status: 200, outcome });
  });

  it.each([
    [{ data: { status: 'pending' } }],
    [{ message: 'Queued.', data: { data: { status: 'processing' } } }],
    [{ success: 'pending', message: 'Sent.' }],
    [{ success: 'The payment was made.', message: 'Sent.' }],
    [{ code: 'TRF_17', data: { message: 'Transfer made.' } }],
    [{ code: 202, message: 'Queued for processing.' }],
    [{ status: { code: 'QUEUED' }, message: 'Later.' }],
    [{ status: 1e21, message: 'Later.' }],
    // Two parts of each of the next three answers contradict each other.
    [{ success: true, data: { status: 'failed' } }],
    [{ success: false, status: 'success', message: 'Hm.' }],
    [{ status: 'success', message: 'Done.', errors: ['No e-mail was sent.'] }],
    [{ message: 'No.', errors: ['amount'] }],
    [{ error: 'No.' }],
    [{ message: 'Sent.', outcome: 'unknown' }],
    [{ success: true }],
    [[]],
    ['OK'],
    [7],
    [null],
    [{ token: 'x', user: {} }],
  ])('for a 200 with %j is unknown', async (answer) => {
    await expect(read(answer)).rejects.toMatchObject({ kind: 'unreadable', outcome: 'unknown' });
  });

  it('of a rejection is done if the request is rejected, and unknown if it is approved', async () => {
    const reject = (status: string) =>
      readWriteAnswer('rejectWithdrawal', Promise.resolve({ data: { message: 'Done.', status } }));
    expect(await reject('rejected')).toBe('Done.');
    await expect(reject('approved')).rejects.toMatchObject({ outcome: 'unknown' });
  });
});
