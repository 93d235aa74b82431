import { defineConfig } from '@playwright/test';

const port = 4173;
const mockPort = 4013;
const root = `${import.meta.dirname}/../..`;

// Flags that let Chromium run as root in a container and keep it from asking the network for anything of its own.
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [['list']],
  timeout: 45_000,
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: { executablePath: process.env.GLI_CHROMIUM ?? '/usr/bin/chromium', args: quiet },
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
  webServer: [
    {
      command: `node ${root}/scripts/mock.ts --port ${mockPort}`,
      url: `http://127.0.0.1:${mockPort}/team-members/`,
      reuseExistingServer: false,
    },
    {
      command: `node node_modules/vite/bin/vite.js build && node node_modules/vite/bin/vite.js preview --host 127.0.0.1 --port ${port} --strictPort`,
      url: `http://127.0.0.1:${port}/`,
      env: { GLI_API_URL: `http://127.0.0.1:${mockPort}` },
      reuseExistingServer: false,
    },
  ],
});
