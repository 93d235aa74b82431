import type { SessionUser } from './session-user.ts';

/**
 * State of the session.
 * - `starting`: tokens may be stored, but the member is not known yet.
 * - `guest`: nobody is signed in.
 * - `authenticated`: `user` is signed in, and the tokens are in the token store.
 */
export type SessionState =
  | { readonly status: 'starting' }
  | { readonly status: 'guest' }
  | { readonly status: 'authenticated'; readonly user: SessionUser };

/**
 * Event that may change the state.
 * - `restored`: the storage had tokens and a profile when the app started.
 * - `signed_in`: login or registration succeeded, here or in another tab.
 * - `profile_loaded`: the server returned the member's profile.
 * - `profile_unavailable`: there is no stored or loaded profile.
 * - `signed_out`: the session ended for any reason.
 */
export type SessionEvent =
  | { readonly type: 'restored' | 'signed_in' | 'profile_loaded'; readonly user: SessionUser }
  | { readonly type: 'profile_unavailable' | 'signed_out' };

export const STARTING: SessionState = { status: 'starting' };
const GUEST: SessionState = { status: 'guest' };

/**
 * Returns the state after an event. A late event, such as a profile that arrives after the sign-out, changes nothing.
 * Spec §4
 */
export function nextSessionState(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'signed_in':
      return { status: 'authenticated', user: event.user };
    case 'restored':
      return state.status === 'starting' ? { status: 'authenticated', user: event.user } : state;
    case 'profile_loaded':
      return acceptsProfile(state, event.user) ? { status: 'authenticated', user: event.user } : state;
    case 'profile_unavailable':
      return state.status === 'starting' ? GUEST : state;
    case 'signed_out':
      return state.status === 'guest' ? state : GUEST;
  }
}

function acceptsProfile(state: SessionState, user: SessionUser): boolean {
  switch (state.status) {
    case 'starting':
      return true;
    case 'guest':
      return false;
    case 'authenticated':
      return state.user.id === user.id;
  }
}
