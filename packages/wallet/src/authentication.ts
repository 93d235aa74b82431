import type { GliClient } from '@gli/sdk';
import { unwrap } from '@gli/sdk';
import type { Session } from '@gli/session';
import { abortable } from './abortable.ts';
import type { ActiveAccountStore } from './active-account.ts';
import { authenticationProblem } from './authentication-error.ts';
import type { SolanaConnection } from './connection.ts';
import type { WritableDebugLog } from './debug-log.ts';
import { SIGNATURE_BYTES } from './limits.ts';
import {
  DONE,
  NOT_CONNECTED,
  plainProblem,
  SUPERSEDED,
  type WalletOutcome,
  type WalletProblem,
} from './problem.ts';
import { signInMessage } from './sign-in-message.ts';
import { singleFlight } from './single-flight.ts';
import type { Challenge, SolanaConnected } from './state.ts';
import { walletProblem } from './wallet-error.ts';
import type { WalletStore } from './wallet-store.ts';

export interface AuthenticationParts {
  readonly client: GliClient;
  readonly session: Session;
  readonly now: () => number;
  readonly store: WalletStore;
  readonly active: ActiveAccountStore;
  readonly log: WritableDebugLog;
}

/** What one step of the authentication works on. */
interface Subject {
  readonly state: SolanaConnected;
  readonly connection: SolanaConnection;
  /** Aborts when the address is left or the member cancels. */
  readonly stopped: AbortSignal;
}

/** Nonce → message → signature → verification. Spec §4 Wallet, §5, §7 Auth */
export function createAuthentication({ client, session, now, store, active, log }: AuthenticationParts) {
  let cancelling = new AbortController();

  /** Runs a step on what is connected; a failure of it becomes the state `failed`, unless the step was stopped. */
  async function run(step: (subject: Subject) => Promise<WalletOutcome>): Promise<WalletOutcome> {
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

  async function askForNonce({ state, stopped }: Subject): Promise<WalletOutcome> {
    const { address, authentication } = state;
    if (authentication.status === 'authenticated' || authentication.status === 'prepared') return DONE;
    if (authentication.status === 'authenticating') return SUPERSEDED;
    store.dispatch({ type: 'nonce_requested' });
    const body = { wallet_address: address };
    const { nonce } = unwrap(await client.POST('/auth/nonce/', { body, signal: stopped }));
    await abortable(renewSession(), stopped);
    const message = signInMessage({ address, signedAt: now(), nonce });
    store.dispatch({ type: 'challenge_prepared', challenge: { message, nonce } });
    return DONE;
  }

  /**
   * The access token vouches for itself, so that it outlives the reading and signing. It was good for the nonce a moment
   * ago; when the server refuses it now, the session is over, and its end disconnects the wallet. Spec §7, §8
   */
  async function renewSession(): Promise<void> {
    try {
      await client.refresh({ withAccessToken: true });
    } catch (error) {
      log.write('The session could not be renewed', error);
    }
  }

  async function sign({ state, connection, stopped }: Subject): Promise<WalletOutcome> {
    const { authentication } = state;
    if (authentication.status !== 'prepared') return SUPERSEDED;
    const { challenge } = authentication;
    store.dispatch({ type: 'signature_requested' });
    const signature = await signatureOf(challenge, connection, stopped);
    if (!(signature instanceof Uint8Array)) return fail(signature);
    store.dispatch({ type: 'signature_given' });
    const body = {
      wallet_address: state.address,
      signature: [...signature],
      message: challenge.message,
      nonce: challenge.nonce,
    };
    // Not stopped by anything: once it is sent, the server's answer counts for the session, whatever is connected then.
    const grant = unwrap(await client.POST('/auth/verify/', { body }));
    const isAdopted = session.adopt({ access: grant.access_token, user: grant.user });
    if (stopped.aborted || !isAdopted) return SUPERSEDED;
    store.dispatch({ type: 'verified' });
    return DONE;
  }

  async function signatureOf(
    { message }: Challenge,
    connection: SolanaConnection,
    stopped: AbortSignal,
  ): Promise<Uint8Array | WalletProblem> {
    try {
      const signing = connection.signMessage(new TextEncoder().encode(message));
      const signature = await abortable(signing, stopped);
      return signature.length === SIGNATURE_BYTES ? signature : plainProblem('sign_message', 'solana');
    } catch (error) {
      stopped.throwIfAborted();
      return walletProblem(error, 'solana', 'sign_message');
    }
  }

  const subjects = () => [active.get(), cancelling];
  const prepare = singleFlight(subjects, () => run(askForNonce));
  const confirm = singleFlight(subjects, () => run(sign));

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
