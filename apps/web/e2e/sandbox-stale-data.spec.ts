import type { APIRequestContext } from '@playwright/test';
import { createFormats } from '../src/i18n/format.ts';
import { expectAccessible } from './axe.ts';
import { failedCall } from './failing-calls.ts';
import { bearer, type Member, newMember, signInAs } from './member.ts';
import { expect, test } from './test.ts';
import { browserLocale, colorScheme, firstIn, locales, translations } from './translations.ts';

const villas = 'ast_2vx6p9rm4t';

/** Converts GLIB outside the page, so that the page's data becomes stale. */
async function convert(
  request: APIRequestContext,
  member: Member,
  { amount, to }: { amount: string; to: 'GLIL' | 'GLID' },
): Promise<void> {
  const headers = bearer(member);
  const quoted = await request.post('/api/v1/wallet/conversion/validate/', {
    headers,
    data: { from_token: 'GLIB', to_token: to, amount, conversion_type: 'instant' },
  });
  const { id, warnings } = await quoted.json();
  const made = await request.post('/api/v1/wallet/conversion/execute/', {
    headers: { ...headers, 'Idempotency-Key': `convert-${id}` },
    data: { quote_id: id, acknowledged_warnings: warnings.map(({ code }: { code: string }) => code) },
  });
  expect(made.status()).toBe(201);
}

const patchProfile = (request: APIRequestContext, member: Member, data: object) =>
  request.patch('/api/user/profile/', { headers: bearer(member), data });

async function readProfile(request: APIRequestContext, member: Member) {
  return (await request.get('/api/user/profile/', { headers: bearer(member) })).json();
}

for (const locale of locales) {
  const w = translations[locale];
  const formats = createFormats(locale);
  const p = w.profileEdit;

  test.describe(`stale data in ${locale}`, firstIn('en', locale), () => {
    test.use({ locale: browserLocale[locale], colorScheme: colorScheme[locale] });

    test('lists a conversion’s proceeds in the transactions and in a statement whose totals add up', async ({
      page,
      request,
    }) => {
      const member = await newMember(request);
      await convert(request, member, { amount: '1000', to: 'GLIL' });
      const read = async () =>
        (await request.get('/api/v1/wallet/info/?token=GLIL', { headers: bearer(member) })).json();
      await expect.poll(async () => (await read()).balances[2].balance).toBe('4386');
      await signInAs(page, member, '/mypage?tab=transactions');
      const list = page.getByRole('table', { name: w.transactions.title });
      await expect(list.getByText(formats.gain('1386', 'GLIL'))).toBeVisible();
      await page.getByRole('link', { name: w.transactions.statement }).click();
      const totals = page.getByRole('table', { name: w.transactions.statementTotals });
      const cells = totals.getByRole('row', { name: /GLIL/ }).getByRole('cell');
      await expect(cells).toHaveText(['0', '4,386', '0', '4,386', '0']);
      await expectAccessible(page);
    });

    test('updates the balance in the panel and the dialog after tokens were spent elsewhere', async ({
      page,
      request,
      tolerate,
    }) => {
      tolerate(failedCall);
      const member = await newMember(request);
      await signInAs(page, member, `/rwa-assets/${villas}`);
      const panel = page.getByRole('region', { name: w.invest.heading });
      const amount = panel.getByLabel(w.invest.amount, { exact: true });
      await expect(panel.getByText('10,000 GLIB').first()).toBeVisible();
      await convert(request, member, { amount: '9500', to: 'GLID' });
      await amount.fill('600');
      await panel.getByRole('button', { name: w.invest.submit }).click();
      await expect(panel.getByText('500 GLIB').first()).toBeVisible();
      await expect(panel.getByText('10,000 GLIB')).toHaveCount(0);

      await amount.fill('400');
      await panel.getByRole('button', { name: w.invest.submit }).click();
      const dialog = page.getByRole('dialog', { name: w.invest.confirmTitle });
      await expect(dialog).toBeVisible();
      await convert(request, member, { amount: '200', to: 'GLID' });
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('button', { name: w.invest.confirm, exact: true }).click();
      await expect(dialog.getByRole('alert')).toHaveText(w.errors.insufficientBalance);
      await expect(dialog.getByText('300 GLIB', { exact: true })).toBeVisible();
      await dialog.getByRole('button', { name: w.common.cancel }).click();
      await expect(panel.getByText('300 GLIB').first()).toBeVisible();
      await expect(panel.getByText('500 GLIB')).toHaveCount(0);
    });

    test('merges profile changes made elsewhere without restoring a withdrawn consent', async ({
      page,
      request,
      tolerate,
    }) => {
      tolerate(/status of 412/);
      const member = await newMember(request);
      await patchProfile(request, member, { marketing_accepted: true });
      await signInAs(page, member, '/profile-edit');
      await expect(page.getByLabel(p.name, { exact: true })).toHaveValue(member.user.name);
      await patchProfile(request, member, { name: '윤바다', marketing_accepted: false });
      await page.getByLabel(p.bio).fill('바다가 보이는 곳');
      await page.getByRole('button', { name: p.save, exact: true }).click();
      await expect(page).toHaveURL(/\/mypage\?tab=profile$/);
      await expect(page.getByRole('heading', { name: '윤바다' })).toBeVisible();
      expect(await readProfile(request, member)).toMatchObject({
        name: '윤바다',
        bio: '바다가 보이는 곳',
        consents: { marketing_accepted: false },
      });
    });

    test('lets the member choose between two edits of the same field', async ({
      page,
      request,
      tolerate,
    }) => {
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
  });
}
