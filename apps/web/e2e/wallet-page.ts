import type { Page } from '@playwright/test';
import type { translations } from './translations.ts';

type Translations = (typeof translations)['ko' | 'en'];

/** The wallet widget of a page, located by its visible texts. */
export function walletOn(page: Page, { shell, walletWidget }: Translations) {
  const banner = page.getByRole('banner');
  const panel = banner.getByRole('dialog', { name: shell.wallet, exact: true });
  const message = page.getByRole('dialog', { name: walletWidget.messageTitle });
  const named = (text: string) => shell.walletButton.replace(/\{.*?\}/, text);
  return {
    panel,
    /** The dialog with the message to be signed. */
    message,
    messageText: message.getByRole('group', { name: walletWidget.message }),
    /** The button in the header while no wallet is connected. */
    connectButton: (name?: string) =>
      banner.getByRole('button', {
        name: name === undefined ? shell.connectAnyWallet : shell.connectNamedWallet.replace(/\{.*?\}/, name),
        exact: true,
      }),
    /** The header's button once it shows the wallet's state. */
    button: (label: string) => banner.getByRole('button', { name: named(label), exact: true }),
    unauthenticated: banner.getByRole('button', { name: named(shell.walletUnauthenticated), exact: true }),
    /** The header's membership line, or the panel's where the header has no room. */
    premium: banner.getByText(walletWidget.premiumMember).filter({ visible: true }),
    autoLogin: banner.getByRole('checkbox', { name: walletWidget.autoLogin }).filter({ visible: true }),
    async sign() {
      await message.getByRole('button', { name: walletWidget.sign }).click();
    },
  };
}

/** `6TAA…8cyQ` */
export const short = (address: string) => `${address.slice(0, 4)}…${address.slice(-4)}`;
