import type { ConversionType } from '@gli/sdk';
import { useSearchParams } from 'wouter';
import type { Direction } from './form/pairs.ts';

/** Days of rates that can be looked at; the first is the default. */
export const rangesInDays = [30, 7, 90, 365] as const;

/** Form and charts as the address says: `?from=GLIB&to=GLID&speed=instant&days=90&transaction=cnv_1`. */
export function useConversionAddress() {
  const [search, setSearch] = useSearchParams();
  const change = (changes: Record<string, string | null>, options?: { replace: boolean }) =>
    setSearch((current) => changed(current, changes), options);
  return {
    search,
    asked: { from: search.get('from'), to: search.get('to') },
    speed: search.get('speed'),
    days: rangesInDays.find((days) => String(days) === search.get('days')) ?? rangesInDays[0],
    transaction: search.get('transaction'),
    // Choices in a form are not places to go back to.
    choosePair: ({ from_token, to_token }: Direction) =>
      change({ from: from_token, to: to_token }, { replace: true }),
    chooseSpeed: (speed: ConversionType) => change({ speed }, { replace: true }),
    chooseDays: (days: number) => change({ days: String(days) }, { replace: true }),
    openTransaction: (id: string) => change({ transaction: id }),
    closeTransaction: () => change({ transaction: null }, { replace: true }),
  };
}

/** The address that opens a conversion, with everything else in it as it is. */
export function transactionHref(search: URLSearchParams, id: string): string {
  return `/conversion?${changed(search, { transaction: id })}`;
}

/** The address with parameters set, or taken out by null. */
export function changed(search: URLSearchParams, changes: Record<string, string | null>): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
