import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson } from '../../src/api/transport/parse-json.ts';

describe('the JSON of an answer', () => {
  it('has the digits of whole numbers above 2^53 as texts', () => {
    const text =
      '{"data":[{"id":9007199254740993,"parent":-9007199254740993},{"id": 12345678901234567890 , "n":[9007199254740995]}]}';
    expect(parseJson(text)).toEqual({
      data: [
        { id: '9007199254740993', parent: '-9007199254740993' },
        { id: '12345678901234567890', n: ['9007199254740995'] },
      ],
    });
  });

  it('is otherwise as JSON.parse reads it, also beside such a number', () => {
    const others =
      '{"exact":9007199254740991,"half":0.1234567890123456789,"power":1e21,"text":"x: 9007199254740993, \\" [9007199254740993]"}';
    expect(parseJson(others)).toEqual(JSON.parse(others));
    expect(parseJson(`[${others},9007199254740993]`)).toEqual([
      JSON.parse(others),
      '9007199254740993',
    ]);
  });

  it('has any value unchanged, except that whole numbers that are not exact are texts', () => {
    const textIfInexact = (_: string, value: unknown) =>
      Number.isInteger(value) && !Number.isSafeInteger(value) && /^-?\d+$/.test(String(value))
        ? String(value)
        : value;
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = `[${JSON.stringify(value)},9007199254740993]`;
        expect(parseJson(text)).toEqual([
          JSON.parse(JSON.stringify(value), textIfInexact),
          '9007199254740993',
        ]);
      }),
    );
  });

  it('may have a text as long as a picture', () => {
    const picture = 'x'.repeat(20_000_000);
    expect(parseJson(`["${picture}",9007199254740993]`)).toEqual([picture, '9007199254740993']);
  });

  it.each(['', '{', '["9007199254740993\\', '[9007199254740993,]', '<html>'])(
    '%j is no JSON',
    (text) => {
      expect(() => parseJson(text)).toThrow(SyntaxError);
    },
  );
});
