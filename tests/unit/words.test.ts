import { describe, expect, it } from 'vitest';
import { awaitsDecision } from '../../domain/awaits-decision.ts';
import { fold } from '../../domain/fold.ts';
import { formatLocation, fullName } from '../../domain/person.ts';
import { phoneDigits } from '../../domain/phone.ts';
import { statusKey } from '../../domain/status.ts';
import { readInnerPath } from '../../src/lib/url/search-params.ts';
import { isEmail } from '../../src/lib/values/email.ts';
import { initials } from '../../src/lib/values/people.ts';
import { parsePhoneQuery } from '../../src/lib/values/phone.ts';
import { formatStatus, statusTone } from '../../src/lib/values/status.ts';
import { whyNotWaiting } from '../../src/lib/values/why-not-waiting.ts';

describe('a location', () => {
  const location = { ward: 'Alausa', lga: 'Ikeja', state: 'Lagos' };

  it('has its parts in the order ward, lga, state, or in a given order', () => {
    expect(formatLocation(location)).toBe('Alausa, Ikeja, Lagos');
    expect(formatLocation(location, ['ward', 'state', 'lga'])).toBe('Alausa, Lagos, Ikeja');
  });

  it('has NIL in place of a missing part, and is No Address without all three', () => {
    expect(formatLocation({ ...location, lga: null })).toBe('Alausa, NIL, Lagos');
    expect(formatLocation({ ward: null, lga: null, state: null })).toBe('No Address');
  });
});

describe('a name', () => {
  it('is joined from the existing parts', () => {
    expect(fullName('Ngọzi', 'Eze')).toBe('Ngọzi Eze');
    expect(fullName(null, 'Eze')).toBe('Eze');
    expect(fullName(null, null)).toBeNull();
  });

  it('has initials with their marks', () => {
    expect(initials('Chukwuemeka Okafor')).toBe('CO');
    expect(initials('Ọlá Ṣadé')).toBe('ỌṢ');
    expect(initials('Ọlá'.normalize('NFD'))).toBe('Ọ'.normalize('NFD'));
    expect(initials('Adéọlá Olúwafẹ́mi Akínwándé')).toBe('AA');
    expect(initials(null)).toBe('');
  });

  it('is folded for a search: no capitals, no marks', () => {
    expect(fold('Adébáyọ̀')).toBe('adebayo');
    expect(fold('OKAFOR')).toBe('okafor');
    expect(fold('Ɗanjuma Ɓello Ƙaura Ƴaradua')).toBe('danjuma bello kaura yaradua');
    expect(fold('O’Brien Łukasz Søren Groß Işık Dǝrǝ')).toBe(
      "o'brien lukasz soren gross isik dere",
    );
    expect(fold('“2026–11‑20” −5 ʼn')).toBe('"2026-11-20" -5 \'n');
  });
});

describe('a status word', () => {
  it.each([
    ['completed', 'ok'],
    ['PAID', 'ok'],
    ['In Progress', 'info'],
    ['not_read', 'wait'],
    ['failed', 'bad'],
    ['awaiting-inspection', 'neutral'],
    [null, 'neutral'],
  ])('%j has the tone %s', (word, tone) => {
    expect(statusTone(word)).toBe(tone);
  });

  it('is printed in a readable form', () => {
    expect(formatStatus('not-read')).toBe('Not read');
    expect(formatStatus('awaiting_inspection')).toBe('Awaiting inspection');
    expect(formatStatus('Deactivated')).toBe('Deactivated');
    expect(formatStatus('')).toBe('NIL');
    expect(formatStatus(null)).toBe('NIL');
    expect(statusKey(' Not Read ')).toBe('not-read');
  });
});

describe('a row of a queue', () => {
  it.each([
    null,
    'pending',
    ' PENDING ',
    'Requested',
    'new',
    'awaiting_review',
    'Awaiting  approval',
    'awaiting-approval',
    'AwaitingApproval',
  ])('with %j waits for a decision', (status) => {
    expect(awaitsDecision(status)).toBe(true);
  });

  it.each([
    ['processing', 'Not pending'],
    ['pending_payout', 'Not pending'],
    ['awaiting-payment', 'Not pending'],
    ['Pending (on hold)', 'Not pending'],
    ['pending approved', 'Not pending'],
    ['pending approval', 'Not pending'],
    ['awaiting', 'Not pending'],
    ['unpaid', 'Not pending'],
    ['submitted', 'Not pending'],
    ['initiated', 'Not pending'],
    ['open', 'Not pending'],
    ['Under review', 'Not pending'],
    ['in-review', 'Not pending'],
    ['0', 'Not pending'],
    ['on-hold', 'Not pending'],
    ['Zzz', 'Not pending'],
    ['not pending', 'Not pending'],
    ['approved', 'Already decided'],
    ['Failed', 'Already decided'],
  ])('with %j cannot be decided on: %s', (status, why) => {
    expect(awaitsDecision(status)).toBe(false);
    expect(whyNotWaiting(status)).toBe(why);
  });
});

describe('the redirect after signing in', () => {
  it.each(['/admin/dashboard?jobs_q=a%20b', '/', '/nonsense'])('may lead to %s', (path) => {
    expect(readInnerPath(path)).toBe(path);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    null,
    '/admin/login?redirect=/',
  ])('may not lead to %j', (path) => {
    expect(readInnerPath(path)).toBeUndefined();
  });
});

describe('an e-mail address', () => {
  it.each(['ada@example.ng', "o'neil+tag@a-b.example", 'a@b'])('may be %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each(['', 'ada', 'ada@', '@example.ng', 'ada@exa mple.ng', 'ada@-a.ng', 'ada@a..ng'])(
    'may not be %j',
    (text) => {
      expect(isEmail(text)).toBe(false);
    },
  );
});

describe('a phone number', () => {
  it.each([
    '0803 555 0148',
    '+234 803 555 0148',
    '002348035550148',
    '(0803) 555-0148',
    '8035550148',
  ])('has the same digits when it is written as %s', (text) => {
    expect(phoneDigits(text)).toBe('8035550148');
  });

  it('is searched for if the words without letters have at least four digits', () => {
    const search = (text: string) => parsePhoneQuery(text.split(' '));
    expect(search('0803 555')).toEqual({ digits: '803555', words: [] });
    expect(search('ada +234 (0) 803 555')).toEqual({ digits: '803555', words: ['ada'] });
    expect(['431', 'withdrawal 431', 'cd27d08c', 'okafor'].map(search)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
