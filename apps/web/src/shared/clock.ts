import { useEffect, useState } from 'react';

/**
 * The time of this device in ms, read again every `everyMs` (a second by default) while `isOn`; in a hidden
 * tab once it is shown again. Count down from it by
 * `secondsUntil`: the clocks of members' devices are off by minutes, so begin from when a response came.
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

/** Whole seconds until a time, both in ms; never below 0. */
export const secondsUntil = (time: number, now: number): number =>
  Math.max(0, Math.ceil((time - now) / 1_000));

/** `2:05` */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
