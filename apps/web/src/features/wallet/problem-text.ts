import { GliApiError } from '@gli/sdk';
import type { WalletProblem, WalletProblemKind } from '@gli/wallet';
import { useCallback } from 'react';
import { type ErrorKey, isMarkup, useErrorText } from '@/data';
import { type Translations, useTranslations } from '@/i18n';

/**
 * Source of a problem's text: a general error of spec §8, the widget, the server, the wallet or the error
 * itself.
 */
export type ProblemTranslation =
  | { readonly kind: 'error'; readonly key: ErrorKey }
  | { readonly kind: 'wallet'; readonly key: keyof Translations['walletWidget']['problems'] }
  | { readonly kind: 'message'; readonly text: string }
  | { readonly kind: 'cause'; readonly cause: unknown };

const TRANSLATIONS: Readonly<Record<WalletProblemKind, ProblemTranslation>> = {
  not_ready: { kind: 'wallet', key: 'notReady' },
  connection: { kind: 'error', key: 'walletConnect' },
  disconnected: { kind: 'wallet', key: 'disconnected' },
  disconnection: { kind: 'wallet', key: 'disconnection' },
  account: { kind: 'wallet', key: 'account' },
  public_key: { kind: 'wallet', key: 'publicKey' },
  not_connected: { kind: 'error', key: 'walletNotConnected' },
  send_transaction: { kind: 'wallet', key: 'sendTransaction' },
  sign_transaction: { kind: 'wallet', key: 'signTransaction' },
  sign_message: { kind: 'error', key: 'signing' },
  not_installed: { kind: 'error', key: 'walletExtensionMissing' },
  login_required: { kind: 'error', key: 'loginFirst' },
  wallet_already_registered: { kind: 'error', key: 'walletTaken' },
  wallet_address_invalid: { kind: 'error', key: 'walletFormat' },
  network_switch: { kind: 'wallet', key: 'networkSwitch' },
  authentication: { kind: 'error', key: 'walletAuthentication' },
  airdrop_limit: { kind: 'error', key: 'airdropLimit' },
  airdrop: { kind: 'error', key: 'airdrop' },
};

/**
 * Returns the source of a problem's text. Handles rejections first, because they are not failures. All other
 * problems follow the order of spec §8.
 */
export function problemTranslation({
  kind,
  chain,
  isRejection,
  message,
  cause,
}: WalletProblem): ProblemTranslation {
  if (isRejection) return { kind: 'wallet', key: kind === 'sign_message' ? 'refusedSignature' : 'refused' };
  // The server's second text says to check the clock.
  if (cause instanceof GliApiError && cause.code === 'message_expired') return { kind: 'cause', cause };
  // Spec §8: these failures show the message of the server or the Ethereum-style wallet.
  const showsMessage = kind === 'authentication' || (kind === 'connection' && chain === 'evm');
  if (showsMessage && message && !isMarkup(message)) return { kind: 'message', text: message };
  if (kind === 'authentication' && cause) return { kind: 'cause', cause };
  return TRANSLATIONS[kind];
}

/** Returns a function that maps a wallet problem to its message. Spec §8 */
export function useProblemText(): (problem: WalletProblem) => string {
  const t = useTranslations();
  const errorText = useErrorText();
  return useCallback(
    (problem) => {
      const translation = problemTranslation(problem);
      switch (translation.kind) {
        case 'error':
          // Says what to do next.
          if (translation.key === 'walletNotConnected')
            return `${t.errors.walletNotConnected()} ${t.errors.connectWallet()}`;
          return t.errors[translation.key]();
        case 'wallet':
          return t.walletWidget.problems[translation.key]();
        case 'message':
          return translation.text;
        case 'cause':
          return errorText(translation.cause, 'walletAuthentication');
      }
    },
    [t, errorText],
  );
}
