import { useNow } from '@gli/ui';
import { type CalendarDay, toKoreanDate } from '@gli/validation';

/** Max time by which a response may be earlier than the last one, in ms. An older one is a copy from the service worker. */
const COPY_AGE_MS = 60_000;

/**
 * Creates a clock that learns the server's time from the `Date` header of responses. Without one, as from another
 * origin, this device's clock counts.
 */
export function createServerClock(getDeviceTime: () => number) {
  /** Difference between the server's and this device's clock in ms, or null before the first response. */
  let offsetMs: number | null = null;
  return {
    learn({ headers }: Response): void {
      const sentAt = Date.parse(headers.get('Date') ?? '');
      if (Number.isNaN(sentAt)) return;
      const offset = sentAt - getDeviceTime();
      if (offsetMs === null || offset > offsetMs - COPY_AGE_MS) offsetMs = offset;
    },
    toServerTime: (deviceTime: number): number => deviceTime + (offsetMs ?? 0),
  };
}

/** The page's clock. Every response of the API sets it. */
export const serverClock = createServerClock(Date.now);

/** Converts a time of this device to the server's, in ms. */
export const { toServerTime } = serverClock;

/** Returns the server's time in ms. Members' clocks may be off by days. */
export const getServerTime = (): number => toServerTime(Date.now());

/** Returns the server's current day in Korea. */
export const getServerDay = (): CalendarDay => toKoreanDate(new Date(getServerTime()));

/** Returns the server's time in ms, updated every `everyMs` while `isOn` is true. */
export const useServerTime = (isOn: boolean, everyMs?: number): number => toServerTime(useNow(isOn, everyMs));
