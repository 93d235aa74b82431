import type { GliClient } from '@gli/sdk';
import { unwrap } from '@gli/sdk';
import type { Session } from '@gli/session';
import { abortable } from './abortable.ts';
import type { ActiveAccountStore } from './active-account.ts';
import { authenticationProblem } from './authentication-error.ts';
import type { SolanaConnection } from './connection.ts';
import type { WritableDebugLog } from './debug-log.ts';
import {
  DONE,
  NOT_CONNECTED,
  plainProblem,
  SUPERSEDED,
  type WalletOutcome,
  type WalletProblem,
} from './problem.ts';
import type { RememberedWallet } from './remembered-wallet.ts';
import { signInMessage } from './sign-in-message.ts';
import { parseSignature } from './signature.ts';
import { singleFlight } from './single-flight.ts';
import type { Challenge, SolanaConnected } from './state.ts';
import { walletProblem } from './wallet-error.ts';
import type { WalletStore } from './wallet-store.ts';

export type AuthenticationParts = {
  readonly client: GliClient;
  readonly session: Session;
  readonly now: () => number;
  readonly store: WalletStore;
  readonly active: ActiveAccountStore;
  readonly log: WritableDebugLog;
  readonly remembered: Pick<RememberedWallet, 'prove'>;
  /** True if an access token is stored. Storage may be cleared while a member is signed in. */
  readonly hasAccessToken: () => boolean;
};

type StepContext = {
  readonly state: SolanaConnected;
  readonly connection: SolanaConnection;
  /** Aborts when the account changes or the member cancels. */
  readonly stopped: AbortSignal;
};

/** Runs the authentication: nonce, message, signature, verification. Spec §4 Wallet, §5, §7 Auth */
export function createAuthentication(parts: AuthenticationParts) {
  const { client, session, now, store, active, log, remembered, hasAccessToken } = parts;
  let cancelling = new AbortController();

  /** Runs a step on the connected wallet. If the step fails without being aborted, the state becomes `failed`. */
  async function run(step: (context: StepContext) => Promise<WalletOutcome>): Promise<WalletOutcome> {
    const state = store.getState();
    const account = active.get();
    if (state.status !== 'connected' || state.chain !== 'solana' || account?.connection.chain !== 'solana')
      return NOT_CONNECTED;
    if (session.getState().status !== 'authenticated') return { status: 'login_required' };
    const stopped = AbortSignal.any([account.signal, cancelling.signal]);
    try {
      return await step({ state, connection: account.connection, stopped });
    } catch (error) {
      return stopped.aborted ? SUPERSEDED : fail(authenticationProblem(error));
    }
  }

  function fail(problem: WalletProblem): WalletOutcome {
    store.dispatch({ type: 'authentication_failed', problem });
    return { status: 'failed', problem };
  }

  async function requestChallenge({ state, stopped }: StepContext): Promise<WalletOutcome> {
    const { address, authentication } = state;
    if (authentication.status === 'authenticated' || authentication.status === 'prepared') return DONE;
    if (authentication.status === 'authenticating') return SUPERSEDED;
    store.dispatch({ type: 'nonce_requested' });
    if (!hasAccessToken()) return fail(plainProblem('login_required', 'solana'));
    const body = { wallet_address: address };
    const { nonce } = unwrap(await client.POST('/auth/nonce/', { body, signal: stopped }));
    await abortable(renewSession(), stopped);
    const message = signInMessage({ address, signedAt: now(), nonce });
    store.dispatch({ type: 'challenge_prepared', challenge: { message, nonce } });
    return DONE;
  }

  /**
   * Refreshes with the access token, so it does not expire while the member reads and signs. It was just valid for the
   * nonce. If the server rejects it now, the session ends and the wallet disconnects. Spec §7, §8
   */
  async function renewSession(): Promise<void> {
    try {
      await client.refresh({ withAccessToken: true });
    } catch (error) {
      log.write('The session could not be renewed', error);
    }
  }

  async function sign({ state, connection, stopped }: StepContext): Promise<WalletOutcome> {
    const { authentication } = state;
    if (authentication.status !== 'prepared') return SUPERSEDED;
    const { challenge } = authentication;
    store.dispatch({ type: 'signature_requested' });
    const signature = await requestSignature(challenge, connection, stopped);
    if ('kind' in signature) return fail(signature);
    store.dispatch({ type: 'signature_given' });
    const body = {
      wallet_address: state.address,
      signature: [...signature],
      message: challenge.message,
      nonce: challenge.nonce,
    };
    // Cannot be aborted. Once sent, the response applies to the session, even after an account switch.
    const grant = unwrap(await client.POST('/auth/verify/', { body }));
    const isAdopted = session.applyGrant({ access: grant.access_token, user: grant.user });
    if (!isAdopted) return SUPERSEDED;
    remembered.prove(state.address);
    if (stopped.aborted) {
      store.dispatch({ type: 'member_wallet_known', address: state.address });
      return SUPERSEDED;
    }
    store.dispatch({ type: 'verified' });
    return DONE;
  }

  async function requestSignature(
    { message }: Challenge,
    connection: SolanaConnection,
    stopped: AbortSignal,
  ): Promise<readonly number[] | WalletProblem> {
    try {
      const signing = connection.signMessage(new TextEncoder().encode(message));
      return parseSignature(await abortable(signing, stopped)) ?? plainProblem('sign_message', 'solana');
    } catch (error) {
      stopped.throwIfAborted();
      return walletProblem(error, 'solana', 'sign_message');
    }
  }

  const scope = () => [active.get(), cancelling];
  const prepare = singleFlight(scope, () => run(requestChallenge));
  const confirm = singleFlight(scope, () => run(sign));

  return {
    prepare,
    confirm,
    cancel() {
      cancelling.abort();
      cancelling = new AbortController();
      store.dispatch({ type: 'authentication_cancelled' });
    },
  };
}
