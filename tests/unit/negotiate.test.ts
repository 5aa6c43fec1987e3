import { describe, expect, it } from 'vitest';
import { acceptedEncoding, matchesEtag } from '../../server/response-cache/negotiate.ts';

describe('the encoding of an answer', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['deflate, zstd', 'identity'],
    ['*', 'br'],
    ['*;q=0.1, br;q=0', 'gzip'],
    ['br;q=0.2, gzip ; q=0.8', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['identity, gzip', 'gzip'],
    ['identity;q=1, gzip;q=0.5', 'identity'],
    ['gzip;q=much', 'identity'],
    [',;,', 'identity'],
  ])('for %s is %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
  });
});

describe('If-None-Match', () => {
  it.each([
    [undefined, false],
    ['', false],
    ['*', true],
    ['W/"a,b"', true],
    ['"a,b"', true],
    ['"x", W/"a,b"', true],
    ['"x","a,b","y"', true],
    ['"a", "b"', false],
    ['a,b', false],
    ['W/"a,bc"', false],
  ])('%s matches the ETag: %s', (header, matches) => {
    expect(matchesEtag(header, 'W/"a,b"')).toBe(matches);
    expect(matchesEtag(header, '"a,b"')).toBe(matches);
  });
});
