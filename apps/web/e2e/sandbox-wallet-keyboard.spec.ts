import type { Locator, Page } from '@playwright/test';
import { conversionScreen } from './conversion-steps.ts';
import { personalInfo } from './kyc-member.ts';
import { newMember } from './member.ts';
import { untilLayersClosed } from './member-steps.ts';
import { box, cartPanel } from './shopping-steps.ts';
import { expect, test } from './test.ts';
import { browserLocale, translations } from './translations.ts';
import { walletOn } from './wallet-page.ts';
import { localSolana, memberName, withWallets } from './wallet-steps.ts';

const node = localSolana();
/** More tab stops than any page has. A control that is not reached by then is behind a focus trap. */
const MOST_STOPS = 150;

test.describe('the keyboard', () => {
  test.use({ locale: browserLocale.en });

  test('is sufficient to log in, invest, convert, order, start verification and connect a wallet', async ({
    page,
    context,
    tolerate,
  }) => {
    // A link to the referral page requests a code, which a new member does not have yet.
    tolerate(/status of 404/);
    const w = translations.en;
    const { info } = w.authCenter;
    await withWallets(context, node(), 'Phantom');
    const member = await newMember(context.request, memberName);
    const { keyboard } = page;
    const type = async (field: Locator, text: string) => {
      await tabTo(page, field);
      await keyboard.type(text);
    };
    const press = async (control: Locator, key = 'Enter') => {
      await tabTo(page, control);
      await keyboard.press(key);
    };
    const isFocusIn = (dialog: Locator) =>
      dialog.evaluate((element) => element.contains(document.activeElement));

    await page.goto('/login?redirect=%2Frwa-assets%2Fast_2vx6p9rm4t');
    await type(page.getByLabel(w.login.email), member.email);
    await type(page.getByRole('textbox', { name: w.login.password }), member.password);
    await keyboard.press('Enter');

    const amount = page.getByLabel(w.invest.amount, { exact: true });
    await type(amount, '50.5');
    await keyboard.press('Enter');
    const investing = page.getByRole('dialog', { name: w.invest.confirmTitle });
    await expect.poll(() => isFocusIn(investing)).toBe(true);
    await keyboard.press('Escape');
    await expect(amount).toBeFocused();
    await keyboard.press('Enter');
    await press(investing.getByRole('checkbox'), 'Space');
    await press(investing.getByRole('button', { name: w.invest.confirm, exact: true }));
    await expect(page.getByRole('heading', { name: w.invest.successTitle })).toBeFocused();

    const menu = page.getByRole('navigation', { name: w.shell.mainNavigation });
    await press(menu.getByRole('link', { name: w.places.conversion }));
    await expect(page.getByRole('main')).toBeFocused();
    const conversion = conversionScreen(page, 'en');
    await type(conversion.amount, '10');
    await expect(conversion.main).toHaveAccessibleName(w.conversion.review);
    await press(conversion.main);
    await expect.poll(() => isFocusIn(conversion.dialog)).toBe(true);
    await press(conversion.confirm);
    await expect(conversion.done).toBeFocused();

    await untilLayersClosed(page);
    await page.goto(`/shopping/product/${box}`);
    const order = page.getByRole('button', { name: w.shopping.buyNow });
    const cart = cartPanel(page, 'en');
    await press(order);
    await type(cart.panel.getByLabel(w.checkout.phone), '010-1234-5678');
    await type(cart.panel.getByLabel(w.checkout.address), '110 Sejong-daero');
    await press(cart.pay);
    await expect(cart.done).toBeVisible();
    expect(await isFocusIn(cart.panel)).toBe(true);
    await keyboard.press('Escape');
    await expect(order).toBeFocused();

    await press(menu.getByRole('link', { name: w.places.auth }));
    const field = (name: string) => page.getByLabel(name, { exact: true });
    await type(field(info.englishName), personalInfo.english_name);
    // Types the day first, as in a browser in British English.
    await type(field(info.birthDate), '11041992');
    await type(field(info.postalCode), personalInfo.address.postal_code);
    await type(field(info.city), personalInfo.address.city);
    await type(field(info.line1), personalInfo.address.line1);
    for (const choice of [info.occupation, info.sourceOfFunds, info.exposed]) {
      await press(field(choice), 'ArrowDown');
      await expect(field(choice)).not.toHaveValue('');
    }
    await press(page.getByRole('button', { name: info.submit }));
    await expect(
      page.getByRole('heading', { level: 2, name: 'Identity document', exact: true }),
    ).toBeFocused();

    const wallet = walletOn(page, w);
    await press(wallet.connectButton('Phantom'));
    await expect.poll(() => isFocusIn(wallet.message)).toBe(true);
    await press(wallet.message.getByRole('button', { name: w.walletWidget.sign }));
    await expect(wallet.panel.getByText(member.email)).toBeVisible();
    await expect.poll(() => isFocusIn(wallet.panel)).toBe(true);
    await keyboard.press('Escape');
    await expect(wallet.button(memberName)).toBeFocused();
  });
});

/** Presses Tab until the control has the focus, and asserts that the focus is visible. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const state = await control.evaluate((element) => {
      if (document.activeElement !== element) return 'elsewhere';
      for (let one: Element | null = element; one; one = one.parentElement) {
        const { outlineStyle, outlineWidth } = getComputedStyle(one);
        if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return 'shown';
      }
      return 'not shown';
    });
    if (state !== 'elsewhere') return expect(state, `${control}`).toBe('shown');
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${control}.`);
}
