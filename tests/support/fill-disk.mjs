/**
 * Loaded before the server (`node --import`), in each of its threads. While the file that FILL_DISK names exists, writes
 * to files whose path contains the text of that file fail as on a full disk.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const marker = process.env.FILL_DISK ?? '';
const full = () => Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });

for (const name of ['writeSync', 'fdatasyncSync']) {
  const original = fs[name];
  fs[name] = (file, ...rest) => {
    const isHit =
      fs.existsSync(marker) &&
      fs.readlinkSync(`/proc/self/fd/${file}`).includes(fs.readFileSync(marker, 'utf8').trim());
    if (isHit) throw full();
    return original(file, ...rest);
  };
}

const copy = fs.cpSync;
fs.cpSync = (from, to, options) => {
  copy(from, to, options);
  if (fs.existsSync(marker) && to.includes(fs.readFileSync(marker, 'utf8').trim())) throw full();
};
syncBuiltinESMExports();
