import type { ConversionQuote } from '@gli/sdk';
import { useEffect, useState } from 'react';
import { secondsLeft } from './seconds-left.ts';

/** Seconds that a quote is still good for, counted down; 0 without one. */
export function useSecondsLeft(quote: ConversionQuote | undefined, receivedAt: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!quote) return;
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (secondsLeft(quote, receivedAt, Date.now()) === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [quote, receivedAt]);
  // The clock of the last tick may lie before the quote came.
  return quote ? secondsLeft(quote, receivedAt, Math.max(now, receivedAt)) : 0;
}
