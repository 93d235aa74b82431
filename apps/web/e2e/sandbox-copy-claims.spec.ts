import { expectAccessible } from './axe.ts';
import { conversionScreen } from './conversion-steps.ts';
import { newMember, seededMember, signInAs } from './member.ts';
import { expect, test } from './test.ts';
import { browserLocale, colorScheme, filled, locales, translations } from './translations.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

for (const locale of locales) {
  const t = translations[locale];

  test.describe(`the app in ${locale}`, () => {
    test.use({ locale: browserLocale[locale], colorScheme: colorScheme[locale] });

    test('shows no explorer link for transactions and explains where deposits come from', async ({
      page,
      request,
    }) => {
      await signInAs(page, await seededMember(request), '/mypage?tab=transactions');
      await expect(page.getByText(t.transactions.notOnChainNote)).toBeVisible();
      await expect(page.getByText(t.transactions.depositNote)).toBeVisible();
      await expect(page.getByRole('main').locator('a[href*="explorer"]')).toHaveCount(0);
    });

    test('presents the plan as a preference and offers no switch for browser notifications', async ({
      page,
      request,
    }) => {
      await signInAs(page, await newMember(request), '/mypage?tab=subscription');
      await expect(page.getByText(t.account.planPreference)).toBeVisible();
      await page.goto('/profile-edit');
      await expect(page.getByText(t.profileEdit.securityNote)).toBeVisible();
      await expect(page.getByRole('checkbox', { name: /브라우저|browser/i })).toHaveCount(0);
    });

    test('does not say that all assets are appraised, because new ones are not', async ({ page }) => {
      await page.goto('/rwa-assets');
      const main = page.getByRole('main');
      await expect(main.getByRole('article').first()).toBeVisible();
      await expect(main).not.toContainText(/apprais|감정평가/i);
    });

    test('hides referral visit counts, because the server does not count visits', async ({
      page,
      request,
      tolerate,
    }) => {
      // A new member has no referral code yet.
      tolerate(/status of 404/);
      await signInAs(page, await newMember(request), '/referral?measure=clicks');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(t.referral.noSources)).toBeVisible();
      await expect(page.getByText(t.referral.measures.clicks, { exact: true })).toHaveCount(0);
    });

    test('states before the first question that chat replies are automated', async ({ page }) => {
      await page.goto('/business');
      const panel = page.getByRole('complementary', { name: t.helpPanel.title });
      await panel.getByRole('button', { name: filled(t.helpPanel.openTab, t.helpPanel.chat) }).click();
      await expect(panel.getByText(t.helpPanel.chatLead)).toBeVisible();
      await expect(panel.getByText(t.helpPanel.attachmentNote)).toBeVisible();
      await expectAccessible(page);
    });

    test('tells a member without a wallet to connect one', async ({ page, request }) => {
      await signInAs(page, await newMember(request), '/mypage?tab=profile');
      await expect(page.getByRole('main').getByText(t.errors.connectWallet)).toBeVisible();
    });

    test('explains a failed conversion even if the server gives no reason', async ({ page, request }) => {
      const member = await newMember(request);
      await page.route('**/api/v1/wallet/conversion/execute/', async (route) => {
        const response = await route.fetch();
        const body = await response.json();
        await route.fulfill({ response, json: { ...body, status: 'failed', failure_reason: null } });
      });
      await page.route('**/api/v1/wallet/conversion/transactions/**', async (route) => {
        const response = await route.fetch();
        const body = await response.json();
        await route.fulfill({ response, json: { ...body, status: 'failed', failure_reason: null } });
      });
      await signInAs(page, member, '/conversion?from=GLIB&to=GLID');
      const screen = conversionScreen(page, locale);
      await screen.review('100');
      await screen.confirm.click();
      await expect(page.getByText(t.errors.transaction)).toBeVisible();
    });

    test('starts with the left menu expanded on a tablet, and keeps a toggle after a reload', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1024, height: 800 });
      const banner = page.getByRole('banner');
      await page.goto('/shopping');
      await banner.getByRole('button', { name: t.shell.closeMenu }).click();
      await expect(banner.getByRole('button', { name: t.shell.openMenu })).toBeVisible();
      await page.reload();
      await expect(banner.getByRole('button', { name: t.shell.openMenu })).toBeVisible();
      await banner.getByRole('button', { name: t.shell.openMenu }).click();
      await page.goto('/rwa-assets');
      await expect(banner.getByRole('button', { name: t.shell.closeMenu })).toBeVisible();
    });
  });

  test.describe(`on a phone in ${locale}`, () => {
    test.use({ locale: browserLocale[locale], colorScheme: colorScheme[locale], ...phone });

    test('formats a phone number while it is typed', async ({ page, request }) => {
      await signInAs(page, await newMember(request), '/mypage?tab=profile');
      await page.getByRole('main').getByRole('button', { name: t.mypage.verifyPhone }).click();
      const field = page.getByRole('textbox', { name: t.contactCode.contact.phone.label });
      await expect(field).toBeVisible();
      await field.pressSequentially('01045678901');
      await expect(field).toHaveValue('010-4567-8901');
    });
  });
}
