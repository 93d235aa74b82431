import { expectAccessible } from './axe.ts';
import { findHiddenHeaderControls } from './page-checks.ts';
import { expect, test } from './test.ts';
import { browserLocale, translations } from './translations.ts';
import { walletOn } from './wallet-page.ts';
import { localSolana, memberName, signedIn, withWallets } from './wallet-steps.ts';

const node = localSolana();
const t = translations.en;

test.use({
  locale: browserLocale.en,
  colorScheme: 'dark',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

test('shows the progress and the membership where the window has room for them', async ({
  page,
  context,
}) => {
  const { first: phantom } = await withWallets(context, node(), 'Phantom', 'Solflare');
  await signedIn(page, context);
  const wallet = walletOn(page, t);
  await wallet.connectButton().click();
  await expectAccessible(page);
  phantom.leaveOpen('connect');
  await wallet.panel.getByRole('button', { name: 'Phantom' }).click();
  await expect(wallet.panel.getByText(t.walletWidget.connectingTitle)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(wallet.panel).toBeHidden();
  const connecting = wallet.button(t.shell.walletConnecting);
  await expect(connecting.getByText(t.shell.walletConnecting)).toBeInViewport({ ratio: 1 });

  await connecting.click();
  await wallet.panel.getByRole('button', { name: t.common.cancel }).click();
  phantom.approve('connect');
  await wallet.connectButton().click();
  await wallet.panel.getByRole('button', { name: 'Phantom' }).click();
  await wallet.sign();
  await expect(wallet.button(memberName)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(wallet.panel).toBeHidden();
  for (const width of [1440, 1280, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(wallet.premium).toBeInViewport({ ratio: 1 });
    await expect(wallet.autoLogin).toBeInViewport({ ratio: 1 });
  }
  for (const width of [820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(wallet.premium).toHaveCount(0);
    const isPhone = width === 390;
    if (isPhone) await page.getByRole('banner').getByRole('button', { name: t.shell.openMenu }).click();
    const menu = page.getByRole(isPhone ? 'dialog' : 'navigation', { name: t.shell.mainNavigation });
    await expect(menu.getByText(t.walletWidget.premiumMember)).toBeVisible();
    await expect(menu.getByRole('checkbox', { name: t.walletWidget.autoLogin })).not.toBeChecked();
  }
  await expectAccessible(page);

  // The home page's header also has the main pages.
  await page.setViewportSize({ width: 1536, height: 900 });
  await page.goto('/');
  await expect(wallet.button(memberName)).toBeVisible();
  for (const width of [1536, 1440, 1344, 1343, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => findHiddenHeaderControls(page), `${width} px`).toEqual([]);
    await expect(wallet.button(memberName).getByText(memberName)).toBeInViewport({ ratio: 1 });
  }
});
