import type { GliError, InvestmentCheck, RwaAsset } from '@gli/sdk';
import { getValidateInvestmentUrl, useValidateInvestmentHook } from '@gli/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '../../../shared/use-debounced.ts';

/** How long typing must rest before the server is asked, in ms. */
const restMs = 400;

/** The server's opinion of an amount while it is typed; an amount that is typed over is not waited for. */
export type LiveCheck =
  | { status: 'none' }
  | { status: 'checking' }
  | { status: 'checked'; check: InvestmentCheck }
  | { status: 'failed'; error: GliError };

/** Asks the server about an amount that has passed the checks of this page; null asks nothing. */
export function useLiveCheck(asset: RwaAsset, memberId: string | null, amount: string | null): LiveCheck {
  const validate = useValidateInvestmentHook();
  const rested = useDebounced(amount, restMs);
  const isRested = rested === amount;
  const check = useQuery<InvestmentCheck, GliError>({
    // Begins with the path, so that an investment makes it stale like everything else that depends on the balance.
    queryKey: [getValidateInvestmentUrl(), memberId, asset.id, rested],
    queryFn: ({ signal }) => validate({ asset_id: asset.id, amount: rested ?? '0' }, { signal }),
    enabled: isRested && rested !== null && memberId !== null,
    staleTime: 0,
    gcTime: 0,
  });
  if (amount === null || memberId === null) return { status: 'none' };
  if (!isRested || check.isPending) return { status: 'checking' };
  if (check.isError) return { status: 'failed', error: check.error };
  return { status: 'checked', check: check.data };
}
