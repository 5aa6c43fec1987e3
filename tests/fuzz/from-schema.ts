import fc from 'fast-check';
import { type Schema, schemaAt } from './contract-calls.ts';

/** Texts that often cause faults: unusual Unicode, U+0000, code of other languages, very long texts. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udfff\ud83d',
    '\u202e\u2066reversed',
    '\ufeff',
    "' or 1=1 --",
    "'; drop table accounts; --",
    '{{7*7}}',
    '../../etc/passwd',
    '<script>alert(1)</script>',
    '%00%ff',
    'NaN',
    '\r\nSet-Cookie: a=b',
    '__proto__',
  ),
  fc.integer({ min: 1, max: 20_000 }).map((length) => 'ń'.repeat(length)),
);

/** JSON numbers that a column or a float cannot hold exactly, and -0. */
const hostileNumber = fc.constantFrom(
  '1e400',
  '-0',
  '9007199254740993',
  '0.1e-999',
  '99999999999999999999999999999999999999',
);

const isText = (value: unknown): value is string => typeof value === 'string';

const numberOr = (value: unknown, otherwise: number) =>
  typeof value === 'number' ? value : otherwise;

/** Generates values by a schema of the contract. It uses only the first of several types, and ignores `format`. */
export function fromSchema(schema: Schema | undefined): fc.Arbitrary<unknown> {
  const {
    anyOf,
    enum: words,
    type,
    properties,
    required,
    items,
    minLength,
    maxLength,
    pattern,
    minimum,
    maximum,
  } = schema ?? {};
  if (Array.isArray(anyOf))
    return fc.oneof(...anyOf.map((alternative) => fromSchema(schemaAt(alternative))));
  if (Array.isArray(words)) return fc.constantFrom(...words);
  const [firstType] = Array.isArray(type) ? type : [type];
  switch (firstType) {
    case 'string': {
      const expression = new RegExp(isText(pattern) ? pattern : '', 'u');
      // Only an anchored pattern describes the whole text.
      if (expression.source.startsWith('^')) return fc.stringMatching(expression);
      return fc
        .string({
          unit: 'grapheme',
          minLength: numberOr(minLength, 0),
          maxLength: numberOr(maxLength, 60),
        })
        .filter((text) => expression.test(text));
    }
    case 'integer':
      return fc.integer({
        min: numberOr(minimum, -(2 ** 31)),
        max: numberOr(maximum, 2 ** 31 - 1),
      });
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'array':
      return fc.array(fromSchema(schemaAt(items)), { maxLength: 3 });
    case 'object': {
      const fields = Object.keys(Object(properties));
      const model = Object.fromEntries(
        fields.map((name) => [name, fromSchema(schemaAt(properties, name))]),
      );
      return fc.record(model, {
        requiredKeys: Array.isArray(required) ? required.filter(isText) : [],
      });
    }
    default:
      return fc.jsonValue();
  }
}

/** Generates the text of a body that usually breaks the schema, or is not JSON. */
export function faultyBodyOf(schema: Schema): fc.Arbitrary<string> {
  const fields = Object.keys(Object(schema.properties));
  const wrongValue = fc.oneof(fc.jsonValue(), hostileText, fc.constantFrom(null, '', [], {}));
  const valid = fromSchema(schema);
  return fc.oneof(
    fc
      .tuple(valid, fc.constantFrom(...fields), wrongValue)
      .map(([body, field, value]) => JSON.stringify({ ...Object(body), [field]: value })),
    fc.tuple(valid, fc.constantFrom(...fields)).map(([body, field]) => {
      const { [field]: _, ...rest } = Object(body);
      return JSON.stringify(rest);
    }),
    fc
      .tuple(valid, hostileText, wrongValue)
      .map(([body, field, value]) => JSON.stringify({ ...Object(body), [field]: value })),
    fc
      .tuple(fc.constantFrom(...fields), hostileNumber)
      .map(([field, number]) => `{"${field}": ${number}}`),
    fc.constantFrom(...fields).map((field) => `{"${field}": "a", "${field}": "b"}`),
    fc.jsonValue().map((value) => JSON.stringify(value)),
    fc.constantFrom('', ' ', '{', '{"email":"a', '[[[[', 'null', '"', '\ufeff{}', '{"a":1}{"b":2}'),
    fc.integer({ min: 100, max: 20_000 }).map((depth) => '['.repeat(depth)),
  );
}
