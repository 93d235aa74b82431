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

/** The signed-in member's balance and investments in this asset; undefined until loaded. Empty for a visitor. */
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

/** Reads the balance again, when a check of the server contradicts the one that is shown. */
export function useRefreshBalance() {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: [getWalletInfo.path] });
}

export type InvestMutation = ReturnType<typeof useInvest>;

const parseAmount = (stored: unknown) => (typeof stored === 'string' && isDecimal(stored) ? stored : null);

/** Invests so that a double click, a reload or a lost response never invests twice (decision 25). */
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
  return {
    /** A sent amount with an unknown outcome, from this page or before a reload. */
    pendingAmount: write.pending,
    isSending: isPending,
    /** Why the last try failed. */
    error,
    /** Sends an amount. It is invested once, however often it is resent until the outcome is known. */
    send(amount: string) {
      write.mutate(amount).then(
        (investment) => investment && onSuccess(investment),
        () => {}, // `error` has it.
      );
    },
    /** Drops a pending investment. If it reached the server, balances and holdings show it. */
    abandon() {
      write.abandon();
      reset();
      void invalidateAfter(queryClient, 'investInRwaAsset');
    },
    clearError: reset,
  };
}
