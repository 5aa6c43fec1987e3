import fc from 'fast-check';

/** Any code point but half a surrogate pair. The unit `binary` takes two seconds to prepare. */
export const codePoint = fc
  .integer({ min: 0, max: 0x10ffff - 0x800 })
  .map((number) => String.fromCodePoint(number < 0xd800 ? number : number + 0x800));
