import { expectAccessible } from './axe.ts';
import { conversionScreen, EXECUTE_URL, grant, readHistory } from './conversion-steps.ts';
import { failedCall, loseResponse, prefer } from './failing-calls.ts';
import { newMember, signInAs } from './member.ts';
import { expect, test } from './test.ts';
import { browserLocale, colorScheme, firstIn, locales, translations } from './translations.ts';

for (const locale of locales) {
  const t = translations[locale];
  const c = t.conversion;

  test.describe(`conversion safeguards in ${locale}`, firstIn('ko', locale), () => {
    test.use({ locale: browserLocale[locale], colorScheme: colorScheme[locale] });

    test('replaces an expired quote instead of executing it', async ({ page, request, tolerate }) => {
      tolerate(/409/);
      const { dialog, confirm, rows, done, review } = conversionScreen(page, locale);
      await page.clock.install();
      await signInAs(page, await newMember(request), '/conversion?from=GLIB&to=GLID');
      await review('20');
      await expect(confirm).toBeVisible();
      await page.clock.fastForward('03:01');
      await expect(dialog.getByText(c.quoteOver)).toBeVisible();
      await expect(confirm).toHaveCount(0);
      const newQuote = dialog.getByRole('button', { name: c.newQuote, exact: true });
      await newQuote.click();
      await expect(confirm).toBeVisible();
      await expect(dialog.getByText(c.quoteOver)).toHaveCount(0);

      for (const [example, text] of [
        ['quote_expired', t.errors.quoteExpired],
        ['quote_already_used', c.alreadyConverted],
      ] as const) {
        await prefer(page, EXECUTE_URL, `example=${example}`);
        await confirm.click();
        await expect(dialog.getByText(text)).toBeVisible();
        await page.unroute(EXECUTE_URL);
        await newQuote.click();
        await expect(dialog.getByText(text)).toHaveCount(0);
      }
      await confirm.click();
      await expect(done).toBeVisible();
      await expect(rows).toHaveCount(1);
    });

    test('converts only once when repeated after a lost response', async ({ page, request, tolerate }) => {
      tolerate(failedCall);
      const { main, dialog, confirm, rows, done, review } = conversionScreen(page, locale);
      const member = await newMember(request);
      await signInAs(page, member, '/conversion?from=GLIB&to=GLIL&speed=economy');
      await review('40');
      const { keys, restore } = await loseResponse(page, EXECUTE_URL);
      await dialog.getByRole('checkbox').check();
      await confirm.click();
      await expect(dialog.getByText(c.outcomeUnknown)).toBeVisible();
      await expect(dialog.getByText(t.errors.network)).toHaveCount(0);
      await expectAccessible(page);

      await page.reload();
      await expect(page.getByRole('heading', { name: c.unfinishedTitle })).toBeVisible();
      await expect(main).toHaveAccessibleName(c.finishFirst);
      await expectAccessible(page);
      restore();
      await expect(done).toBeVisible();
      await expect(rows).toHaveCount(1);
      expect(keys.length).toBeGreaterThan(1);
      expect(new Set(keys).size).toBe(1);
      expect(await readHistory(request, member)).toMatchObject({ count: 1, results: [{ amount: '40' }] });
      await page.reload();
      await expect(main).toHaveAccessibleName(c.enterAmount);
    });

    test('requires consent to each warning about an amount that moves the market', async ({
      page,
      request,
    }) => {
      const { form, amount, dialog, confirm, done, review } = conversionScreen(page, locale);
      const member = await newMember(request);
      await grant(request, member, '200000');
      await signInAs(page, member, '/conversion?from=GLIB&to=GLIL');
      await amount.fill('200000');
      await expect(form.getByText(c.largeTitle, { exact: true })).toBeVisible();
      await review('200000');
      const boxes = dialog.getByRole('checkbox');
      await expect(boxes).toHaveCount(3);
      for (const title of [c.impactTitle, c.largeTitle, c.irreversibleTitle]) {
        await expect(dialog.getByText(title, { exact: true })).toBeVisible();
      }
      await confirm.click();
      await expect(dialog.getByText(c.consentNeeded)).toHaveCount(3);
      await boxes.nth(0).check();
      await boxes.nth(1).check();
      await confirm.click();
      await expect(dialog.getByText(c.consentNeeded)).toHaveCount(1);
      await expectAccessible(page);
      await boxes.nth(2).check();
      const sent = page.waitForRequest(EXECUTE_URL);
      await confirm.click();
      expect((await sent).postDataJSON()).toMatchObject({
        acknowledged_warnings: ['high_price_impact', 'large_amount', 'irreversible'],
      });
      await expect(done).toBeVisible();
    });
  });
}
