// Installs missing programs for the browser tests. node scripts/install-browsers.ts chromium headless-shell korean-font
// firefox webkit nginx As root on Debian, it uses apt. Elsewhere, Playwright installs its own Chromium.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  findChromium,
  findFirefox,
  findHeadlessShell,
  findKoreanFont,
  findNginx,
  findWebKit,
} from '../packages/testkit/src/browsers.ts';
import { root } from './root.ts';

const PROGRAMS = {
  chromium: { find: findChromium, packages: ['chromium'] },
  'headless-shell': { find: findHeadlessShell, packages: ['chromium-headless-shell'] },
  'korean-font': { find: findKoreanFont, packages: ['fonts-nanum'] },
  firefox: { find: findFirefox, packages: ['firefox-esr'] },
  webkit: { find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb', 'xauth'] },
  nginx: { find: findNginx, packages: ['nginx-light', 'libnginx-mod-http-brotli-static'] },
};
export type Name = keyof typeof PROGRAMS;

const isName = (name: string): name is Name => Object.hasOwn(PROGRAMS, name);
/** True if this process may install Debian packages. */
export const hasApt = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

if (import.meta.main) {
  const names = process.argv.slice(2);
  if (names.length === 0 || !names.every(isName)) {
    console.error(`Usage: node scripts/install-browsers.ts ${Object.keys(PROGRAMS).join('|')} …`);
    process.exit(2);
  }
  for (const name of names.filter(isName)) {
    // Programs other than Chromium can only be installed with apt. Tests that need a missing one report that they are
    // skipped.
    if (hasApt || name === 'chromium') console.log(`${name}: ${findOrInstall(name)}`);
    else console.log(`${name}: ${PROGRAMS[name].find() ?? 'not found, and only apt can install it here'}`);
  }
}

/** Returns the path of a program, after installing it if needed. @throws Error if it cannot be installed here */
export function findOrInstall(name: Name): string {
  const { find, packages } = PROGRAMS[name];
  if (find() === undefined) install(name, packages);
  const found = find();
  if (found === undefined) throw new Error(`${name} is missing, and this script cannot install it here.`);
  return found;
}

function install(name: Name, packages: readonly string[]): void {
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: root, stdio: 'inherit' });
  if (hasApt) {
    // Another installation, such as the system's own updates, may hold the lock.
    const wait = ['-o', 'DPkg::Lock::Timeout=300'];
    run('apt-get', ...wait, 'update', '-qq');
    run('apt-get', ...wait, 'install', '-y', '-qq', ...packages);
  } else if (name === 'chromium') {
    run(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium');
  }
}
