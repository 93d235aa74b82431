import type { ConversionTransaction } from '@gli/sdk';
import { invalidateAfter } from '@gli/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** When one of these that was under way is done or has failed, balances and lists are read again. */
export function useSettled(conversions: readonly ConversionTransaction[] | undefined): void {
  const client = useQueryClient();
  const inFlight = useRef(new Set<string>());
  useEffect(() => {
    if (!conversions) return;
    const isSettled = conversions.some(({ id, status }) => status !== 'pending' && inFlight.current.has(id));
    inFlight.current = new Set(conversions.filter(({ status }) => status === 'pending').map(({ id }) => id));
    if (isSettled) void invalidateAfter(client, 'executeConversion');
  }, [client, conversions]);
}
