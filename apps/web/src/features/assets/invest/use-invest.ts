import type { GliError, Investment, RwaAsset } from '@gli/sdk';
import { invalidateAfter, useInvestInRwaAsset } from '@gli/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { isSettledBy } from '../../../shared/idempotency/is-settled-by.ts';
import { usePlatform } from '../../../shared/platform.ts';
import { unfinishedInvestment } from './unfinished-investment.ts';

export type Investing = {
  /** Amount that was sent without an answer: in this page, or before a reload. */
  unfinished: string | null;
  isSending: boolean;
  /** Why the last try failed. */
  error: GliError | null;
  /** Sends an amount, again with the same key when it was sent before: it is invested once. */
  send: (amount: string) => void;
  /** Leaves an unfinished one as it is. If it had reached the server, balances and holdings show it. */
  giveUp: () => void;
  forgetError: () => void;
};

/** Invests so that a double click, a reload or a lost answer never invests twice (decision 25). */
export function useInvesting(
  asset: RwaAsset,
  memberId: string | null,
  onDone: (investment: Investment) => void,
): Investing {
  const { perTab } = usePlatform();
  const queryClient = useQueryClient();
  const store = useMemo(
    () => (memberId === null ? null : unfinishedInvestment(perTab, { memberId, assetId: asset.id })),
    [perTab, memberId, asset.id],
  );
  const [seen, setSeen] = useState({ store, unfinished: store?.read() ?? null });
  // Another member's are in another place.
  if (seen.store !== store) setSeen({ store, unfinished: store?.read() ?? null });
  const invest = useInvestInRwaAsset();

  const settle = (amount: string) => {
    store?.settle(amount);
    setSeen({ store, unfinished: null });
  };
  const send = (amount: string) => {
    if (!store || invest.isPending) return;
    const key = store.begin(amount);
    invest.mutate(
      { id: asset.id, data: { amount, accepted_risk: true }, headers: { 'Idempotency-Key': key } },
      {
        onSuccess: (investment) => {
          settle(amount);
          onDone(investment);
        },
        onError: (error) => {
          if (isSettledBy(error)) settle(amount);
          else setSeen({ store, unfinished: amount });
        },
      },
    );
  };
  return {
    unfinished: seen.unfinished,
    isSending: invest.isPending,
    error: invest.error,
    send,
    giveUp: () => {
      if (seen.unfinished !== null) settle(seen.unfinished);
      invest.reset();
      void invalidateAfter(queryClient, 'investInRwaAsset');
    },
    forgetError: () => invest.reset(),
  };
}
