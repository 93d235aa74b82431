import type { GliClient } from '@gli/sdk';
import type { KeyValueStorage, Session } from '@gli/session';
import type { WalletChain, WalletChoice } from './choice.ts';
import type { SolanaChain } from './connection.ts';
import type { DebugLog } from './debug-log.ts';
import type { WalletDiscovery } from './discovery/discovery.ts';
import type { AirdropModule } from './lazy-airdrop.ts';
import type { EvmModule } from './opening.ts';
import type { WalletOutcome } from './problem.ts';
import type { SolanaModule } from './solana-module.ts';
import type { WalletState } from './state.ts';
import type { AddressLeftListener, ObservableWallet } from './wallet-store.ts';

export interface WalletOptions {
  /** The client that `session` was made with. */
  readonly client: GliClient;
  readonly session: Session;
  /** `resilientStorage(() => localStorage)`; it may not throw. */
  readonly storage: KeyValueStorage;
  /** Milliseconds since 1970: `Date.now`. */
  readonly now: () => number;
  /** `browserWallets(window)` */
  readonly discovery: WalletDiscovery;
  /** `() => import('@gli/wallet/solana')` */
  readonly loadSolana: () => Promise<SolanaModule>;
  /** `() => import('@gli/wallet/evm')` */
  readonly loadEvm: () => Promise<EvmModule>;
  /** `() => import('@gli/wallet/airdrop')` in development and test builds, nothing in any other. */
  readonly loadAirdrop?: (() => Promise<AirdropModule>) | undefined;
  /** Opens an address in a new tab. */
  readonly openPage: (url: string) => void;
  /** Loads the page anew: an Ethereum-style wallet went to another chain. Spec §4 */
  readonly reload: () => void;
}

/** The one wallet of this tab. No action rejects; each tells what came of it. Spec §2 Wallet widget, §4 */
export interface Wallet {
  /** valtio's observable, for bindings; everyone else reads `getState()`. */
  readonly observable: ObservableWallet;
  readonly debugLog: DebugLog;
  /** Whether this build has test SOL. */
  readonly canAirdrop: boolean;
  getState(): WalletState;
  /** The wallets that can be chosen now; more may register at any time. */
  getChoices(): readonly WalletChoice[];
  /** Looks for wallets, follows the session, and restores silently what the same member approved before. Runs once. */
  initialize(): void;
  /**
   * Asks a wallet for its account; a chain stands for the first wallet of it. Solana goes on to
   * `prepareAuthentication`. Only with a signed-in account. Spec §2, §6
   */
  connect(wanted: WalletChoice | WalletChain): Promise<WalletOutcome>;
  /** Makes the message that the member reads before the wallet asks for its signature. */
  prepareAuthentication(): Promise<WalletOutcome>;
  /** Has the prepared message signed and verified; the session takes the new token and the user. */
  confirmAuthentication(): Promise<WalletOutcome>;
  cancelAuthentication(): void;
  refreshBalance(): Promise<WalletOutcome>;
  /**
   * Asks a connected Ethereum-style wallet to go to a chain, by its id (EIP-3326). When it goes, the page is loaded anew
   * as with any change of chain. A refusal, or a chain that the wallet does not know, changes nothing. Spec §4
   */
  switchNetwork(chainId: number): Promise<WalletOutcome>;
  airdrop(): Promise<WalletOutcome>;
  /** Leaves and forgets the wallet, or stops connecting to it. The member stays signed in. */
  disconnect(): Promise<WalletOutcome>;
  /** "GLI logout": ends the session, and the wallet with it, also when the server could not be told. */
  logOut(): Promise<WalletOutcome>;
  /** Hears of each address that is left: what belongs to it should be dropped. Returns the way to stop. */
  onAddressLeft(listener: AddressLeftListener): () => void;
  /** For the Solana bridge: takes the chain that it provides. */
  provideSolana(chain: SolanaChain): () => void;
  /** Stops following wallets and session. */
  dispose(): void;
}
