import { GliApiError } from '@gli/sdk';
import type { WalletProblem, WalletProblemKind } from '@gli/wallet';
import type { Translations } from '../../../i18n/i18n-types.ts';
import type { ErrorKey } from '../../../shared/errors/error-message.ts';

/** Where the words of a problem are: a general error of spec §8, the widget's own, said by others, or chosen by the error. */
export type ProblemWords =
  | { readonly kind: 'error'; readonly key: ErrorKey }
  | { readonly kind: 'wallet'; readonly key: keyof Translations['walletWidget']['problems'] }
  | { readonly kind: 'said'; readonly text: string }
  | { readonly kind: 'cause'; readonly cause: unknown };

const WORDS: Readonly<Record<WalletProblemKind, ProblemWords>> = {
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

/** Which words tell a member of a problem: a refusal is no fault; then the order of spec §8. */
export function problemTranslations({ kind, chain, isRefusal, message, cause }: WalletProblem): ProblemWords {
  if (isRefusal) return { kind: 'wallet', key: kind === 'sign_message' ? 'refusedSignature' : 'refused' };
  // The server's words do not say what the member can do about a clock.
  if (cause instanceof GliApiError && cause.code === 'message_expired') return { kind: 'cause', cause };
  // Spec §8: these two show what the server, or an Ethereum-style wallet, said.
  const speaks = kind === 'authentication' || (kind === 'connection' && chain === 'evm');
  if (speaks && message) return { kind: 'said', text: message };
  if (kind === 'authentication' && cause) return { kind: 'cause', cause };
  return WORDS[kind];
}
