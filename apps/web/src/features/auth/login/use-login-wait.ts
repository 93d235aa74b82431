import { GliApiError, GliRateLimitError, LOG_IN_RATE_LIMIT } from '@gli/sdk';
import type { KeyValueStorage } from '@gli/session';
import { useState } from 'react';
import type { Locales } from '../../../i18n/i18n-types.ts';
import { useNow } from '../../../shared/clock.ts';
import { usePlatform } from '../../../shared/platform.ts';

/** Key in session storage: the time until which this tab waits, in milliseconds since 1970. */
export const LOGIN_WAIT_KEY = 'login-wait';

/** Often enough that no second is skipped. */
const TICK_MS = 250;

/**
 * - `none`: a login may be tried.
 * - `waiting`: not before `remainingMs` have passed.
 * - `over`: it may be tried again; announced once, until the next attempt.
 */
export type LoginWait =
  | { readonly status: 'none' | 'over' }
  | { readonly status: 'waiting'; readonly remainingMs: number };

type State =
  | { readonly status: 'none' | 'over' }
  | { readonly status: 'waiting'; readonly since: number; readonly until: number };

const stateUntil = (until: number | null): State =>
  until === null ? { status: 'none' } : { status: 'waiting', since: Date.now(), until };

/** The wait after too many attempts, counted down; it survives a reload of the page. Spec §9 */
export function useLoginWait() {
  const { perTab } = usePlatform();
  const [state, setState] = useState(() => stateUntil(readWait(perTab, Date.now())));
  const tick = useNow(state.status === 'waiting', TICK_MS);
  // The last tick may be older than the wait.
  const remainingMs = state.status === 'waiting' ? state.until - Math.max(tick, state.since) : 0;
  if (state.status === 'waiting' && remainingMs <= 0) setState({ status: 'over' });
  const keep = (until: number | null) => {
    writeWait(perTab, until);
    setState(stateUntil(until));
  };
  const wait: LoginWait = state.status === 'waiting' ? { status: 'waiting', remainingMs } : state;
  return {
    wait,
    /** Starts a wait if the failure asks for one; returns whether it does. */
    start(failure: unknown): boolean {
      const until = waitUntil(failure, Date.now());
      if (until !== null) keep(until);
      return until !== null;
    },
    clear: () => keep(null),
  };
}

/** Until when a refused login has to wait, by the client's limit or the server's; null for any other failure. Spec §9 */
export function waitUntil(error: unknown, now: number): number | null {
  if (error instanceof GliRateLimitError) return now + error.retryAfterMs;
  if (error instanceof GliApiError && error.status === 429 && error.retryAfter !== null) {
    return now + error.retryAfter * 1_000;
  }
  return null;
}

/**
 * The wait that this tab started before it was reloaded. The client's count of attempts is lost with the page, which
 * leaves this and the server's own count for each account. A time further away than the longest wait counts as none:
 * the clock was set back, or somebody edited it.
 */
export function readWait(storage: KeyValueStorage, now: number): number | null {
  const until = Number(storage.getItem(LOGIN_WAIT_KEY) ?? Number.NaN);
  return until > now && until - now <= LOG_IN_RATE_LIMIT.windowMs ? until : null;
}

export function writeWait(storage: KeyValueStorage, until: number | null): void {
  if (until === null) storage.removeItem(LOGIN_WAIT_KEY);
  else storage.setItem(LOGIN_WAIT_KEY, String(until));
}

/**
 * The remaining seconds that a screen reader announces: whole minutes, then 30 and 10 seconds. One that read every
 * second would say nothing else.
 */
export function announcedSeconds(remainingMs: number): number {
  const seconds = Math.ceil(remainingMs / 1_000);
  if (seconds > 60) return Math.ceil(seconds / 60) * 60;
  return [60, 30, 10].findLast((step) => seconds <= step) ?? 0;
}

/** A duration in minutes and seconds, without parts that are zero. */
export function timeText(seconds: number, locale: Locales): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const parts = [
    ...(minutes > 0 ? [unit(locale, 'minute').format(minutes)] : []),
    ...(rest > 0 || minutes === 0 ? [unit(locale, 'second').format(rest)] : []),
  ];
  return parts.join(' ');
}

const unit = (locale: Locales, name: 'minute' | 'second') =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long' });
