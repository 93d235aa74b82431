import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { bearer, type Member, newMember, signInAs } from './member.ts';
import { expect, test } from './test.ts';
import { browserLocale, translations } from './translations.ts';

const patchProfile = (request: APIRequestContext, member: Member, data: object) =>
  request.patch('/api/user/profile/', { headers: bearer(member), data });

async function readProfile(request: APIRequestContext, member: Member) {
  return (await request.get('/api/user/profile/', { headers: bearer(member) })).json();
}

const p = translations.en.profileEdit;

test.use({ locale: browserLocale.en });

test('lets the member choose between two edits of the same field', async ({ page, request, tolerate }) => {
  tolerate(/status of 412/);
  const member = await newMember(request);
  await signInAs(page, member, '/profile-edit');
  const name = page.getByLabel(p.name, { exact: true });
  const save = page.getByRole('button', { name: p.save, exact: true });
  const dialog = page.getByRole('dialog', { name: p.conflictTitle });
  await name.fill('한지우');
  await page.getByLabel(p.bio).fill('산도 좋아요');
  await patchProfile(request, member, { name: '윤바다' });
  await save.click();
  await expect(dialog.getByText('한지우')).toBeVisible();
  await expect(dialog.getByText('윤바다')).toBeVisible();
  await expectAccessible(page);
  // On a phone, labels that do not fit next to each other get a row each, not two lines in one button.
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 390, height: 844 });
  for (const label of [p.conflictTake, p.conflictKeep]) {
    const button = dialog.getByRole('button', { name: label });
    await expect.poll(async () => (await button.boundingBox())?.height).toBe(44);
    const lines = await button.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines, label).toBe(1);
  }
  await page.setViewportSize({ width, height });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(name, 'nothing is chosen, and nothing is lost').toHaveValue('한지우');
  await save.click();
  await dialog.getByRole('button', { name: p.conflictTake }).click();
  await expect(name).toHaveValue('윤바다');
  await expect(page.getByLabel(p.bio)).toHaveValue('산도 좋아요');

  await name.fill('한지우');
  await patchProfile(request, member, { name: '최바다' });
  await save.click();
  await expect(dialog.getByText('최바다')).toBeVisible();
  await dialog.getByRole('button', { name: p.conflictKeep }).click();
  await expect(page).toHaveURL(/\/mypage\?tab=profile$/);
  expect(await readProfile(request, member)).toMatchObject({ name: '한지우', bio: '산도 좋아요' });
});
