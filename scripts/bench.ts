/**
 * `npm run bench` measures the row index against a naive model, the artisans list in Chromium against a bare page, and
 * the palette, each with several numbers of rows. Then it compares a long list, which the host searches, with a list of
 * 1,000 rows. Between machines, compare only the ratios. It needs a build (`npm run build`) and, for the long list,
 * PostgreSQL. RUNS sets the number of runs, and SIZES the numbers of rows (empty skips all but the long list).
 * LONG_SAMPLE is the number of artisans in the sample of the long list, which has about eleven times as many rows.
 * LONG_DATABASE_URL names a database with an existing sample. EARLIER_BUILD names the `dist/dashboard` of another
 * commit, whose artisans list is measured too.
 */
import { benchInBrowser } from './bench/in-browser.ts';
import { benchLongList } from './bench/long-list.ts';
import { benchPaletteInBrowser } from './bench/palette-in-browser.ts';
import { benchRowIndex } from './bench/row-index.ts';
import { findOrInstallChromium } from './find-chromium.ts';

const sizes = (process.env.SIZES ?? '1000,10000,100000').split(',').filter(Boolean).map(Number);
const runs = Number(process.env.RUNS ?? 5);
const earlierBuild = process.env.EARLIER_BUILD;

const rounded = (figures: object) =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, Math.round(Number(value) * 100) / 100]),
  );

console.log('Row index, milliseconds');
console.table(sizes.map((count) => rounded(benchRowIndex(count, runs))));

const executablePath = findOrInstallChromium();
if (executablePath === undefined) {
  console.error('No Chromium: install the package "chromium" or name one with CHROMIUM_PATH.');
  process.exit(1);
}
for (const count of sizes) {
  const rows = await benchInBrowser({ count, runs, executablePath, earlierBuild });
  console.log(`\nArtisans list, ${count.toLocaleString('en')} rows, milliseconds`);
  console.table(Object.fromEntries(rows.map(([name, row]) => [name, rounded(row)])));
}
console.log('\nThe palette in Chromium, milliseconds');
const paletteTimes = [];
for (const count of sizes) paletteTimes.push(await benchPaletteInBrowser(count, executablePath));
console.table(paletteTimes.map(rounded));

const artisanCount = Number(process.env.LONG_SAMPLE ?? 20_000);
const existingUrl = process.env.LONG_DATABASE_URL;
const longListFigures = await benchLongList({ artisanCount, existingUrl, runs, executablePath });
if (longListFigures === undefined) {
  console.log('\nNo PostgreSQL: a long list is not measured.');
} else {
  console.log('\nTransaction History that the host searches, beside 1,000 rows, milliseconds');
  console.table(Object.fromEntries(longListFigures.map(([name, row]) => [name, rounded(row)])));
}
