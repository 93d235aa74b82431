import type { GliClient } from '@gli/sdk';
import type { KeyValueStorage, Session } from '@gli/session';
import type { WalletChain, WalletChoice } from './choice.ts';
import type { SolanaChain } from './connection.ts';
import type { DebugLog } from './debug-log.ts';
import type { WalletDiscovery } from './discovery/discovery.ts';
import type { AirdropModule } from './lazy-airdrop.ts';
import type { EvmModule } from './opening.ts';
import type { WalletOutcome } from './problem.ts';
import type { SolanaNetwork } from './solana/network.ts';
import type { SolanaModule } from './solana-module.ts';
import type { WalletState } from './state.ts';
import type { AddressLeftListener, ObservableWallet } from './wallet-store.ts';

export type WalletOptions = {
  /** The client that `session` uses. */
  readonly client: GliClient;
  readonly session: Session;
  /** Usually `resilientStorage(() => localStorage)`. It must not throw. */
  readonly storage: KeyValueStorage;
  /** Solana network for balances. Default: `devnet`. */
  readonly network?: SolanaNetwork | undefined;
  /** Returns milliseconds since the epoch, usually `Date.now`. */
  readonly now: () => number;
  /** Usually `browserWallets(window)`. */
  readonly discovery: WalletDiscovery;
  /** Usually `() => import('@gli/wallet/solana')`. */
  readonly loadSolana: () => Promise<SolanaModule>;
  /** Usually `() => import('@gli/wallet/evm')`. */
  readonly loadEvm: () => Promise<EvmModule>;
  /** Usually `() => import('@gli/wallet/airdrop')`. Only in development and test builds. */
  readonly loadAirdrop?: (() => Promise<AirdropModule>) | undefined;
  /** Opens a URL in a new tab. */
  readonly openPage: (url: string) => void;
  /** Reloads the page. Called after an Ethereum-style wallet has switched chains. Spec §4 */
  readonly reload: () => void;
};

/**
 * This tab's only wallet. Actions never reject. Instead, each one resolves to its outcome. Spec §2 Wallet
 * widget, §4
 */
export type Wallet = {
  /** A valtio proxy, for bindings. Otherwise, use `getState()`. */
  readonly observable: ObservableWallet;
  readonly debugLog: DebugLog;
  readonly network: SolanaNetwork;
  /** True if this build includes the test SOL airdrop. */
  readonly canAirdrop: boolean;
  getState(): WalletState;
  /** Returns the wallets found so far. More may register at any time. */
  getChoices(): readonly WalletChoice[];
  /**
   * Discovers wallets, follows the session, and silently restores the member's approved wallet. An Ethereum-style
   * wallet that exposes accounts is also restored, unless the member disconnected it. Runs once. Spec §4
   */
  initialize(): void;
  /**
   * Requests the account of a wallet, or of a chain's first wallet. Solana wallets continue with
   * `prepareAuthentication`. Requires a signed-in member. Spec §2, §6
   */
  connect(wanted: WalletChoice | WalletChain): Promise<WalletOutcome>;
  /** Creates the message that the member reads before the wallet prompts for its signature. */
  prepareAuthentication(): Promise<WalletOutcome>;
  /** Signs and verifies the prepared message. The session stores the new token and profile. */
  confirmAuthentication(): Promise<WalletOutcome>;
  cancelAuthentication(): void;
  refreshBalance(): Promise<WalletOutcome>;
  /**
   * Requests a chain switch from a connected Ethereum-style wallet (EIP-3326). On success, the page reloads, as on any
   * chain change. A rejection or an unknown chain changes nothing. Spec §4
   */
  switchNetwork(chainId: number): Promise<WalletOutcome>;
  airdrop(): Promise<WalletOutcome>;
  /** Clears the reason why the last attempt or connection ended. */
  dismissProblem(): void;
  /** Disconnects the wallet until the next `connect`, or aborts a pending attempt. The member stays signed in. */
  disconnect(): Promise<WalletOutcome>;
  /** "GLI logout": ends the session and disconnects the wallet, even if the server cannot be reached. */
  logOut(): Promise<WalletOutcome>;
  /**
   * Called with each address that is no longer active, so its data can be dropped. Returns a function that
   * unsubscribes.
   */
  onAddressLeft(listener: AddressLeftListener): () => void;
  /** Called by the Solana bridge with its chain. */
  provideSolana(chain: SolanaChain): () => void;
  /** Unsubscribes from the wallets and the session. */
  dispose(): void;
};
