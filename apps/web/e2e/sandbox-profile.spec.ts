import path from 'node:path';
import { expectAccessible } from './axe.ts';
import { newMember, signInAs } from './member.ts';
import { expect, test } from './test.ts';
import { browserLocale, translations } from './translations.ts';

const picture = path.join(import.meta.dirname, '../public/img/logo/logo.png');
const megabyte = 1024 * 1024;
const w = translations.en;
const p = w.profileEdit;

test.use({ locale: browserLocale.en });

test('asks before a link, Back or a reload discards unsaved changes', async ({ page, request }) => {
  await signInAs(page, await newMember(request), '/mypage?tab=settings');
  await page.getByRole('main').getByRole('link', { name: w.places['profile-edit'] }).click();
  const name = page.getByLabel(p.name, { exact: true });
  await name.fill('다른 이름');
  const asked = page.getByRole('dialog', { name: p.leaveTitle });
  await page.getByRole('link', { name: p.backToMyPage }).click();
  await expect(asked).toBeVisible();
  await expectAccessible(page);
  await asked.getByRole('button', { name: p.stay }).click();
  await expect(name).toHaveValue('다른 이름');
  await expect(page).toHaveURL(/\/profile-edit$/);

  await page.evaluate(() => history.back());
  await expect(asked).toBeVisible();
  await asked.getByRole('button', { name: p.stay }).click();
  await expect(name).toHaveValue('다른 이름');

  const warned = page.waitForEvent('dialog');
  void page.reload().catch(() => undefined);
  const warning = await warned;
  expect(warning.type()).toBe('beforeunload');
  await warning.dismiss();

  await page.getByRole('link', { name: p.backToMyPage }).click();
  await asked.getByRole('button', { name: p.leave }).click();
  await expect(page).toHaveURL(/\/mypage/);
  await expect(page.getByText('다른 이름')).toHaveCount(0);
});

test('crops, shows and removes a photo, and accepts only real photos of up to 5 MB', async ({
  page,
  request,
}) => {
  await signInAs(page, await newMember(request), '/profile-edit');
  // Both sidebars are hidden on this page (Spec §2).
  await expect(page.getByRole('link', { name: w.places.orders })).toHaveCount(0);
  const input = page.locator('input[type=file]');
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });
  await input.setInputFiles(file('photo.png', Buffer.from('%PDF-1.7 not a picture')));
  await expect(page.getByText(w.validation.avatar_type_unsupported)).toBeVisible();
  await input.setInputFiles(file('photo.png', Buffer.alloc(5 * megabyte + 1)));
  const tooLarge = w.validation.avatar_too_large.replace(/\{[^}]*\}/, '5');
  await expect(page.getByText(tooLarge)).toBeVisible();

  await input.setInputFiles(picture);
  const dialog = page.getByRole('dialog', { name: p.cropTitle });
  await expect(dialog.getByRole('img', { name: p.preview })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('slider', { name: p.zoom }).press('End');
  await expect(dialog.getByRole('slider', { name: p.zoom })).toHaveValue('4');
  await dialog.getByRole('button', { name: p.upload }).click();
  await expect(dialog).toHaveCount(0);
  const avatar = page.getByRole('img', { name: p.avatar });
  await expect(avatar).toBeVisible();
  // The uploaded photo is square, regardless of the picture's shape.
  await expect
    .poll(() => avatar.evaluate((image: HTMLImageElement) => image.naturalWidth - image.naturalHeight))
    .toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('user-profile'))).toContain('/media/');

  // The header loads the same photo, which no longer exists after it is removed.
  const isLoaded = (images: HTMLImageElement[]) => images.every((image) => image.naturalWidth > 0);
  await expect.poll(() => page.locator('img[src*="/media/avatars/"]').evaluateAll(isLoaded)).toBe(true);
  await page.getByRole('button', { name: p.removeAvatar }).click();
  await page.getByRole('dialog').getByRole('button', { name: p.removeAvatar }).click();
  await expect(avatar).toHaveCount(0);
  await expect(page.getByRole('status').getByText(p.avatarRemoved)).toBeVisible();
  await expect(page.getByRole('button', { name: p.chooseAvatar })).toBeVisible();
});
