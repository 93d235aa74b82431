import { conversionScreen } from './conversion-steps.ts';
import { newMember } from './member.ts';
import { invest, submitLogin } from './member-steps.ts';
import { ordersScreen } from './orders-steps.ts';
import { box, cartPanel } from './shopping-steps.ts';
import { expect, test } from './test.ts';
import { browserLocale, named, translations } from './translations.ts';
import { walletOn } from './wallet-page.ts';
import { authenticate, localSolana, memberName, withWallets } from './wallet-steps.ts';

const node = localSolana();

test.describe('the app in a browser that blocks all storage', () => {
  test.use({ locale: browserLocale.en, colorScheme: 'light' });

  test('supports login, language, theme, watchlist, investment, conversion, order and wallet', {
    tag: '@nightly',
  }, async ({ page, context, tolerate }) => {
    // A browser that blocks storage also blocks the service worker.
    tolerate(/serviceWorker|Service Worker/i);
    await context.addInitScript(() => {
      const blocked = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']) {
        Object.defineProperty(window, name, { get: blocked });
      }
      Object.defineProperty(Document.prototype, 'cookie', { get: blocked, set: blocked });
      ServiceWorkerContainer.prototype.register = async () => blocked();
    });
    await withWallets(context, node(), 'Phantom');
    const member = await newMember(context.request, memberName);
    let w: (typeof translations)['ko' | 'en'] = translations.en;
    // Opens a page without reloading, because a reload would lose the login.
    const open = (name: keyof typeof w.places) =>
      page
        .getByRole('navigation', { name: w.shell.mainNavigation })
        .getByRole('link', { name: w.places[name] })
        .click();

    await page.goto('/login?redirect=%2Frwa-assets%2Fast_2vx6p9rm4t');
    await submitLogin(page, w, member);
    await expect(page.getByRole('heading', { level: 1, name: 'Gangneung Pine Villas' })).toBeVisible();

    await page.getByRole('button', { name: w.navigation.watch, exact: true }).click();
    await expect(page.getByRole('button', { name: w.navigation.watching, exact: true })).toBeVisible();
    await invest(page, w);

    await open('conversion');
    const { review, confirm, done } = conversionScreen(page, 'en');
    await review('10');
    await confirm.click();
    await expect(done).toBeVisible();

    await open('shopping');
    await page.locator(`main a[href*="${box}"]`).first().click();
    await page.getByRole('button', { name: w.shopping.addToCart }).click();
    await page.getByRole('button', { name: w.shopping.buyNow }).click();
    const cart = cartPanel(page, 'en');
    await cart.fillIn();
    await cart.pay.click();
    await expect(cart.done).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cart.panel).toHaveCount(0);

    await open('mypage');
    await page.getByRole('main').getByRole('link', { name: w.places.orders, exact: true }).click();
    const { cancelDialog, panel, rows } = ordersScreen(page, 'en');
    await rows.first().getByRole('link').click();
    await panel.getByRole('button', { name: w.orders.cancelOrder }).click();
    await cancelDialog.getByRole('button', { name: w.orders.cancelConfirm }).click();
    await expect(rows.getByText(w.terms.orderStatus.cancelled)).toBeVisible();

    const html = page.locator('html');
    await page.getByRole('button', { name: named(w.theme.open) }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitemradio', { name: w.theme.names.minimal }).click();
    await expect(html).toHaveClass(/theme-minimal-light/);
    await page.getByRole('radio', { name: w.shell.korean }).check();
    w = translations.ko;
    await expect(html).toHaveAttribute('lang', 'ko');
    await open('rwa-assets');
    await page.locator('main a[href*="ast_2vx6p9rm4t"]').first().click();
    await expect(page.getByRole('button', { name: w.navigation.watching, exact: true })).toBeVisible();

    await authenticate(page, w);
    await walletOn(page, w).panel.getByRole('button', { name: w.walletWidget.gliLogout }).click();
    await expect(walletOn(page, w).connectButton('Phantom')).toBeVisible();
    await expect(page).toHaveURL('/login');
  });
});
