/**
 * Loaded before the server (`node --import`), in each of its threads. While the file that FILL_DISK
 * names exists, writes to files whose path contains its text fail as on a full disk.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const marker = process.env.FILL_DISK ?? '';
const diskFull = () =>
  Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });

for (const name of ['writeSync', 'fdatasyncSync']) {
  const original = fs[name];
  fs[name] = (file, ...args) => {
    const isOnFullDisk =
      fs.existsSync(marker) &&
      fs.readlinkSync(`/proc/self/fd/${file}`).includes(fs.readFileSync(marker, 'utf8').trim());
    if (isOnFullDisk) throw diskFull();
    return original(file, ...args);
  };
}

const copy = fs.cpSync;
fs.cpSync = (from, to, options) => {
  copy(from, to, options);
  if (fs.existsSync(marker) && to.includes(fs.readFileSync(marker, 'utf8').trim()))
    throw diskFull();
};
syncBuiltinESMExports();
