/**
 * `npm run generate:font` reduces the font Inter to what the back office needs. Each subset has the characters of its
 * `unicode-range` in src/app/styles/fonts.css, the weights 400 to 600, and the features of `keepFeatures`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const styles = 'src/app/styles';

/** For each subset, the name of the package's file that it is made from. */
const sources = { latin: 'latin', dots: 'vietnamese', nigeria: 'latin-ext' };

/** The features that browsers apply by default, and figures of equal width. */
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

/** Returns the characters of a CSS `unicode-range`. */
function charactersOf(ranges: string): string {
  return [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .flatMap(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16);
      const count = Number.parseInt(to, 16) - first + 1;
      return Array.from({ length: count }, (_, step) => String.fromCodePoint(first + step));
    })
    .join('');
}

const css = await readFile(`${styles}/fonts.css`, 'utf8');
for (const [name, sourceName] of Object.entries(sources)) {
  const file = `inter-${name}.woff2`;
  const rule = css.split('@font-face').find((face) => face.includes(`"./${file}"`));
  const ranges = /unicode-range:([^;]+);/.exec(rule ?? '')?.[1];
  if (ranges === undefined) throw new Error(`fonts.css has no unicode-range for ${file}`);
  const source = await readFile(
    `node_modules/@fontsource-variable/inter/files/inter-${sourceName}-wght-normal.woff2`,
  );
  const subset = await subsetFont(source, charactersOf(ranges), {
    targetFormat: 'woff2',
    keepFeatures,
    variationAxes: { wght: { min: 400, max: 600 } },
  });
  await writeFile(`${styles}/${file}`, subset);
  console.log(`${file}: ${source.length} → ${subset.length} bytes`);
}
