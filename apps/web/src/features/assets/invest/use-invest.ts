import type { Investment, RwaAsset } from '@gli/sdk';
import { getWalletInfo } from '@gli/sdk/operations';
import {
  invalidateAfter,
  useGetInvestmentPortfolio,
  useGetWalletInfo,
  useIdempotentMutation,
  useInvestInRwaAsset,
} from '@gli/sdk/react';
import { useSessionState } from '@gli/session/react';
import { isDecimal } from '@gli/validation';
import { useQueryClient } from '@tanstack/react-query';
import { useRepeat } from '@/shared';

/** The member's balance and holdings of this asset, undefined until loaded. Empty for a visitor. */
export function useInvestor(asset: RwaAsset) {
  const session = useSessionState();
  const enabled = session.status === 'authenticated';
  const wallet = useGetWalletInfo({}, { query: { enabled } });
  const portfolio = useGetInvestmentPortfolio({}, { query: { enabled } });
  return {
    memberId: session.status === 'authenticated' ? session.user.id : null,
    balance: wallet.data?.balances.find(({ token }) => token === asset.token)?.available,
    invested: portfolio.data?.holdings.find((holding) => holding.asset.id === asset.id)?.principal,
  };
}

/** Refetches the balance when a server check contradicts the displayed one. */
export function useRefreshBalance() {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: [getWalletInfo.path] });
}

export type InvestMutation = ReturnType<typeof useInvest>;

const parseAmount = (stored: unknown) => (typeof stored === 'string' && isDecimal(stored) ? stored : null);

/**
 * Invests. A double click, a reload or a lost response never invests twice (decision 25). The page that lost a response
 * repeats the investment until its outcome is known. After a reload, the member decides.
 */
export function useInvest(
  { id }: RwaAsset,
  memberId: string | null,
  onSuccess: (investment: Investment) => void,
) {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending, error, reset } = useInvestInRwaAsset();
  const write = useIdempotentMutation({
    scope: memberId === null ? null : `invest:${memberId}:${id}`,
    parse: parseAmount,
    send: (amount: string, idempotencyKey) =>
      mutateAsync({ id, body: { amount, accepted_risk: true }, idempotencyKey }),
  });
  const { pending } = write;
  const send = (amount: string) => {
    write.mutate(amount).then(
      (investment) => investment && onSuccess(investment),
      () => {}, // `error` has the reason.
    );
  };
  useRepeat(pending !== null && error !== null, () => pending !== null && send(pending));
  return {
    /** Sent amount with an unknown outcome, from this page or before a reload. */
    pendingAmount: pending,
    isSending: isPending,
    /** True while the pending investment is repeated until its outcome is known. */
    isChecking: pending !== null && (isPending || error !== null),
    /** Reason why the last attempt was rejected. */
    error: pending === null ? error : null,
    /** Sends an amount. Until the outcome is known, resending it never invests twice. */
    send,
    /** Forgets a pending investment. If it reached the server, balances and holdings include it. */
    abandon() {
      write.abandon();
      reset();
      void invalidateAfter(queryClient, 'investInRwaAsset');
    },
    clearError: reset,
  };
}
