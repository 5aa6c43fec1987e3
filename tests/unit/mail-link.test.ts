import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailLink } from '../../src/features/contact/reply/mail-link.ts';
import { codePoint } from '../support/code-points.ts';

const message = {
  id: '1',
  first_name: null,
  last_name: null,
  phone_number: null,
  email: 'a@b.ng',
  read_status: null,
  category: null,
  message: null,
  created_at: null,
  answer_status: null,
  answered_at: null,
  start_date: null,
};

/** The subject and the body that a mail program reads from the link. */
const readLink = (href: string) => new URL(href).searchParams;

describe('a reply by mail link', () => {
  it('ends the lines of reply and quote with CRLF, whatever ended them before', () => {
    const { href, overflow } = mailLink(
      { ...message, message: 'One\nTwo\r\nThree\rFour' },
      'A\nB\r\nC',
    );
    expect(readLink(href).get('body')).toBe(
      'A\r\nB\r\nC\r\n\r\nYou wrote:\r\n> One\r\n> Two\r\n> Three\r\n> Four',
    );
    expect(overflow).toBe('');
  });

  it('quotes with the day and the name of the sender, as far as they are known', () => {
    const quoteOf = (fields: Partial<typeof named>) =>
      readLink(mailLink({ ...message, message: 'Late.', ...fields }, 'A').href).get('body');
    const day = { day: '2026/11/18', time: 0, hasTime: false };
    const named = { first_name: 'Ada', last_name: 'Obi', created_at: day, start_date: day };
    expect(quoteOf(named)).toBe('A\r\n\r\nOn 2026/11/18 Ada Obi wrote:\r\n> Late.');
    expect(quoteOf({ created_at: day })).toBe('A\r\n\r\nOn 2026/11/18 you wrote:\r\n> Late.');
    expect(quoteOf({ first_name: 'Ada' })).toBe('A\r\n\r\nAda wrote:\r\n> Late.');
    expect(quoteOf({})).toBe('A\r\n\r\nYou wrote:\r\n> Late.');
  });

  it.each([
    ['letters', 'a'.repeat(20_000)],
    ['words', 'We are sorry. '.repeat(1500)],
    ['lines', 'Sorry.\n'.repeat(3000)],
    ['emoji', '😀'.repeat(9000)],
  ])(
    'has at most 2,000 characters, and returns the rest of long %s for the clipboard',
    (_, text) => {
      const { href, overflow } = mailLink({ ...message, message: 'Late.' }, text);
      expect(href.length).toBeLessThanOrEqual(2000);
      const start = readLink(href).get('body') ?? '';
      expect(start.length).toBeGreaterThan(100);
      expect(start).not.toMatch(/\uFFFD|\s$/);
      const end = '\r\n\r\nYou wrote:\r\n> Late.';
      expect(overflow.endsWith(end)).toBe(true);
      const whole = (start + overflow.slice(0, -end.length)).replaceAll(/\s/g, '');
      expect(whole).toBe(text.replaceAll(/\s/g, ''));
    },
  );

  it('drops the end of a long quote, or all of it, before it cuts the reply', () => {
    const long = { ...message, message: 'b'.repeat(5000) };
    const short = mailLink(long, 'Hello');
    expect(short.href.length).toBeLessThanOrEqual(2000);
    expect(readLink(short.href).get('body')).toMatch(/^Hello\r\n\r\nYou wrote:\r\n> b{1500,}…$/);
    const full = mailLink(long, 'a'.repeat(1910));
    expect(readLink(full.href).get('body')).toBe('a'.repeat(1910));
    expect([short.overflow, full.overflow]).toEqual(['', '']);
  });

  it('has at most 2,000 characters also with a long subject', () => {
    const { href } = mailLink({ ...message, category: '₦'.repeat(3000) }, 'Hello');
    expect(href.length).toBeLessThanOrEqual(2000);
    expect(readLink(href).get('subject')).toBe(`Re: ${'₦'.repeat(32)}`);
  });

  it('is a mailto link for any message, also with half a surrogate pair', () => {
    fc.assert(
      fc.property(fc.string({ unit: codePoint, maxLength: 1200 }), (text) => {
        const { href } = mailLink({ ...message, message: text, first_name: text }, text);
        expect(href).toMatch(/^mailto:/);
        expect(href.length).toBeLessThanOrEqual(2000);
      }),
    );
    expect(mailLink({ ...message, message: '\ud800' }, '\udfff').href).toMatch(/^mailto:/);
  });
});
