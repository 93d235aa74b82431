import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;
/** How often the minutes are counted anew, in ms. */
const TICK_MS = 10_000;

/** Whole minutes left until a point in time, at least 0; null without one. */
export function useMinutesUntil(time: string | null): number | null {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (time === null) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [time]);
  return time === null ? null : Math.max(0, Math.floor((Date.parse(time) - now) / MINUTE_MS));
}
