/**
 * `npm run generate:font`: the few letters of Inter's large "latin-ext" file that Nigerian languages and
 * the Naira sign need, as a file a fifteenth of its size. src/app/styles/fonts.css puts it before the
 * large one, which then only loads for other languages.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/** ₦; Yoruba and Igbo ṣ, ṅ, ń, ǹ, ḿ; Hausa ɓ, ɗ, ƙ, ƴ; vowels with a macron or a caron. */
const letters = '₦ṢṣṄṅŃńǸǹḾḿƁɓƊɗƘƙƳƴĀāĒēĪīŌōŪūǍǎĚěǏǐǑǒǓǔ';

const source = await readFile(
  'node_modules/@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2',
);
const subset = await subsetFont(source, letters, { targetFormat: 'woff2' });
await writeFile('src/app/styles/inter-nigeria.woff2', subset);
console.log(`src/app/styles/inter-nigeria.woff2: ${source.length} → ${subset.length} bytes`);
