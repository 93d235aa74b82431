export type { WalletChain, WalletChoice } from './choice.ts';
export { createWallet } from './create-wallet.ts';
export type { DebugLog } from './debug-log.ts';
export { browserWallets, type FoundWallets, type WalletDiscovery } from './discovery/discovery.ts';
export type { Eip1193Provider } from './eip-1193.ts';
export { chainName, evmAddressPage, isRetiredChain, MAINNET_CHAIN_ID, nativeCoin } from './evm-networks.ts';
export type { AirdropModule } from './lazy-airdrop.ts';
export { DEBUG_LOG_MAX_CHARACTERS } from './limits.ts';
export { addressPage, PROVIDER_NAMES, PROVIDER_PAGES } from './pages.ts';
export type { PlaceholderTokens } from './placeholder-tokens.ts';
export type { WalletOutcome, WalletProblem, WalletProblemKind } from './problem.ts';
export { type SignInMessageParts, signInMessage } from './sign-in-message.ts';
export { lamportsToSol } from './sol.ts';
export { type SolanaNetwork, solanaNetworkName } from './solana/network.ts';
export type {
  Airdrop,
  Authentication,
  Balance,
  Challenge,
  EvmConnected,
  SolanaConnected,
  WalletState,
} from './state.ts';
export type { Wallet, WalletOptions } from './wallet.ts';
export type { AddressLeftListener } from './wallet-store.ts';
