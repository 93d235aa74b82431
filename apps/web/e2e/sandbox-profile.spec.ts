import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { newMember, signInAs } from './member.ts';
import { expect, test } from './test.ts';
import { browserLocale, firstIn, locales, translations } from './translations.ts';

const picture = path.join(import.meta.dirname, '../public/img/logo/logo.png');
const megabyte = 1024 * 1024;

for (const locale of locales) {
  const w = translations[locale];
  const p = w.profileEdit;
  const serverText = /Server error occurred\.|서버 오류가 발생했습니다\./;

  test.describe(`profile edit in ${locale}`, firstIn('en', locale), () => {
    test.use({ locale: browserLocale[locale] });

    const save = (page: Page) => page.getByRole('button', { name: p.save, exact: true });

    test('validates the name and phone number, and saves them on the server and in the browser', async ({
      page,
      request,
    }) => {
      await signInAs(page, await newMember(request), '/profile-edit');
      const name = page.getByLabel(p.name, { exact: true });
      const phone = page.getByLabel(p.phone, { exact: true });
      await expect(phone).toHaveAttribute('placeholder', '000-0000-0000');
      // Both sidebars are hidden on this page (Spec §2).
      await expect(page.getByRole('link', { name: w.places.orders })).toHaveCount(0);
      await expectAccessible(page);
      await name.fill('   ');
      await phone.fill('01a2');
      await expect(phone).toHaveValue('012');
      await save(page).click();
      await expect(page.getByText(w.validation.name_required)).toBeVisible();
      await expect(page.getByText(w.validation.phone_invalid)).toBeVisible();
      await expect(name).toBeFocused();
      await name.fill('윤바다');
      await phone.fill('010-2345-6789 <b>');
      await save(page).click();
      await expect(page).toHaveURL(/\/mypage\?tab=profile$/);
      await expect(page.getByRole('heading', { name: '윤바다' })).toBeVisible();
      await expect(page.getByText('+82 10-2345-6789')).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('user-profile'))).toContain('윤바다');
    });

    test('verifies a phone number on My Page, and resets the verification when the number changes', async ({
      page,
      request,
      tolerate,
    }) => {
      tolerate(/status of 400/);
      const { code, contact } = w.contactCode;
      const member = await newMember(request);
      await signInAs(page, member, '/mypage?tab=profile');
      const main = page.getByRole('main');
      await expect(main.getByText(member.email)).toBeVisible();
      await main.getByRole('button', { name: w.mypage.verifyPhone }).click();
      const dialog = page.getByRole('dialog', { name: w.mypage.verifyPhone });
      await dialog.getByLabel(contact.phone.label).fill('010-9876-5432');
      await expectAccessible(page);
      const response = page.waitForResponse((response) => response.url().endsWith('/verify-phone/'));
      await dialog.getByRole('button', { name: code.send }).click();
      const right = (await (await response).headerValue('x-sandbox-code')) ?? '';
      const input = dialog.getByRole('textbox', { name: code.label });
      await input.fill(right === '000000' ? '111111' : '000000');
      await input.press('Enter');
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      await input.fill(right);
      await dialog.getByRole('button', { name: code.verify }).click();
      await expect(dialog).toHaveCount(0);
      await expect(main.getByText('+82 10-9876-5432')).toBeVisible();
      await expect(main.getByText(w.mypage.phoneVerified, { exact: true })).toBeVisible();
      await expect(main.getByRole('button', { name: w.mypage.verifyPhone })).toHaveCount(0);

      await page.goto('/profile-edit');
      await page.getByLabel(p.phone, { exact: true }).fill('010-2222-3333');
      await save(page).click();
      await expect(main.getByText(w.mypage.phoneUnverified, { exact: true })).toBeVisible();
      await expect(main.getByRole('button', { name: w.mypage.verifyPhone })).toBeVisible();
    });

    test('saves a notification setting immediately, and reverts it if the request fails', async ({
      page,
      request,
      tolerate,
    }) => {
      tolerate(/500/);
      await signInAs(page, await newMember(request), '/profile-edit');
      const name = page.getByLabel(p.name, { exact: true });
      await name.fill('저장하지 않은 이름');
      const sms = page.getByLabel(p.notifications.sms);
      const sent = page.waitForRequest((one) => one.method() === 'PATCH');
      await sms.check();
      expect((await sent).postDataJSON()).toEqual({ notifications: { sms: true } });
      await expect(page.getByText(p.settingSaved, { exact: true })).toBeVisible();
      // Text typed into the form is kept.
      await expect(name).toHaveValue('저장하지 않은 이름');

      await page.route('**/api/user/profile/', (route) =>
        route.request().method() === 'PATCH'
          ? route.continue({ headers: { ...route.request().headers(), Prefer: 'code=500' } })
          : route.fallback(),
      );
      // Does not use `check`, which verifies that the box stays checked.
      await page.getByLabel(p.marketing).click();
      await expect(page.getByText(serverText)).toBeVisible();
      await expect(page.getByLabel(p.marketing)).not.toBeChecked();
      await expect(sms).toBeChecked();
    });

    test('asks before a link, Back or a reload discards unsaved changes', async ({ page, request }) => {
      await signInAs(page, await newMember(request), '/mypage');
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

    test('shows a server error and keeps the typed text', async ({ page, request, tolerate }) => {
      tolerate(/500/);
      await signInAs(page, await newMember(request), '/profile-edit');
      await page.getByLabel(p.name, { exact: true }).fill('윤바다');
      await page.route('**/api/user/profile/', (route) =>
        route.request().method() === 'PUT'
          ? route.continue({ headers: { ...route.request().headers(), Prefer: 'code=500' } })
          : route.fallback(),
      );
      await save(page).click();
      await expect(page.getByRole('alert').getByText(serverText)).toBeVisible();
      await expect(page.getByLabel(p.name, { exact: true })).toHaveValue('윤바다');
    });

    test('crops, shows and removes a photo, and accepts only real photos of up to 5 MB', async ({
      page,
      request,
    }) => {
      await signInAs(page, await newMember(request), '/profile-edit');
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
  });
}
