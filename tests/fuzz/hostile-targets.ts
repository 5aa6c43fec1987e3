import fc from 'fast-check';

const percentEncoded = (letter: string) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`;

/** Generates another spelling of an address, or nearly the same address. */
export function respelt(path: string): fc.Arbitrary<string> {
  const position = fc.integer({ min: 1, max: path.length - 1 });
  const insert = (text: string) =>
    position.map((index) => path.slice(0, index) + text + path.slice(index));
  return fc.oneof(
    position.map(
      (index) => path.slice(0, index) + percentEncoded(path.charAt(index)) + path.slice(index + 1),
    ),
    position.map((index) => path.slice(0, index) + path.slice(index).toUpperCase()),
    position.map((index) => path.slice(0, index)),
    fc.constantFrom(
      `${path}/`,
      `/${path}`,
      `${path}?x`,
      `${path}?x=%00&x=%zz&__proto__[a]=b`,
      `${path}?${'a=b&'.repeat(500)}`,
      `${path};x=y`,
      `${path}#x`,
      `${path}%00`,
      `${path}%0d%0aX: y`,
      `${path}/..`,
      `/x/..${path}`,
      `/.${path}`,
      path.replaceAll('/', '//'),
      path.replaceAll('/', '\\'),
      path.replaceAll('/', '%2f'),
      `http://evil.example${path}`,
      `http://[${path}`,
      path.slice(1),
    ),
    fc
      .constantFrom(
        '%',
        '%zz',
        '%c0%af',
        '%ff',
        '%e2%80',
        '/./',
        '/../',
        '//',
        '\\',
        ':',
        '*',
        '\x80',
      )
      .chain(insert),
  );
}

/** Paths outside the contract: files, pages, probes, and hostile paths. */
export const otherTarget: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '/',
    '//',
    '//[',
    '///',
    '/%',
    '/%00',
    '*',
    '/?',
    '/admin/login',
    '/admin/dashboard',
    '/healthz',
    '/livez',
    '/readyz',
    '/metrics',
    '/api',
    '/api/',
    '/api/v1',
    '/api/v1/',
    '/api/v1/openapi.json',
    '/api/v1/../../etc/passwd',
    '/assets/',
    '/assets/index-abc.js',
    '/assets/%00',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%5c..%5c..',
    '/media/people/man-1.svg',
    '/media/',
    '/media/%',
    '/media/people',
    '/media/../app.ts',
    '/.env',
    '/.git/config',
    '/__proto__',
    '/constructor',
    `/${'a'.repeat(9000)}`,
    `/media/${'a/'.repeat(2000)}`,
    '/assets/index-abc.js?x=[',
    'http://localhost/healthz',
    'https://[/',
    'localhost:80',
  ),
  fc
    .array(
      fc.integer({ min: 33, max: 255 }).filter((code) => code !== 127),
      { maxLength: 60 },
    )
    .map((codes) => `/${String.fromCharCode(...codes)}`),
);

/** Methods of HTTP, with and without a call in the contract. */
export const strangeMethod = fc.constantFrom(
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'SEARCH',
  'M-SEARCH',
  'QUERY',
  'BREW',
  'get',
);
