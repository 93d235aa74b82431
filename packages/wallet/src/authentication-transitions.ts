import type { WalletProblem } from './problem.ts';
import type { Authentication, Challenge } from './state.ts';

/** Events of the platform's authentication. Late events change nothing. */
export type AuthenticationEvent =
  /** The signed-in member's verified wallet was loaded or has changed. */
  | { readonly type: 'member_wallet_known'; readonly address: string | null }
  | { readonly type: 'nonce_requested' }
  | { readonly type: 'challenge_prepared'; readonly challenge: Challenge }
  | { readonly type: 'signature_requested' | 'signature_given' | 'verified' | 'authentication_cancelled' }
  | { readonly type: 'authentication_failed'; readonly problem: WalletProblem };

const IDLE: Authentication = { status: 'idle' };

/** Returns the authentication of `address` after an event. Spec §4 Wallet, Authentication */
export function nextAuthentication(
  now: Authentication,
  address: string,
  event: AuthenticationEvent,
): Authentication {
  switch (event.type) {
    case 'member_wallet_known':
      if (event.address === address) return { status: 'authenticated' };
      return now.status === 'authenticated' ? IDLE : now;
    case 'nonce_requested':
      return now.status === 'idle' || now.status === 'failed' ? { status: 'preparing' } : now;
    case 'challenge_prepared':
      return now.status === 'preparing' ? { status: 'prepared', challenge: event.challenge } : now;
    case 'signature_requested':
      return now.status === 'prepared'
        ? { status: 'authenticating', step: 'signature', message: now.challenge.message }
        : now;
    case 'signature_given':
      return now.status === 'authenticating' ? { ...now, step: 'verification' } : now;
    case 'verified':
      return now.status === 'authenticating' ? { status: 'authenticated' } : now;
    case 'authentication_cancelled':
      return isPending(now) ? IDLE : now;
    case 'authentication_failed':
      return isPending(now) ? { status: 'failed', problem: event.problem } : now;
  }
}

function isPending({ status }: Authentication): boolean {
  return status === 'preparing' || status === 'prepared' || status === 'authenticating';
}
