import { useEffect, useState } from 'react';

/**
 * Returns this device's time in ms, updated every `everyMs` (a second by default) while `isOn` is true and the
 * tab is visible. For a countdown, use `secondsUntil` with a time based on the arrival of a response, because
 * members' clocks may be off by minutes.
 */
export function useNow(isOn: boolean, everyMs = 1_000): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const read = () => setNow(Date.now());
    const follow = () => {
      clearInterval(timer);
      if (document.hidden) return;
      read();
      timer = setInterval(read, everyMs);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [isOn, everyMs]);
  return now;
}

/** Returns the whole seconds until a time, at least 0. The parameters are in ms. */
export const secondsUntil = (time: number, now: number): number =>
  Math.max(0, Math.ceil((time - now) / 1_000));

/** Formats seconds as minutes and seconds, such as `2:05`. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
