import { findFirefox, requireChromium } from '@gli/testkit/browsers';
import { defineConfig } from '@playwright/test';
import { quietFlags } from './e2e/chromium-flags.ts';
import type { ProjectOptions } from './e2e/test.ts';

// Runs on the output of `vite build`. A journey tests what only a browser can tell, or one whole flow of a member.
// Everything else is a test of a screen, next to the feature. Journeys about text or layout run in both languages.
//   pnpm test:smoke                      journeys that run on every change
//   pnpm test:e2e                        all journeys, except those with the tag `@nightly`
//   GLI_NIGHTLY=1 pnpm test:e2e          all journeys
//   GLI_BROWSER=chromium pnpm test:e2e   in full Chromium instead of the headless shell
const mock = { app: 4173, api: 4013 };
const sandbox = { app: 4174, api: 4014 };
/** Playwright empties this folder at the start of each run. */
const outputDir = 'test-results';
// Only in a UTF-8 locale can Chromium save downloads to folders with non-ASCII paths.
process.env.LC_ALL = 'C.UTF-8';
const isNightly = process.env.GLI_NIGHTLY !== undefined;
/** A second engine for the journeys that involve money, if it is installed. */
const firefox = findFirefox();
const desktop = { viewport: { width: 1440, height: 900 } };
const firefoxSizes = [desktop, ...(isNightly ? [{ viewport: { width: 390, height: 844 } }] : [])];
const withServer = /((sandbox|firefox|airdrop)-.*|development)\.spec\.ts/;
const onSandbox = /sandbox-.*\.spec\.ts/;
const inFirefox = /firefox-.*\.spec\.ts/;
const withWallets = /sandbox-wallet.*\.spec\.ts/;
const withAirdrop = /airdrop-.*\.spec\.ts/;
const inDevelopment = /development\.spec\.ts/;
// A generous timeout that only catches hangs, because a busy machine takes several times longer.
const SERVER_START_MS = 180_000;
const sandboxApp = `http://127.0.0.1:${sandbox.app}`;
const sandboxApi = `http://127.0.0.1:${sandbox.api}/api`;

export default defineConfig<object, ProjectOptions>({
  testDir: 'e2e',
  outputDir,
  fullyParallel: true,
  ...(!isNightly && { grepInvert: /@nightly/ }),
  // Two more workers than a small machine has processors, because journeys spend half of their time waiting.
  workers: 4,
  reporter: [['list']],
  // A generous timeout that only catches hangs, because a busy machine takes several times longer.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://127.0.0.1:${mock.app}`,
    launchOptions: { executablePath: requireChromium(), args: quietFlags },
    // A trace takes a third of a journey's time. To record one, repeat a failed journey with `--trace on`.
    screenshot: 'only-on-failure',
    // Rendering animation frames without a graphics card takes a tenth of the processor's time. Journeys about motion
    // enable animations with `page.emulateMedia({ reducedMotion: 'no-preference' })`.
    contextOptions: { reducedMotion: 'reduce' },
    // Journeys mock server responses, and requests by a service worker would bypass the mocks.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'mock', testIgnore: withServer, use: desktop },
    {
      name: 'sandbox',
      testMatch: onSandbox,
      testIgnore: withWallets,
      use: { ...desktop, baseURL: sandboxApp, sandboxApi },
    },
    {
      name: 'wallets',
      testMatch: withWallets,
      use: {
        ...desktop,
        baseURL: sandboxApp,
        sandboxApi,
        // Allowed, as in members' browsers. Requests to the chain bypass the service worker.
        serviceWorkers: 'allow',
      },
    },
    // Creates and serves a build with test SOL, which no other journey needs.
    { name: 'airdrop', testMatch: withAirdrop, use: { ...desktop, sandboxApi } },
    // Starts `npm start` with its own data, which no other journey needs.
    { name: 'development', testMatch: inDevelopment, use: desktop },
    ...(firefox ? firefoxSizes : []).map((size) => ({
      name: `firefox at ${size.viewport.width} px`,
      testMatch: inFirefox,
      use: {
        ...size,
        browserName: 'firefox' as const,
        // Mozilla's build, driven over WebDriver BiDi.
        channel: 'moz-firefox',
        baseURL: sandboxApp,
        launchOptions: {
          executablePath: firefox ?? '',
          firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
        },
      },
    })),
  ],
  webServer: [
    {
      command: `node ../../scripts/mock.ts --port ${mock.api}`,
      url: `http://127.0.0.1:${mock.api}/team-members/`,
      reuseExistingServer: false,
      timeout: SERVER_START_MS,
    },
    {
      command: `node ../sandbox/test/seeded/cli.ts --port ${sandbox.api} --data ${outputDir}/sandbox --check-responses --controls`,
      url: `http://127.0.0.1:${sandbox.api}/api/team-members/`,
      reuseExistingServer: false,
      timeout: SERVER_START_MS,
    },
    preview(mock.app, `http://127.0.0.1:${mock.api}`),
    preview(sandbox.app, sandboxApi),
  ],
});

function preview(port: number, api: string) {
  return {
    command: `node node_modules/vite/bin/vite.js preview --host 127.0.0.1 --port ${port} --strictPort`,
    url: `http://127.0.0.1:${port}/`,
    env: { GLI_API_URL: api },
    reuseExistingServer: false,
    timeout: SERVER_START_MS,
  };
}
