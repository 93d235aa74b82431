import type { GliError, InvestmentCheck, RwaAsset } from '@gli/sdk';
import { validateInvestment } from '@gli/sdk/operations';
import { useGliClient } from '@gli/sdk/react';
import { useDebounced } from '@gli/ui';
import { useQuery } from '@tanstack/react-query';
import { useRefreshBalance } from './use-invest.ts';

/** Pause in typing before the server check, in ms. */
export const DEBOUNCE_MS = 400;

/** The server's check of the typed amount. `none` if there is no amount or no member. */
export type LiveCheck =
  | { status: 'none' }
  | { status: 'checking' }
  | { status: 'checked'; check: InvestmentCheck }
  | { status: 'failed'; error: GliError; retry: () => void };

/**
 * Checks an amount on the server while it is typed.
 * @param amount an amount that passed the local checks, or null
 */
export function useLiveCheck(asset: RwaAsset, memberId: string | null, amount: string | null): LiveCheck {
  const client = useGliClient();
  const refreshBalance = useRefreshBalance();
  const debounced = useDebounced(amount, DEBOUNCE_MS);
  const isTyping = debounced !== amount;
  const check = useQuery<InvestmentCheck, GliError>({
    // Starts with the operation's path, so that an investment makes it stale, like all data that depends on the
    // balance.
    queryKey: [validateInvestment.path, memberId, asset.id, debounced],
    queryFn: async ({ signal }) => {
      const body = { asset_id: asset.id, amount: debounced ?? '0' };
      const result = await validateInvestment(client, { body }, { signal });
      if (!result.valid) refreshBalance();
      return result;
    },
    enabled: !isTyping && debounced !== null && memberId !== null,
    staleTime: 0,
    gcTime: 0,
  });
  if (amount === null || memberId === null) return { status: 'none' };
  if (isTyping || check.isPending) return { status: 'checking' };
  if (check.isError) return { status: 'failed', error: check.error, retry: () => void check.refetch() };
  return { status: 'checked', check: check.data };
}
