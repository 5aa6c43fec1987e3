import { describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { parseSender, usableAddress } from '../../server/mail/address.ts';

const from = 'office@artisan.example';

/** Returns the sentence that refuses the settings; empty if they are accepted. */
function refusalOf(settings: Record<string, string>): string {
  try {
    readConfig(settings);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return '';
}

describe('the settings of e-mail', () => {
  it('contain the mail server, its credentials, and the sender', () => {
    const { mail } = readConfig({
      SMTP_URL: 'smtps://office%40artisan.example:p%25%3A%2F@mail.example.ng',
      MAIL_FROM: 'Back Office <office@artisan.example>',
    });
    expect(mail).toEqual({
      server: {
        host: 'mail.example.ng',
        port: 465,
        secure: true,
        isLocal: false,
        login: { user: 'office@artisan.example', pass: 'p%:/' },
      },
      from: { name: 'Back Office', address: from },
    });
    expect(readConfig({ SMTP_URL: 'smtp://[::1]:2525', MAIL_FROM: from }).mail?.server).toEqual({
      host: '::1',
      port: 2525,
      secure: false,
      isLocal: true,
    });
    expect(readConfig({}).mail).toBeUndefined();
  });

  it.each([
    'http://mail.example.ng',
    'mail.example.ng',
    'smtp://',
    'smtp://user:secret@',
    'smtp://user@mail.example.ng',
    'smtp://:secret@mail.example.ng',
    'smtp://user:secret%zz@mail.example.ng',
    'smtp://user:secret@mail.example.ng/path',
    'smtp://user:secret@mail.example.ng?tls.rejectUnauthorized=false',
    'smtp://user:secret@mail.example.ng:99999',
  ])('SMTP_URL=%s is refused with one sentence without the password', (address) => {
    const sentence = refusalOf({ SMTP_URL: address, MAIL_FROM: from });
    expect(sentence).toMatch(/^SMTP_URL must be an address such as [^\n]*\.$/);
    expect(sentence).not.toMatch(/secret|mail\.example\.ng\//);
  });

  it.each([
    'office',
    'a@b.example, c@d.example',
    'x: a@b.example;',
    'A <a@b.example>\r\nBcc: c@d.example',
    '<>',
  ])('MAIL_FROM=%s is refused', (sender) => {
    expect(refusalOf({ SMTP_URL: 'smtp://localhost', MAIL_FROM: sender })).toMatch(
      /^MAIL_FROM must be one address/,
    );
  });

  it('must both be set', () => {
    expect(refusalOf({ SMTP_URL: 'smtp://u:secret@localhost' })).toBe(
      'SMTP_URL is set without MAIL_FROM: set both, or neither.',
    );
    expect(refusalOf({ MAIL_FROM: from })).toBe(
      'MAIL_FROM is set without SMTP_URL: set both, or neither.',
    );
  });
});

it.each([
  null,
  '',
  '  ',
  'ada',
  'ada@',
  '@client.example',
  'ada@client.example, eve@client.example',
  'ada@client.example;eve@client.example',
  'ada@client.example\r\nBcc: eve@client.example',
  'Ada <ada@client.example>',
  'team: ada@client.example;',
  '"ada"@client.example',
  'ada@client.example eve@client.example',
  `${'a'.repeat(250)}@client.example`,
])('%j is not usable as an e-mail address', (text) => {
  expect(usableAddress(text)).toBeNull();
});

it('an address is used without the spaces around it', () => {
  expect(usableAddress(' ada.o+office@client.example\n')).toBe('ada.o+office@client.example');
  expect(parseSender('ada@client.example')).toEqual({ name: '', address: 'ada@client.example' });
});
