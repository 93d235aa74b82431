import type { Direction } from '@gli/domain';
import type { ConversionType } from '@gli/sdk';
import { type ParamChanges, setParams } from '@gli/ui';
import { useSearchParams } from 'wouter';

/** Numbers of days for which rates can be shown. The first one is the default. */
export const rangesInDays = [30, 7, 90, 365] as const;

/**
 * Returns the URL of the asset that the member wants to invest in, with the amount. Null if `?asset=&invest=` are
 * missing.
 */
export function getInvestmentHref(search: URLSearchParams): string | null {
  const asset = search.get('asset');
  if (!asset) return null;
  const amount = setParams(new URLSearchParams(), { amount: search.get('invest') });
  return `/rwa-assets/${encodeURIComponent(asset)}?${amount}`;
}

/** Returns the form and chart state in the URL: `?from=GLIB&to=GLID&speed=instant&days=90&transaction=cnv_1`. */
export function useConversionAddress() {
  const [search, setSearch] = useSearchParams();
  // No choice adds a history entry.
  const change = (changes: ParamChanges) =>
    setSearch((current) => setParams(current, changes), { replace: true });
  return {
    search,
    requested: { from: search.get('from'), to: search.get('to') },
    speed: search.get('speed'),
    days: rangesInDays.find((days) => String(days) === search.get('days')) ?? rangesInDays[0],
    transaction: search.get('transaction'),
    choosePair: ({ from_token, to_token }: Direction) => change({ from: from_token, to: to_token }),
    chooseSpeed: (speed: ConversionType) => change({ speed }),
    chooseDays: (days: number) => change({ days: String(days) }),
    closeTransaction: () => change({ transaction: null }),
  };
}

/** Returns the URL that opens a conversion and keeps all other parameters. */
export function transactionHref(search: URLSearchParams, id: string): string {
  return `/conversion?${setParams(search, { transaction: id })}`;
}
