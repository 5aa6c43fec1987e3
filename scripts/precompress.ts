import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg)$/;

/**
 * Writes the smallest gzip and brotli version of every built text file beside it, so that the server does not
 * compress files (server/http/serve-dashboard.ts).
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => compressible.test(name));
      await Promise.all(names.map((name) => compress(path.join(dir, name))));
    },
  };
}

/** Settings of brotli. Which one is best differs for each file, by up to 0.2 %. */
const brotliSettings = [
  {},
  { [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_FONT },
  { [zlib.BROTLI_PARAM_NPOSTFIX]: 1 },
  { [zlib.BROTLI_PARAM_NPOSTFIX]: 2 },
];

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const results = await Promise.all(
    brotliSettings.map((settings) =>
      promisify(brotliCompress)(content, {
        params: { [zlib.BROTLI_PARAM_SIZE_HINT]: content.length, ...settings },
      }),
    ),
  );
  const smallest = results.reduce((best, one) => (one.length < best.length ? one : best));
  await writeFile(`${file}.br`, smallest);
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
