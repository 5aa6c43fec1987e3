import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const plainIcon = fileURLToPath(new URL('../src/components/ui/plain-icon.ts', import.meta.url));
const virtualModule = '\0plain-icon';
const iconFile = /lucide-react.+icons/;
/** Parts of an icon's file that `createPlainIcon` does not need: some fields, and a statement without effect. */
const unusedCode = /^ {2}(name|size): .+,$|,\s+key: "\w+"|^__iconData\.node;$/gm;

/**
 * Replaces lucide-react's icon function with src/components/ui/plain-icon.ts in the build. The package's function is
 * slower, and has 1 kB (gzip) of options that no icon here uses.
 *
 * @throws when the package's function is not found, such as after a release that renamed it
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
      return virtualModule;
    },
    load(id) {
      if (id !== virtualModule) return;
      return `export { createPlainIcon as default } from ${JSON.stringify(plainIcon)};`;
    },
    transform: {
      filter: { id: iconFile },
      handler: (code) => ({ code: code.replaceAll(unusedCode, ''), map: null }),
    },
    buildEnd(error) {
      if (error === undefined && !isUsed)
        throw new Error('lucide-react has no createLucideIcon.mjs');
    },
  };
}
