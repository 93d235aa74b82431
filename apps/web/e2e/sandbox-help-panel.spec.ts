import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './test.ts';
import { browserLocale, firstIn, locales, translations } from './translations.ts';

/** Fills in the `{count}` placeholders of a typesafe-i18n text. */
const filled = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{\{.*?\}\}/g, '').replace(/\{(\w+).*?\}/g, (_, name: string) => String(values[name] ?? ''));

for (const locale of locales) {
  const w = translations[locale];
  const { walkthrough: guide, helpPanel: panelTranslations } = w;
  const openPanel = async (page: Page, tab: 'help' | 'guide' | 'chat') => {
    const panel = page.getByRole('complementary', { name: panelTranslations.title });
    await panel
      .getByRole('button', { name: filled(panelTranslations.openTab, { tab: panelTranslations[tab] }) })
      .click();
    return panel;
  };

  test.describe(`the help panel in ${locale}`, firstIn('ko', locale), () => {
    test.use({ locale: browserLocale[locale] });

    test('shows the page’s name and quick steps, and closes open topics on navigation', async ({ page }) => {
      await page.goto('/business');
      const panel = await openPanel(page, 'help');
      await expect(panel.getByText(panelTranslations.pages.business)).toBeVisible();
      for (const topic of ['wallet', 'tokens', 'conversion', 'security'] as const) {
        await panel.locator('summary', { hasText: panelTranslations.topic[topic].title }).last().click();
        const text = panelTranslations.topic[topic].text.replace(/\{network[^}]*\}/, 'Devnet');
        await expect(panel.getByText(text)).toBeVisible();
      }
      const sites = panel.locator('a[target="_blank"]');
      await expect(sites).toHaveCount(2);
      await expect(sites.first()).toHaveAttribute('href', 'https://phantom.com/download');
      await expect(sites.last()).toHaveAttribute('href', 'https://metamask.io/download');
      await expectAccessible(page);
      await page
        .getByRole('navigation', { name: w.shell.mainNavigation })
        .getByRole('link', { name: w.places.shopping })
        .click();
      await expect(panel.getByText(panelTranslations.pages.shopping)).toBeVisible();
      await expect(panel.locator('details[open]')).toHaveCount(0);
      // An open topic must not stay open on the next page.
      await page.goto('/conversion');
      await expect(panel.getByText(panelTranslations.pages.conversion)).toBeVisible();
      await expect(panel.getByText(panelTranslations.quick.conversionConfirm)).toBeVisible();
      await expect(panel.getByText(panelTranslations.quick.authInfo)).toBeHidden();
    });

    test('replies after a typing indicator of 1.5 s, lists files and rejects empty messages', async ({
      page,
    }) => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await page.goto('/help-center');
      const panel = await openPanel(page, 'chat');
      const log = panel.getByRole('log');
      const field = panel.getByLabel(panelTranslations.chatMessage);
      await expect(panel.getByText(panelTranslations.chatOnline)).toBeVisible();
      const hours =
        locale === 'ko' ? { from: '오전 9:00', to: '오후 6:00' } : { from: '9:00 AM', to: '6:00 PM' };
      await expect(panel.getByText(filled(guide.hoursValue, hours))).toBeVisible();
      await expect(panel.getByText(filled(guide.answerValue, { minutes: 2 }))).toBeVisible();

      // Recorded in the page, because on a busy machine the indicator may disappear before the test checks it.
      const typed = log.evaluate(
        (element, text) =>
          new Promise<boolean>((resolve) => {
            const look = () => element.textContent?.includes(text) && resolve(true);
            new MutationObserver(look).observe(element, {
              childList: true,
              subtree: true,
              characterData: true,
            });
          }),
        panelTranslations.chatTyping,
      );
      await panel.getByRole('button', { name: panelTranslations.questions.fees }).click();
      await expect(log.getByText(panelTranslations.replies.fees)).toBeVisible();
      expect(await typed).toBe(true);
      await expect(log.getByText(panelTranslations.questions.fees)).toBeVisible();
      await expect(log.getByText(panelTranslations.chatTyping)).toHaveCount(0);

      await field.fill('   ');
      await page.keyboard.press('Enter');
      await expect(panel.getByText(w.validation.message_empty)).toBeVisible();
      await field.fill('zeppelin');
      await page.keyboard.press('Enter');
      await expect(log.getByText(panelTranslations.replies.other)).toBeVisible();

      const file = panel.getByLabel(panelTranslations.attach);
      await file.setInputFiles({
        name: 'notes.exe',
        mimeType: 'application/x-msdownload',
        buffer: Buffer.from('x'),
      });
      await expect(panel.getByText(w.validation.attachment_type_unsupported)).toBeVisible();
      await file.setInputFiles({
        name: 'receipt.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('x'),
      });
      await expect(log.getByText(panelTranslations.attachmentKept)).toBeVisible();
      expect(logged.filter((text) => text.includes('receipt.pdf'))).toHaveLength(1);
      await expectAccessible(page);
      await panel.getByRole('tab', { name: panelTranslations.guide }).click();
      await panel.getByRole('tab', { name: panelTranslations.chat }).click();
      await expect(log.getByText('zeppelin')).toBeVisible();
    });
  });
}
