import { requireChromium } from '@gli/testkit/browsers';
import { defineConfig } from '@playwright/test';

// Compares the pictures of README.md with the built app. To take them again: --update-snapshots
export default defineConfig({
  outputDir: '../test-results/pictures',
  // The pictures share a sandbox.
  workers: 1,
  reporter: [['list']],
  snapshotPathTemplate: '../../../docs/{arg}{ext}',
  // A generous timeout that only catches hangs, because a busy machine takes several times longer.
  timeout: 180_000,
  expect: {
    timeout: 60_000,
    toHaveScreenshot: {
      // A changed sentence is about 1%. The rest is for fonts, which each machine draws differently.
      maxDiffPixelRatio: 0.005,
      stylePath: 'screenshot.css',
    },
  },
  use: { launchOptions: { executablePath: requireChromium() } },
});
