import { useEffect, useEffectEvent, useState } from 'react';

/** Countdown before a photo of the face, because some poses can't see the button. */
const COUNTDOWN_SECONDS = 3;

/**
 * Returns the seconds until `onEnd`, or null, and a function that starts the countdown.
 * @param isReady false cancels the countdown, for example while the camera is off
 */
export function useCountdown(isReady: boolean, onEnd: () => void): [count: number | null, start: () => void] {
  const [count, setCount] = useState<number | null>(null);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (count === null) return;
    if (!isReady) return setCount(null);
    const timer = setTimeout(() => {
      setCount(count > 1 ? count - 1 : null);
      if (count === 1) end();
    }, 1000);
    return () => clearTimeout(timer);
  }, [count, isReady]);
  return [count, () => setCount(COUNTDOWN_SECONDS)];
}
