import type { Plugin } from 'vite';

/** The comment must be the first thing in the file; see https://v8.dev/blog/explicit-compile-hints. */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Lets Chromium compile all functions of some chunks on another thread while they load. Otherwise the main thread
 * parses each function a second time when it is first called, before the first row. Other browsers read a comment.
 *
 * @param names the chunks of the first page
 */
export function compileHint(names: readonly string[]): Plugin {
  return {
    name: 'compile-hint',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && names.includes(file.name)) file.code = hint + file.code;
        }
      },
    },
  };
}
