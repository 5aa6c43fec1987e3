import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Generated files may have any size. */
const isGenerated = (file: string) =>
  /(^|\/)(generated|public|migrations|data)\/|route-tree\.gen\.ts$|\.d\.ts$/.test(file);

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => /\.tsx?$/.test(file) && !isGenerated(file) && statSync(file).isFile());
}

const files = ['src', 'server', 'scripts'].flatMap(filesIn);
const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1;

/** Rooms of one kind, with one file for each resource, primitive, table or path. */
const roomsOfOneKind = new Set([
  'src/components/ui',
  'src/routes/_frame',
  'server/handlers',
  'server/repositories',
]);

/** Returns the value below which this share of the values is. */
function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}

describe('a room', () => {
  it('has at most 15 files, without its subfolders', () => {
    const counts = new Map<string, number>();
    for (const file of files) {
      const room = path.dirname(file);
      counts.set(room, (counts.get(room) ?? 0) + 1);
    }
    const full = [...counts].filter(([room, count]) => count > 15 && !roomsOfOneKind.has(room));
    expect(full).toEqual([]);
  });

  it('has short files: half have up to 50 lines, 90 % up to 120', () => {
    const lines = files.map(linesOf);
    expect(quantile(lines, 0.5)).toBeLessThanOrEqual(50);
    expect(quantile(lines, 0.9)).toBeLessThanOrEqual(120);
  });

  it('has no file below ten lines that only one file imports', () => {
    const importers = new Map<string, number>();
    for (const file of [...files, ...filesIn('tests')]) {
      const imports = readFileSync(file, 'utf8').matchAll(/(?:from|import\(?) '(\.[^']+)'/g);
      for (const [, specifier = ''] of imports) {
        const imported = path.join(path.dirname(file), specifier);
        importers.set(imported, (importers.get(imported) ?? 0) + 1);
      }
    }
    const tiny = files.filter((file) => linesOf(file) < 10 && importers.get(file) === 1);
    expect(tiny).toEqual([]);
  });
});
