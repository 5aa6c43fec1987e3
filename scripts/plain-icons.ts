import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const plainIcon = fileURLToPath(new URL('../src/components/ui/plain-icon.ts', import.meta.url));
const asDefault = '\0plain-icon';
const iconFile = /lucide-react.+icons/;
/** The fields of an icon that `createPlainIcon` does not read, and a statement without effect. */
const unread = /^ {2}(name|size): .+,$|,\s+key: "\w+"|^__iconData\.node;$/gm;

/**
 * Replaces lucide-react's icon function with src/components/ui/plain-icon.ts in the build. The package's function has
 * 1 kB (gzip) of options that no icon here uses, and takes longer for each icon.
 *
 * @throws when the build does not find the package's function, because a release renamed it
 */
export function plainIcons(): Plugin {
  let isUsed = false;
  return {
    name: 'plain-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (!iconFile.test(importer) || !source.endsWith('/createLucideIcon.mjs')) return;
      isUsed = true;
      return asDefault;
    },
    load(id) {
      if (id !== asDefault) return;
      return `export { createPlainIcon as default } from ${JSON.stringify(plainIcon)};`;
    },
    transform: {
      filter: { id: iconFile },
      handler: (code) => ({ code: code.replaceAll(unread, ''), map: null }),
    },
    buildEnd(error) {
      if (error === undefined && !isUsed)
        throw new Error('lucide-react has no createLucideIcon.mjs');
    },
  };
}
