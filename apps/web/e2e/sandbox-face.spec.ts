import { rmSync } from 'node:fs';
import { requireChromium } from '@gli/testkit/browsers';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { cameraFilm } from './camera-recording.ts';
import { memberBeforeFace, picture } from './kyc-member.ts';
import { signInAs } from './member.ts';
import { test as base, expect } from './test.ts';
import { browserLocale, translations } from './translations.ts';

/** Uses a browser with a camera for which permission can be denied. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const film = cameraFilm();
      const camera = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`];
      // The headless shell has no camera.
      const executablePath = requireChromium('chromium');
      await use({ ...launchOptions, executablePath, args: [...(launchOptions.args ?? []), ...camera] });
      rmSync(film, { force: true });
    },
    { scope: 'worker' },
  ],
});

const { authCenter: a, shell, places } = translations.en;
const { face, camera } = a;

test.use({ locale: browserLocale.en });

const dialog = (page: Page) => page.getByRole('dialog', { name: camera.faceTitle });
const results = (page: Page) => page.getByRole('table', { name: face.history });

test('accepts an uploaded photo if the camera is denied, and allows another attempt with the camera', async ({
  page,
  context,
  request,
}) => {
  const member = await memberBeforeFace(request);
  await signInAs(page, member, '/auth');
  await expect(page.getByText(filled(face.attemptsLeft, '5'))).toBeVisible();
  await page.getByText(face.history, { exact: true }).click();
  await expect(page.getByText(face.historyEmpty)).toBeVisible();

  await page.getByRole('button', { name: face.openCamera }).click();
  await expect(dialog(page).getByText(camera.problems.refused)).toBeVisible();
  await expectAccessible(page);
  const chooser = page.waitForEvent('filechooser');
  await dialog(page).getByRole('button', { name: camera.uploadInstead }).click();
  await (await chooser).setFiles(picture('portrait-face-mismatch.png'));
  await expect(page.getByRole('img', { name: face.preview })).toBeVisible();
  await page.getByRole('button', { name: face.submit }).click();
  await expect(page.getByText(filled(face.attemptsLeft, '4'))).toBeVisible();
  await expect(page.getByRole('group', { name: face.lastAttempt })).toContainText(a.reasons);
  await expect(results(page).getByRole('row')).toHaveCount(2);
  await expect(results(page)).toContainText(face.challenges.none);

  await context.grantPermissions(['camera']);
  await page.getByRole('button', { name: face.openCamera }).click();
  await expect(dialog(page).getByLabel(camera.live)).toBeVisible();
  await dialog(page).getByRole('button', { name: camera.shoot, exact: true }).click();
  await expect(dialog(page).getByRole('img', { name: camera.taken })).toBeVisible();
  await dialog(page).getByRole('button', { name: camera.retake }).click();
  await expect(dialog(page).getByLabel(camera.live)).toBeVisible();
  await dialog(page).getByRole('button', { name: camera.shoot, exact: true }).click();
  await dialog(page).getByRole('button', { name: camera.use }).click();
  await page.getByRole('button', { name: face.submit }).click();

  await expect(page.getByText(a.level.full, { exact: true })).toBeVisible();
  await expect(page.getByText(a.statusDone)).toBeVisible();
  // The badge disappears at 100%.
  const entry = page
    .getByRole('navigation', { name: shell.mainNavigation })
    .getByRole('link', { name: places.auth });
  await expect(entry).not.toContainText('%');
  await page.goto('/auth?step=face');
  await page.locator('summary', { hasText: face.history }).click();
  await expect(results(page).getByRole('row')).toHaveCount(3);
  await expect(results(page)).toContainText(face.results.passed);
});

function filled(sentence: string, value: string): string {
  return sentence.replace(/\{\{[^|]*\|([^}]*)\}\}/, '$1').replace(/\{[^}]*\}/, value);
}
