import { getRetryTime } from '@gli/domain';
import { LOG_IN_RATE_LIMIT } from '@gli/sdk';
import type { KeyValueStorage } from '@gli/session';
import { useNow } from '@gli/ui';
import { useLayoutEffect, useState } from 'react';
import { usePlatform } from '@/data';
import type { Locales } from '@/i18n';

/** Session storage key for the end of this tab's login delay, in ms since 1970, and the reason: `1795981930037|…`. */
export const LOGIN_WAIT_KEY = 'login-wait';

/** Countdown interval in ms. Short enough that no second is skipped. */
const TICK_MS = 250;

/**
 * State of the login delay.
 * - `none`: a login is possible.
 * - `waiting`: a login is possible after `remainingMs`.
 * - `over`: a login is possible again, which is announced until the next attempt.
 */
export type LoginWait =
  | { readonly status: 'none' | 'over' }
  | { readonly status: 'waiting'; readonly remainingMs: number; readonly reason: string };

/** End of a delay, in ms since 1970, and its reason in the member's language. */
type StoredWait = { readonly until: number; readonly reason: string };

type State =
  | { readonly status: 'none' | 'over' }
  | ({ readonly status: 'waiting'; readonly since: number } & StoredWait);

const toState = (stored: StoredWait | null): State =>
  stored === null ? { status: 'none' } : { status: 'waiting', since: Date.now(), ...stored };

/** Counts down the delay after too many attempts. The delay survives a reload of the page. Spec §9 */
export function useLoginWait() {
  const { perTab } = usePlatform();
  // The prerendered page shows no delay, so the first render must not show one.
  const [state, setState] = useState<State>({ status: 'none' });
  useLayoutEffect(() => setState(toState(readWait(perTab, Date.now()))), [perTab]);
  const tick = useNow(state.status === 'waiting', TICK_MS);
  // The last tick may predate the start of the delay.
  const remainingMs = state.status === 'waiting' ? state.until - Math.max(tick, state.since) : 0;
  if (state.status === 'waiting' && remainingMs <= 0) setState({ status: 'over' });
  const keep = (stored: StoredWait | null) => {
    writeWait(perTab, stored);
    setState(toState(stored));
  };
  const wait: LoginWait =
    state.status === 'waiting' ? { status: 'waiting', remainingMs, reason: state.reason } : state;
  return {
    wait,
    /** Starts a delay if the failure requires one. Returns true if it does. */
    start(failure: unknown, reason: string): boolean {
      const until = getRetryTime(failure, Date.now());
      if (until !== null) keep({ until, reason });
      return until !== null;
    },
    clear: () => keep(null),
  };
}

/**
 * Returns the end of a delay that started in this tab before a reload. A reload resets the client's attempt
 * count, but this delay and the server's count per account remain. A time beyond the longest delay is ignored,
 * because it means that the clock was set back or the value was edited.
 */
export function readWait(storage: KeyValueStorage, now: number): StoredWait | null {
  const [time, ...reason] = storage.getItem(LOGIN_WAIT_KEY)?.split('|') ?? [];
  const until = Number(time ?? Number.NaN);
  if (!(until > now && until - now <= LOG_IN_RATE_LIMIT.windowMs)) return null;
  return { until, reason: reason.join('|') };
}

export function writeWait(storage: KeyValueStorage, stored: StoredWait | null): void {
  if (stored === null) storage.removeItem(LOGIN_WAIT_KEY);
  else storage.setItem(LOGIN_WAIT_KEY, `${stored.until}|${stored.reason}`);
}

/**
 * Returns the remaining seconds at which to announce the delay: whole minutes, then 30 and 10 seconds. Announcing every
 * second would drown out everything else.
 */
export function announcedSeconds(remainingMs: number): number {
  const seconds = Math.ceil(remainingMs / 1_000);
  if (seconds > 60) return Math.ceil(seconds / 60) * 60;
  return [60, 30, 10].findLast((step) => seconds <= step) ?? 0;
}

/** Formats a duration in minutes and seconds. Zero parts are omitted. */
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
