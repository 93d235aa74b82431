import { expectAccessible } from './axe.ts';
import { conversionScreen, EXECUTE_URL } from './conversion-steps.ts';
import { newMember, seededMember, signInAs } from './member.ts';
import { expect, test } from './test.ts';
import { browserLocale, colorScheme, filled, firstIn, locales, translations } from './translations.ts';

for (const locale of locales) {
  const t = translations[locale];
  const c = t.conversion;

  test.describe(`conversion in ${locale}`, firstIn('en', locale), () => {
    test.use({ locale: browserLocale[locale], colorScheme: colorScheme[locale] });

    test('updates the history and balance without a reload, and links to the finished conversion', {
      tag: '@smoke',
    }, async ({ page, request }) => {
      const { form, dialog, confirm, rows, detail, done, review } = conversionScreen(page, locale);
      await signInAs(page, await newMember(request), '/conversion?from=GLIB&to=GLID&speed=instant');
      await expect(form.getByText(filled(c.balance, '10,000 GLIB'))).toBeVisible();
      await expect(page.getByText(c.historyEmpty, { exact: true })).toBeVisible();
      await expectAccessible(page);

      await review('500');
      await expect(dialog.getByText(c.cannotBeReversed)).toBeVisible();
      // 500 × 0.4 = 200, minus 1%.
      await expect(dialog.getByText('198 GLID', { exact: true })).toBeVisible();
      await expectAccessible(page);
      const sent = page.waitForRequest(EXECUTE_URL);
      await confirm.dblclick();
      expect((await sent).headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
      await expect(done).toBeFocused();
      await expect(rows).toHaveCount(1);
      await expect(rows).toContainText(t.terms.transactionStatus.pending);

      await page.getByRole('link', { name: c.seeTransaction }).click();
      await expect(page).toHaveURL(/transaction=cnv_/);
      await expect(detail.getByText('198 GLID', { exact: true })).toBeVisible();
      // An instant conversion completes after ten seconds, without any action by the member.
      await expect(detail.getByText(c.hash)).toBeVisible();
      await expect(
        detail.getByText(t.terms.transactionStatus.completed, { exact: true }).first(),
      ).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page).not.toHaveURL(/transaction=/);
      await expect(rows).toContainText(t.terms.transactionStatus.completed);
      await page.getByRole('button', { name: c.convertAgain }).click();
      await form.getByRole('button', { name: c.swap }).click();
      await expect(form.getByText(filled(c.balance, '1,198 GLID'))).toBeVisible();
    });

    test('has one button to swap the direction and one to enter the whole balance', async ({
      page,
      request,
    }) => {
      const { form, amount, confirm, rows, done, review } = conversionScreen(page, locale);
      await signInAs(page, await newMember(request), '/conversion?from=GLIB&to=GLID');
      await form.getByRole('button', { name: c.swap }).click();
      await expect(page).toHaveURL(/from=GLID&to=GLIB/);
      await expect(form.getByText(filled(c.balance, '1,000 GLID'))).toBeVisible();
      await form.getByRole('button', { name: /^100%/ }).click();
      await expect(amount).toHaveValue('1,000');
      await review('100');
      await confirm.click();
      await expect(done).toBeFocused();
      await expect(rows).toHaveCount(1);
      await expectAccessible(page);
      await page.getByRole('button', { name: c.convertAgain }).click();
      await expect(form.getByText(filled(c.balance, '900 GLID'))).toBeVisible();
    });

    test('offers only supported directions and asks a visitor to log in', async ({ page }) => {
      const { form, amount, main } = conversionScreen(page, locale);
      await page.goto('/conversion?from=GLIL&to=GLIB');
      const refusal = filled(c.refusedOneWay, { from: 'GLIL', to: 'GLIB' });
      await expect(page.getByText(refusal)).toBeVisible();
      const give = form.getByLabel(c.give, { exact: true });
      const receive = form.getByLabel(c.receive, { exact: true });
      await expect(give.getByRole('option')).toHaveText(['GLIB', 'GLID']);
      await expect(receive.getByRole('option')).toHaveText(['GLIL', 'GLID']);
      await expect(receive).toHaveValue('GLID');

      await receive.selectOption('GLIL');
      await expect(page).toHaveURL(/from=GLIB&to=GLIL/);
      await expect(page.getByText(refusal)).toHaveCount(0);
      await expect(form.getByRole('button', { name: c.swap })).toHaveCount(0);
      await give.selectOption('GLID');
      await expect(receive.getByRole('option')).toHaveText(['GLIB']);

      await page.getByRole('button', { name: /GLIB → GLIL/ }).click();
      await expect(page.getByRole('img', { name: /GLIL/ })).toBeVisible();
      await page.getByText(filled(c.days, '7'), { exact: true }).click();
      await page.getByText(c.showTable).click();
      await expect(page.getByRole('table', { name: c.chart }).getByRole('rowheader')).toHaveCount(7);

      // 1,000 × 1.4, minus 0.5%.
      await amount.fill('1000');
      await expect(form.getByText('1,393 GLIL')).toBeVisible();
      await expectAccessible(page);
      await main.click();
      await page
        .getByRole('dialog', { name: t.login.neededTitle.convert })
        .getByRole('button', { name: t.login.goToLogin })
        .click();
      await expect(page).toHaveURL(/\/login\?redirect=%2Fconversion%3F.*to%3DGLIL/);
    });
  });

  test.describe(`conversion history in ${locale}`, firstIn('ko', locale), () => {
    test.use({
      locale: browserLocale[locale],
      colorScheme: colorScheme[locale],
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });

    test('is filtered by the URL and grouped by day on a phone', async ({ page, request }) => {
      await signInAs(page, await seededMember(request), '/conversion?status=failed');
      const history = page.getByRole('group', { name: c.history });
      const links = history.getByRole('link');
      await expect(links).toHaveCount(1);
      await expect(history).toContainText(t.terms.transactionStatus.failed);
      const filters = page.getByRole('search', { name: filled(t.lists.filters, c.history) });
      await filters.getByLabel(c.status).selectOption('completed');
      await filters.getByLabel(c.give).selectOption('GLID');
      await expect(page).toHaveURL(/status=completed&given=GLID/);
      await expect(links.first()).toHaveText('GLID → GLIB');
      await filters.getByLabel(c.type).selectOption('instant');
      await filters.getByLabel(c.receive).selectOption('GLIL');
      await expect(page.getByText(t.lists.noMatch, { exact: true })).toBeVisible();
      await page.getByRole('button', { name: t.lists.clearFilters }).last().click();
      await expect(page).toHaveURL('/conversion');
      await expect(links.nth(2)).toBeVisible();
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(overflow).toBe(0);
      await expectAccessible(page);
    });
  });
}
