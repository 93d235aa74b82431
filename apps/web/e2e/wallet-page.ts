import type { Page } from '@playwright/test';
import type { translations } from './translations.ts';

type Translations = (typeof translations)['ko' | 'en'];

/** Locates the parts of a page's wallet widget by their visible text. */
export function walletOn(page: Page, { shell, walletWidget }: Translations) {
  const banner = page.getByRole('banner');
  const panel = banner.getByRole('dialog', { name: shell.wallet, exact: true });
  const message = page.getByRole('dialog', { name: walletWidget.messageTitle });
  const named = (text: string) => shell.walletButton.replace(/\{.*?\}/, text);
  return {
    panel,
    /** Dialog with the message to sign. */
    message,
    messageText: message.getByRole('group', { name: walletWidget.message }),
    /** Header button while no wallet is connected. */
    connectButton: (name?: string) =>
      banner.getByRole('button', {
        name: name === undefined ? shell.connectAnyWallet : shell.connectNamedWallet.replace(/\{.*?\}/, name),
        exact: true,
      }),
    /** Header button while a wallet is connected or connecting. */
    button: (label: string) => banner.getByRole('button', { name: named(label), exact: true }),
    unauthenticated: banner.getByRole('button', { name: named(shell.walletUnauthenticated), exact: true }),
    /** Membership line in the header, or in the panel if the header has no room for it. */
    premium: banner.getByText(walletWidget.premiumMember).filter({ visible: true }),
    autoLogin: banner.getByRole('checkbox', { name: walletWidget.autoLogin }).filter({ visible: true }),
    async sign() {
      await message.getByRole('button', { name: walletWidget.sign }).click();
    },
  };
}

/** Shortens an address to `6TAA…8cyQ`. */
export const short = (address: string) => `${address.slice(0, 4)}…${address.slice(-4)}`;
