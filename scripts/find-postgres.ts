import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The folders in which Debian, and Homebrew on macOS, make a folder for each version of PostgreSQL. */
const homes = [
  { parent: 'usr/lib/postgresql', version: /^(\d+)$/ },
  { parent: 'opt/homebrew/opt', version: /^postgresql@(\d+)$/ },
  { parent: 'usr/local/opt', version: /^postgresql@(\d+)$/ },
];

/**
 * Returns the folder of PostgreSQL's server programs, which are often not on the PATH: that of Debian's or Homebrew's
 * newest version, else the folder that `pg_config` names. Returns undefined on a machine without PostgreSQL.
 *
 * @param root the root of the file system; tests give another folder
 */
export function findPostgres(root = '/'): string | undefined {
  const versions = homes.flatMap(({ parent, version }) => {
    const folder = path.join(root, parent);
    return (existsSync(folder) ? readdirSync(folder) : []).flatMap((name) => {
      const [, number] = version.exec(name) ?? [];
      return number === undefined
        ? []
        : [{ bin: path.join(folder, name, 'bin'), number: Number(number) }];
    });
  });
  const newestFirst = versions.sort((a, b) => b.number - a.number).map(({ bin }) => bin);
  const { error, stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  return [...newestFirst, ...(error === undefined ? [stdout.trim()] : [])].find((bin) =>
    existsSync(path.join(bin, 'initdb')),
  );
}
