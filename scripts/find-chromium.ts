import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Returns CHROMIUM_PATH, or the path of the system's browser or of Playwright's; undefined when none exists. */
function findChromium(): string | undefined {
  const candidates = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    chromium.executablePath(),
  ];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}

/**
 * Returns the path of the browser for the tests: Debian's headless shell if it is installed and CHROMIUM_PATH is not
 * set, else the result of `findChromium`. The shell has no window, so the tests are faster.
 */
export function findTestBrowser(): string | undefined {
  const shell = '/usr/bin/chromium-headless-shell';
  const isChosen = process.env.CHROMIUM_PATH !== undefined;
  return !isChosen && existsSync(shell) ? shell : findChromium();
}

/** Like `findChromium`, but installs Playwright's browser when there is none. */
export function findOrInstallChromium(): string | undefined {
  const existing = findChromium();
  if (existing !== undefined) return existing;
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    stdio: 'inherit',
  });
  return findChromium();
}

/** Flags for a machine without a display or sandbox. They also stop background requests. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
