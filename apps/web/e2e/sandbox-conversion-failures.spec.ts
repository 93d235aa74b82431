import { expectAccessible } from './axe.ts';
import { conversionScreen, EXECUTE_URL, quoting } from './conversion-steps.ts';
import { failedCall, prefer } from './failing-calls.ts';
import { newMember, signInAs } from './member.ts';
import { expect, test } from './test.ts';
import { browserLocale, colorScheme, filled, firstIn, locales, translations } from './translations.ts';

const reads = ['info/', 'rates/**', 'history/**'].map((call) => `**/api/v1/wallet/conversion/${call}`);

for (const locale of locales) {
  const t = translations[locale];
  const c = t.conversion;

  test.describe(`a failing conversion in ${locale}`, firstIn('en', locale), () => {
    test.use({ locale: browserLocale[locale], colorScheme: colorScheme[locale] });

    test('explains amounts outside the limits and server rejections', async ({ page, request, tolerate }) => {
      tolerate(failedCall);
      const { form, amount, main, dialog, confirm, review } = conversionScreen(page, locale);
      await signInAs(page, await newMember(request), '/conversion?from=GLIB&to=GLID');
      await expect(form.getByText(filled(c.balance, '10,000 GLIB'))).toBeVisible();
      await main.click();
      await expect(amount).toBeFocused();
      for (const [typed, button, text] of [
        ['10000.00000001', filled(c.notEnough, 'GLIB'), filled(t.validation.exceeds_balance, '10,000 GLIB')],
        ['9', c.checkAmount, filled(c.belowMinimum, '10 GLIB')],
        ['0', c.checkAmount, t.validation.amount_not_positive],
        ['1000000.5', c.checkAmount, filled(t.validation.amount_too_large, '1,000,000 GLIB')],
        ['10.123456789', c.checkAmount, filled(t.validation.amount_too_many_decimals, '8')],
      ] as const) {
        await amount.fill(typed);
        await expect(main).toHaveAccessibleName(button);
        await expect(form.getByText(text)).toBeVisible();
      }
      await review('30');
      for (const [response, text] of [
        ['example=insufficient_balance', t.errors.insufficientBalance],
        ['example=acknowledgement_required', t.errors.acknowledgement],
        ['code=422', t.errors.transaction],
      ] as const) {
        await prefer(page, EXECUTE_URL, response);
        await confirm.click();
        await expect(dialog.getByText(text)).toBeVisible();
        await page.unroute(EXECUTE_URL);
      }
    });

    test('reports each failed call and retries it', async ({ page, request, tolerate }) => {
      tolerate(failedCall);
      const { form, amount, main, detail } = conversionScreen(page, locale);
      for (const call of reads) await prefer(page, call, 'code=500');
      await signInAs(page, await newMember(request), '/conversion?from=GLIB&to=GLID');
      const alerts = page.getByRole('alert').filter({ hasText: t.errors.server });
      await expect(alerts).toHaveCount(3);
      await expectAccessible(page);
      for (const call of reads) await page.unroute(call);
      for (const left of [2, 1, 0]) {
        await page.getByRole('alert').last().getByRole('button', { name: t.common.retry }).click();
        await expect(page.getByRole('alert')).toHaveCount(left);
      }

      await prefer(page, quoting, 'code=500');
      await amount.fill('50');
      await expect(form.getByRole('alert')).toHaveText(t.errors.server);
      await page.unroute(quoting);
      await prefer(page, quoting, 'example=conversion_pair_not_supported');
      await expect(main).toHaveAccessibleName(c.newQuote);
      await main.click();
      await expect(form.getByRole('alert')).toHaveText(t.errors.conversionPair);
      await page.unroute(quoting);
      await prefer(page, quoting, 'wait=1');
      await expect(main).toHaveAccessibleName(c.newQuote);
      await main.click();
      await expect(main).toHaveAttribute('aria-busy', 'true');
      await expect(main).toHaveAccessibleName(c.review);
      await page.unroute(quoting);

      await page.context().setOffline(true);
      await amount.fill('60');
      await expect(form.getByRole('alert')).toHaveText(t.errors.network);
      await page.context().setOffline(false);
      await expect(main).toHaveAccessibleName(c.review);

      await page.goto('/conversion?transaction=cnv_nobodys');
      await expect(detail.getByText(c.transactionMissing)).toBeVisible();
    });
  });
}
