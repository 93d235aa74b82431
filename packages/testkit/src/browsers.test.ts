import process from 'node:process';
import { afterEach, expect, it, vi } from 'vitest';
import { findChromium, findFirefox, requireChromium } from './browsers.ts';

afterEach(() => vi.unstubAllEnvs());

it('prefers the browser named by the environment variable', () => {
  vi.stubEnv('GLI_BROWSER', undefined);
  vi.stubEnv('GLI_CHROMIUM', process.execPath);
  vi.stubEnv('GLI_FIREFOX', process.execPath);
  expect([findChromium(), findFirefox()]).toEqual([process.execPath, process.execPath]);
});

it('ignores a file that is not executable', () => {
  vi.stubEnv('GLI_CHROMIUM', import.meta.filename);
  expect(findChromium()).not.toBe(import.meta.filename);
});

it('uses the headless shell unless GLI_BROWSER selects the full Chromium', () => {
  vi.stubEnv('GLI_BROWSER', undefined);
  vi.stubEnv('GLI_CHROMIUM', process.execPath);
  vi.stubEnv('GLI_HEADLESS_SHELL', '/bin/sh');
  expect(requireChromium()).toBe('/bin/sh');
  vi.stubEnv('GLI_BROWSER', 'chromium');
  expect(requireChromium()).toBe(process.execPath);
});

it('rejects an unknown GLI_BROWSER', () => {
  vi.stubEnv('GLI_BROWSER', 'webkit');
  expect(() => requireChromium()).toThrow(
    'GLI_BROWSER must be "chromium" or "headless-shell", got "webkit".',
  );
});
