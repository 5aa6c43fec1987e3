import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The path of a browser for the tests: of CHROMIUM_PATH, the system's, or Playwright's own; undefined without one. */
export function findChromium(): string | undefined {
  const candidates = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    chromium.executablePath(),
  ];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}

/** Like findChromium, but installs Playwright's browser first where there is none. */
export function findOrInstallChromium(): string | undefined {
  const found = findChromium();
  if (found !== undefined) return found;
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    stdio: 'inherit',
  });
  return findChromium();
}

/** Flags for a machine without a display, without a sandbox, and without background requests. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
