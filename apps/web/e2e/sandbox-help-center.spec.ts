import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './test.ts';
import { browserLocale, firstIn, locales, translations } from './translations.ts';

for (const locale of locales) {
  const w = translations[locale];
  const help = w.helpCenter;
  const main = (page: Page) => page.getByRole('main');
  const question = (page: Page, id: keyof typeof help.faq) =>
    main(page).locator('summary', { hasText: help.faq[id].question });

  test.describe(`the help center in ${locale}`, firstIn('en', locale), () => {
    test.use({ locale: browserLocale[locale] });

    test('finds questions by category and search, keeps both in the URL and links to pages', async ({
      page,
    }) => {
      await page.goto('/help-center');
      for (const category of Object.values(help.categories)) {
        await expect(main(page).getByRole('radio', { name: category, exact: true })).toBeAttached();
      }
      await main(page).getByRole('radio', { name: help.categories.tokens, exact: true }).check();
      await expect(page).toHaveURL('/help-center?category=tokens');
      await expect(question(page, 'join')).toHaveCount(0);
      const term = locale === 'ko' ? '절약' : 'economy';
      await main(page).getByLabel(help.search).fill(term);
      await expect(main(page).locator('summary')).toHaveCount(1);
      await expect(page).toHaveURL(`/help-center?category=tokens&q=${encodeURIComponent(term)}`);
      await page.reload();
      await question(page, 'fees').click();
      await expect(main(page).getByText(help.faq.fees.answer)).toBeVisible();
      await expectAccessible(page);

      await main(page).getByLabel(help.search).fill('zeppelin');
      await expect(main(page).getByText(help.nothingFound)).toBeVisible();
      await main(page).getByRole('button', { name: help.clear }).click();
      await expect(page).toHaveURL('/help-center');
      await expect(main(page).getByLabel(help.search)).toHaveValue('');
      await question(page, 'directions').click();
      await main(page).getByRole('link', { name: w.places.conversion }).first().click();
      await expect(page).toHaveURL('/conversion');
    });

    test('shows an error and a retry button if the services fail to load', async ({ page, tolerate }) => {
      tolerate(/500|Failed to load resource/);
      let fails = true;
      await page.route('**/api/project-features/', (route) =>
        route.continue(fails ? { headers: { ...route.request().headers(), prefer: 'code=500' } } : {}),
      );
      await page.goto('/help-center');
      await expect(main(page).getByText(w.errors.loadData)).toBeVisible({ timeout: 30_000 });
      fails = false;
      await main(page).getByRole('button', { name: w.common.retry }).click();
      await expect(main(page).getByText(w.errors.loadData)).toHaveCount(0);
      await expect(main(page).locator('#services article').first()).toBeVisible();
    });

    test('validates a message and opens it in the mail app or copies it', async ({
      page,
      context,
      tolerate,
    }) => {
      // Without a mail app, the browser reports an error.
      tolerate(/mailto/);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto('/help-center#contact');
      const send = main(page).getByRole('button', { name: help.sendContact });
      const message = main(page).getByLabel(help.message);
      await send.click();
      await expect(main(page).getByLabel(help.name, { exact: true })).toBeFocused();
      await expect(main(page).getByText(w.validation.name_required)).toBeVisible();
      await main(page).getByLabel(help.name, { exact: true }).fill('김서연');
      await main(page).getByLabel(help.email).fill('seoyeon.kim@');
      await message.fill('예약을 바꾸고 싶어요.');
      await send.click();
      await expect(main(page).getByText(w.validation.email_invalid)).toBeVisible();
      await main(page).getByLabel(help.email).fill('seoyeon.kim@example.com');
      await main(page).getByLabel(help.subject).selectOption('order');
      await send.click();
      const again = main(page).getByRole('link', { name: help.openAgain });
      const mail = new URL((await again.getAttribute('href')) ?? '');
      expect(mail.protocol + mail.pathname).toBe('mailto:help@gli.example');
      expect(mail.searchParams.get('subject')).toContain(help.subjects.order);
      expect(mail.searchParams.get('body')).toContain('예약을 바꾸고 싶어요.');
      expect(mail.searchParams.get('body')).toContain('<seoyeon.kim@example.com>');
      await expectAccessible(page);

      await main(page).getByRole('button', { name: help.copyContact }).click();
      await expect(page.getByText(help.copied, { exact: true }).first()).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('예약을 바꾸고 싶어요.');

      await message.fill('가'.repeat(400));
      await send.click();
      await expect(main(page).getByRole('alert')).toContainText(w.errors.contactSend);
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
      });
      await main(page).getByRole('button', { name: help.copyContact }).click();
      await expect(main(page).getByRole('alert')).toContainText(help.copyByHand);
      await expect(main(page).getByLabel(help.contactCopyText)).toHaveValue(/가{400}/);
    });

    test('fits the window on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto('/help-center');
      await expect(question(page, 'join')).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });
}
