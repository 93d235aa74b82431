import { accessSync, constants, existsSync, globSync } from 'node:fs';
import process from 'node:process';
import { chromium } from '@playwright/test';

/**
 * Returns the path of a full Chromium from `GLI_CHROMIUM`, the system or Playwright, or undefined if there is
 * none.
 */
export const findChromium = (): string | undefined =>
  findProgram([
    process.env.GLI_CHROMIUM,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ]);

/**
 * Returns the path of Debian's headless Chromium, or `GLI_HEADLESS_SHELL`, or undefined if there is none. It
 * has the same engine and is 25% faster, but has no camera.
 */
export const findHeadlessShell = (): string | undefined =>
  findProgram([process.env.GLI_HEADLESS_SHELL, '/usr/bin/chromium-headless-shell']);

/** Returns the path of a Firefox from `GLI_FIREFOX` or the system, or undefined if there is none. */
export const findFirefox = (): string | undefined =>
  findProgram([
    process.env.GLI_FIREFOX,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ]);

/**
 * Returns the path of Debian's WebKit with its WebDriver server and a virtual screen, or undefined if one of
 * them is missing.
 */
export const findWebKit = (): string | undefined =>
  ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'].every(isExecutable)
    ? findProgram(globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser'))
    : undefined;

/** Returns the path of the system's nginx, or undefined if there is none. */
export const findNginx = (): string | undefined =>
  findProgram(['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx']);

/**
 * Returns the path of a Korean font, or undefined if there is none. Layout tests need one, because all members'
 * devices have one.
 */
export const findKoreanFont = (): string | undefined =>
  [
    '/usr/share/fonts/truetype/nanum/NanumGothic.ttf',
    '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc',
    '/System/Library/Fonts/AppleSDGothicNeo.ttc',
    'C:\\Windows\\Fonts\\malgun.ttf',
  ].find((place) => existsSync(place));

/**
 * Returns the path of the Chromium that tests run in.
 * @param choice `chromium` or `headless-shell`. Default: `GLI_BROWSER`, or the headless shell if there is one.
 * @throws Error if the browser is missing
 */
export function requireChromium(choice = process.env.GLI_BROWSER): string {
  if (choice !== undefined && choice !== 'chromium' && choice !== 'headless-shell') {
    throw new Error(`GLI_BROWSER must be "chromium" or "headless-shell", got "${choice}".`);
  }
  const shell = choice === 'chromium' ? undefined : findHeadlessShell();
  const found = shell ?? (choice === 'headless-shell' ? undefined : findChromium());
  if (found !== undefined) return found;
  const name = choice ?? 'chromium';
  throw new Error(`Browser tests need ${name}. Install it with: node scripts/install-browsers.ts ${name}`);
}

function findProgram(places: readonly (string | undefined)[]): string | undefined {
  return places.find((place) => place !== undefined && isExecutable(place));
}

function isExecutable(place: string): boolean {
  try {
    accessSync(place, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
