import { type AuthenticationEvent, nextAuthentication } from './authentication-transitions.ts';
import type { WalletChoice } from './choice.ts';
import { chainName } from './evm-networks.ts';
import { PLACEHOLDER_TOKENS, UNREAD_TOKENS } from './placeholder-tokens.ts';
import type { WalletProblem } from './problem.ts';
import type { Airdrop, Balance, SolanaConnected, WalletState } from './state.ts';

/** Events of a wallet. Connection events apply only while the connection is active. Late events change nothing. */
export type WalletEvent =
  | { readonly type: 'connect_started'; readonly choice: WalletChoice; readonly isSilent: boolean }
  | { readonly type: 'solana_connected'; readonly address: string; readonly memberWallet: string | null }
  | { readonly type: 'evm_connected'; readonly address: string; readonly chainId: number }
  | { readonly type: 'account_changed'; readonly address: string; readonly memberWallet: string | null }
  /** The connection or the attempt is over. */
  | { readonly type: 'ended'; readonly problem: WalletProblem | null }
  | { readonly type: 'balance_requested' | 'balance_failed' }
  | { readonly type: 'balance_read'; readonly amount: string }
  | { readonly type: 'airdrop_started' | 'airdrop_ended' }
  | AuthenticationEvent;

const UNREAD: Balance = { status: 'loading', amount: null };

/** Returns the state after an event. Spec §4 Wallet (both machines), Airdrop */
export function nextWalletState(state: WalletState, event: WalletEvent): WalletState {
  switch (event.type) {
    case 'connect_started':
      return { status: 'connecting', choice: event.choice, isSilent: event.isSilent };
    case 'solana_connected':
      return state.status === 'connecting' ? solanaConnected(state.choice, event) : state;
    case 'evm_connected':
      if (state.status !== 'connecting') return state;
      return evmConnected(state.choice, event.address, event.chainId);
    case 'account_changed':
      if (state.status !== 'connected' || state.chain !== 'solana') return state;
      return state.address === event.address ? state : solanaConnected(state.choice, event);
    case 'ended':
      return { status: 'disconnected', problem: event.problem };
    case 'balance_requested':
      return withBalance(state, ({ amount }) => ({ status: 'loading', amount }));
    case 'balance_read':
      return withTokens(withBalance(state, () => ({ status: 'ready', amount: event.amount })));
    case 'balance_failed':
      return withBalance(state, ({ amount }) => ({ status: 'failed', amount }));
    case 'airdrop_started':
      return withAirdrop(state, { status: 'in_progress' });
    case 'airdrop_ended':
      return withAirdrop(state, { status: 'idle' });
    default:
      if (state.status !== 'connected' || state.chain !== 'solana') return state;
      return withAuthentication(state, event);
  }
}

function solanaConnected(
  choice: WalletChoice,
  { address, memberWallet }: { readonly address: string; readonly memberWallet: string | null },
): WalletState {
  // The address was verified for this member in this browser and session.
  const isVerified = address === memberWallet;
  return {
    status: 'connected',
    chain: 'solana',
    choice,
    address,
    balance: UNREAD,
    authentication: { status: isVerified ? 'authenticated' : 'idle' },
    airdrop: { status: 'idle' },
  };
}

function evmConnected(choice: WalletChoice, address: string, chainId: number): WalletState {
  return {
    status: 'connected',
    chain: 'evm',
    choice,
    address,
    chainId,
    networkName: chainName(chainId),
    balance: UNREAD,
    tokens: UNREAD_TOKENS,
  };
}

function withBalance(state: WalletState, next: (balance: Balance) => Balance): WalletState {
  return state.status === 'connected' ? { ...state, balance: next(state.balance) } : state;
}

/** Sets an Ethereum-style wallet's tokens once its balance has been read. Spec §7 */
function withTokens(state: WalletState): WalletState {
  return state.status === 'connected' && state.chain === 'evm'
    ? { ...state, tokens: PLACEHOLDER_TOKENS }
    : state;
}

function withAirdrop(state: WalletState, airdrop: Airdrop): WalletState {
  return state.status === 'connected' && state.chain === 'solana' ? { ...state, airdrop } : state;
}

function withAuthentication(state: SolanaConnected, event: AuthenticationEvent): WalletState {
  const authentication = nextAuthentication(state.authentication, state.address, event);
  return authentication === state.authentication ? state : { ...state, authentication };
}
