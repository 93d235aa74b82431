import type { GliError, InvestmentCheck, RwaAsset } from '@gli/sdk';
import { validateInvestment } from '@gli/sdk/operations';
import { useGliClient } from '@gli/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '../../../shared/use-debounced.ts';

/** The pause in typing after which the server is asked. */
export const DEBOUNCE_MS = 400;

/** The server's check of the amount in the field; `none` without an amount or a member. */
export type LiveCheck =
  | { status: 'none' }
  | { status: 'checking' }
  | { status: 'checked'; check: InvestmentCheck }
  | { status: 'failed'; error: GliError };

/**
 * Checks an amount on the server while it is typed.
 * @param amount one that has passed the checks of this page, or null
 */
export function useLiveCheck(asset: RwaAsset, memberId: string | null, amount: string | null): LiveCheck {
  const client = useGliClient();
  const debounced = useDebounced(amount, DEBOUNCE_MS);
  const isTyping = debounced !== amount;
  const check = useQuery<InvestmentCheck, GliError>({
    // Starts with the path, so that an investment makes it stale like everything else that depends on the balance.
    queryKey: [validateInvestment.path, memberId, asset.id, debounced],
    queryFn: ({ signal }) =>
      validateInvestment(client, { body: { asset_id: asset.id, amount: debounced ?? '0' } }, { signal }),
    enabled: !isTyping && debounced !== null && memberId !== null,
    staleTime: 0,
    gcTime: 0,
  });
  if (amount === null || memberId === null) return { status: 'none' };
  if (isTyping || check.isPending) return { status: 'checking' };
  if (check.isError) return { status: 'failed', error: check.error };
  return { status: 'checked', check: check.data };
}
