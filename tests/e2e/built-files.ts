/** The files of the built dashboard, and those that a page statically needs. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const dashboard = path.resolve(import.meta.dirname, '../../dist/dashboard');

const chunk = z.object({
  file: z.string(),
  name: z.string().optional(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
});

type Manifest = Readonly<Record<string, z.infer<typeof chunk>>>;

/** Reads a text file of the build. */
export const readBuilt = (name: string) => readFileSync(path.join(dashboard, name), 'utf8');

/** Reads which files the build wrote, with their static imports. */
export const readManifest = (): Manifest =>
  z.record(z.string(), chunk).parse(JSON.parse(readBuilt('.vite/manifest.json')));

/** The bytes of built files in a compressed form. */
export const bytesOf = (names: readonly string[], coding: 'gz' | 'br') =>
  names.reduce((sum, name) => sum + statSync(path.join(dashboard, `${name}.${coding}`)).size, 0);

/** The routes of signed-in pages that have their own file; the others are part of the frame's file. */
export const pageEntries = (manifest: Manifest) =>
  Object.keys(manifest).filter((name) => name.startsWith('src/routes/_frame/'));

/**
 * Returns the code files that a signed-in page needs before it can render: those of the entry script, of the frame, and
 * of the page's own route, with everything that they import statically.
 *
 * @param entry the name of the page's route in the manifest; none for a page whose code is part of the frame's file
 */
export function filesOfPage(manifest: Manifest, entry?: string): string[] {
  const files = new Set<string>();
  const visited = new Set<string>();
  const visit = (name: string) => {
    const current = manifest[name];
    if (current === undefined) throw new Error(`The build has no chunk ${name}`);
    if (visited.has(name)) return;
    visited.add(name);
    for (const file of [current.file, ...current.css]) files.add(file);
    current.imports.forEach(visit);
  };
  const frame = Object.keys(manifest).find((name) => manifest[name]?.name === 'frame') ?? 'frame';
  for (const name of ['index.html', frame, ...(entry === undefined ? [] : [entry])]) visit(name);
  return [...files];
}
