/**
 * `npm run generate:font`: Inter as the back office shows it, a quarter of the package's files. Of
 * each come the letters of English and of Nigerian languages, the weights between regular and bold,
 * and what text and tables need of its typography. src/app/styles/fonts.css asks for the package's
 * own files where a name has other letters.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/** Both ends of a range of code points, or one. */
type Span = readonly [first: number, last?: number];

const charactersOf = (spans: readonly Span[]) =>
  spans
    .flatMap(([first, last = first]) =>
      Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)),
    )
    .join('');

/** ASCII and Latin-1, typographic signs, arrows. */
const latin: readonly Span[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6],
  [0x2da],
  [0x2dc],
  [0x2000, 0x206f],
  [0x20ac],
  [0x2122],
  [0x2191],
  [0x2193],
  [0x2212],
  [0x2215],
  [0xfeff],
  [0xfffd],
];

const subsets = {
  latin: { from: 'latin', characters: charactersOf(latin) },
  // Yoruba and Igbo ẹ, ị, ọ, ụ, and the accents that are set over them.
  dots: {
    from: 'vietnamese',
    characters: 'ẸẹỊịỌọỤụẼẽ\u0300\u0301\u0303\u0304\u0308\u0309\u0323\u0329',
  },
  // ₦; ṣ, ṅ, ń, ǹ, ḿ; Hausa ɓ, ɗ, ƙ, ƴ; vowels with a macron or a caron.
  nigeria: { from: 'latin-ext', characters: '₦ṢṣṄṅŃńǸǹḾḿƁɓƊɗƘƙƳƴĀāĒēĪīŌōŪūǍǎĚěǏǐǑǒǓǔ' },
};

/** What a browser uses by itself, and figures of equal width. */
const keepFeatures = [
  'calt',
  'ccmp',
  'kern',
  'liga',
  'locl',
  'mark',
  'mkmk',
  'rlig',
  'rvrn',
  'tnum',
];

for (const [name, { from, characters }] of Object.entries(subsets)) {
  const source = await readFile(
    `node_modules/@fontsource-variable/inter/files/inter-${from}-wght-normal.woff2`,
  );
  const subset = await subsetFont(source, characters, {
    targetFormat: 'woff2',
    keepFeatures,
    variationAxes: { wght: { min: 400, max: 600 } },
  });
  const file = `src/app/styles/inter-${name}.woff2`;
  await writeFile(file, subset);
  console.log(`${file}: ${source.length} → ${subset.length} bytes`);
}
