import { accessSync, constants, existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { bin, runStep } from './steps.ts';

const known = [
  process.env.GLI_CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Debian's Chromium without windows: the same engine, in three quarters of the time, but without a camera. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
/** Whether the tests may install packages of Debian. */
export const hasApt = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/** Path of a Chromium for the browser tests: the system's, else one that apt or Playwright installs. */
export async function findOrInstallChromium(): Promise<string> {
  const found = find();
  if (found) return found;
  console.log('No Chromium found: installing one …');
  if (hasApt) await aptInstall('chromium');
  else await runStep({ name: 'playwright', command: bin('playwright'), args: ['install', 'chromium'] });
  const installed = find();
  if (!installed) {
    throw new Error(
      'Browser tests need Chromium: install it and set GLI_CHROMIUM to its path if it is not found.',
    );
  }
  return installed;
}

/**
 * Path of the lighter Chromium for the journeys that need no camera. Only a machine of CI, which is nobody's own, gets
 * it installed; null where there is none.
 */
export async function findOrInstallHeadlessShell(): Promise<string | null> {
  if (!isExecutable(HEADLESS_SHELL) && process.env.CI && hasApt) await aptInstall('chromium-headless-shell');
  return isExecutable(HEADLESS_SHELL) ? HEADLESS_SHELL : null;
}

/**
 * Path of a Firefox, which apt installs where it can.
 * @throws Error when there is none
 */
export async function findOrInstallFirefox(): Promise<string> {
  const places = [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ];
  const found = () => places.find(isExecutable);
  if (!found() && hasApt) await aptInstall('firefox-esr');
  const path = found();
  if (!path)
    throw new Error(hasApt ? 'apt could not install firefox-esr' : 'no Firefox on this machine, and no apt');
  return path;
}

/** Path of an nginx, which apt installs where it can; null where there is none. */
export async function findOrInstallNginx(): Promise<string | null> {
  const places = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];
  if (!places.some(isExecutable) && hasApt)
    await aptInstall('nginx-light', 'libnginx-mod-http-brotli-static');
  return places.find(isExecutable) ?? null;
}

async function aptInstall(...names: string[]): Promise<void> {
  await runStep({ name: 'apt', command: 'apt-get', args: ['update', '-qq'] });
  await runStep({ name: 'apt', command: 'apt-get', args: ['install', '-y', '-qq', ...names] });
}

function find(): string | undefined {
  return [...known, chromium.executablePath()].find((path) => path && isExecutable(path));
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
