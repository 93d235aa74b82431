import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import type { ProjectOptions } from './e2e/test.ts';

// Runs on the two builds that scripts/test.ts makes: one before the mock and before the sandbox, one with test SOL.
const root = path.join(import.meta.dirname, '../..');
const mock = { app: 4173, api: 4013 };
const sandbox = { app: 4174, api: 4014 };
// A separate build with test SOL, which no other build has.
const wallets = { app: 4175, build: '.cache/with-airdrop' };
const data = process.env.GLI_E2E_DATA ?? mkdtempSync(path.join(tmpdir(), 'gli-e2e-'));
// Workers load this file again: they must find the same folder.
process.env.GLI_E2E_DATA = data;

// Flags that let Chromium run as root in a container and keep it from using the network by itself.
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const chromium = process.env.GLI_CHROMIUM ?? '/usr/bin/chromium';
/** A second engine for the journeys with money: scripts/test.ts gives its path where there is one. */
const firefox = process.env.GLI_FIREFOX;
const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const onSandbox = /sandbox-.*\.spec\.ts|firefox-.*/;
const inFirefox = /firefox-.*\.spec\.ts/;
const withWallets = /sandbox-wallet.*\.spec\.ts/;

export default defineConfig<ProjectOptions>({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A machine that does other work at the same time is not a fault of the app; what needed it is listed as flaky. Away from
  // CI it fails the run all the same: there the second try only records the trace.
  retries: 1,
  failOnFlakyTests: !process.env.CI,
  // Two more than processors of a small machine: a journey waits for its page half of the time.
  workers: 4,
  reporter: [['list']],
  // For hangs only: a busy machine takes several times as long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://127.0.0.1:${mock.app}`,
    launchOptions: { executablePath: process.env.GLI_HEADLESS_SHELL ?? chromium, args: quiet },
    // A trace costs a third of a journey's time, so that only a failure is recorded, when it is tried again.
    trace: 'on-first-retry',
    // Without a graphics card the processor draws each frame of an animation, a tenth of all work. Journeys about motion
    // ask for it with `page.emulateMedia({ reducedMotion: 'no-preference' })`.
    contextOptions: { reducedMotion: 'reduce' },
    // Journeys mock the server's responses: requests of a service worker would bypass the mocks.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'desktop', testIgnore: onSandbox, use: desktop },
    // The digest of the build is the same for every window.
    { name: 'phone', testIgnore: [onSandbox, /build-digest/], use: phone },
    {
      name: 'sandbox',
      testMatch: onSandbox,
      testIgnore: [withWallets, inFirefox],
      use: {
        ...desktop,
        baseURL: `http://127.0.0.1:${sandbox.app}`,
        sandboxApi: `http://127.0.0.1:${sandbox.api}/api`,
      },
    },
    {
      name: 'wallets',
      testMatch: withWallets,
      use: {
        ...desktop,
        baseURL: `http://127.0.0.1:${wallets.app}`,
        // As members have it: what reaches the chain goes past the service worker.
        serviceWorkers: 'allow',
      },
    },
    ...(firefox ? [desktop, { viewport: phone.viewport }] : []).map((size) => ({
      name: `firefox at ${size.viewport.width} px`,
      testMatch: inFirefox,
      use: {
        ...size,
        browserName: 'firefox' as const,
        // Of Mozilla, driven over WebDriver BiDi.
        channel: 'moz-firefox',
        baseURL: `http://127.0.0.1:${sandbox.app}`,
        launchOptions: {
          executablePath: firefox ?? '',
          firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
        },
      },
    })),
  ],
  webServer: [
    {
      command: `node ${root}/scripts/mock.ts --port ${mock.api}`,
      url: `http://127.0.0.1:${mock.api}/team-members/`,
      reuseExistingServer: false,
    },
    {
      command: `node ${root}/apps/sandbox/src/cli.ts --port ${sandbox.api} --data ${data} --check-responses --controls`,
      url: `http://127.0.0.1:${sandbox.api}/api/team-members/`,
      reuseExistingServer: false,
    },
    preview(mock.app, `http://127.0.0.1:${mock.api}`),
    preview(sandbox.app, `http://127.0.0.1:${sandbox.api}/api`),
    preview(wallets.app, `http://127.0.0.1:${sandbox.api}/api`, wallets.build),
  ],
});

function preview(port: number, api: string, build = 'dist') {
  return {
    command: `node node_modules/vite/bin/vite.js preview --host 127.0.0.1 --port ${port} --strictPort --outDir ${build}`,
    url: `http://127.0.0.1:${port}/`,
    env: { GLI_API_URL: api },
    reuseExistingServer: false,
  };
}
