import type { Locator } from '@playwright/test';
import { conversionScreen } from './conversion-steps.ts';
import { newMember } from './member.ts';
import { invest, submitLogin } from './member-steps.ts';
import { box, cartPanel } from './shopping-steps.ts';
import { expect, test } from './test.ts';
import { browserLocale, translations } from './translations.ts';
import { walletOn } from './wallet-page.ts';
import { authenticate, localSolana, memberName, withWallets } from './wallet-steps.ts';

const node = localSolana();

test.use({ locale: browserLocale.en });

// Over WebDriver BiDi, pages don't notice values set by `fill`, so `fill` types them instead. Each worker has
// one browser.
test.beforeEach(({ page }) => {
  const locators: Locator = Object.getPrototypeOf(page.locator('html'));
  locators.fill = async function fill(text) {
    await this.press('ControlOrMeta+A');
    await this.pressSequentially(text);
  };
});

test('supports logins, investments, conversions, orders and wallets in Firefox', async ({
  page,
  context,
}) => {
  const w = translations.en;
  await withWallets(context, node(), 'Phantom');
  const member = await newMember(context.request, memberName);
  await page.goto('/login?redirect=%2Frwa-assets%2Fast_2vx6p9rm4t');
  await submitLogin(page, w, member);
  await expect(page.getByRole('heading', { level: 1, name: 'Gangneung Pine Villas' })).toBeVisible();

  await invest(page, w);

  await page.goto('/conversion');
  const { amount, review, confirm, done } = conversionScreen(page, 'en');
  await amount.fill('1,50');
  await amount.press('ControlOrMeta+A');
  await amount.press('ControlOrMeta+C');
  await amount.fill('1500');
  await expect(amount).toHaveValue('1,500');
  await amount.press('ControlOrMeta+A');
  await amount.press('ControlOrMeta+V');
  await expect(amount).toHaveValue('1,50');
  await review('10');
  await confirm.click();
  await expect(done).toBeVisible();

  await page.goto(`/shopping/product/${box}`);
  await page.getByRole('button', { name: w.shopping.buyNow }).click();
  const cart = cartPanel(page, 'en');
  await cart.fillIn();
  await cart.pay.click();
  await expect(cart.done).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cart.panel).toHaveCount(0);

  await authenticate(page, w);
  await expect(walletOn(page, w).panel.getByText(member.email)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('draws inner scrollbars in the colors of the dark mode in Firefox', async ({ page }) => {
  await page.goto('/shopping');
  await page.evaluate(() => localStorage.setItem('color-mode', 'dark'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark');
  const featured = page.getByRole('main').getByRole('list').first();
  await expect(featured).toBeVisible();
  await expect(featured).toHaveCSS('scrollbar-color', /^rgb\(.+\) (transparent|rgba\(0, 0, 0, 0\))$/);
});
