import { rmSync } from 'node:fs';
import { requireChromium } from '@gli/testkit/browsers';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { cameraFilm } from './camera-recording.ts';
import { memberBeforeFace, picture } from './kyc-member.ts';
import { signInAs } from './member.ts';
import { noisePng } from './noise-png.ts';
import { test as base, expect } from './test.ts';
import { browserLocale, firstIn, locales, translations } from './translations.ts';

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

for (const locale of locales) {
  const { authCenter: a, shell, places, common } = translations[locale];
  const { face, camera } = a;

  test.describe(`face verification in ${locale}`, firstIn('ko', locale), () => {
    test.use({ locale: browserLocale[locale] });

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
      await expect(results(page).getByRole('row')).toHaveCount(3);
      await expect(results(page)).toContainText(face.results.passed);
    });

    test('rejects a small or invalid photo before upload and shows when to retry after too many attempts', async ({
      page,
      request,
    }) => {
      const member = await memberBeforeFace(request);
      await signInAs(page, member, '/auth');
      const input = page.locator('input[type=file]');
      await input.setInputFiles({ name: 'face.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('GIF89a…') });
      await expect(page.getByText(face.wrongType)).toBeVisible();
      await input.setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: noisePng(479) });
      await expect(page.getByText(filled(face.tooSmall, '480'))).toBeVisible();

      const headers = { Authorization: `Bearer ${member.tokens.access_token}` };
      for (let attempt = 0; attempt < 5; attempt += 1) {
        await request.post(`/api/users/${member.user.id}/face-verification/`, {
          headers,
          multipart: { image: picture('portrait-fail.png') },
        });
      }
      await page.reload();
      await expect(page.getByText(new RegExp(escaped(face.waitUntil.split('{')[0] ?? '')))).toBeVisible();
      await expect(page.getByRole('button', { name: face.openCamera })).toHaveCount(0);
      await expect(results(page).getByRole('row')).toHaveCount(6);
      await expect(page.getByRole('button', { name: common.retry })).toHaveCount(0);
    });
  });
}

function filled(sentence: string, value: string): string {
  return sentence.replace(/\{\{[^|]*\|([^}]*)\}\}/, '$1').replace(/\{[^}]*\}/, value);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
