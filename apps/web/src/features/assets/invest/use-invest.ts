import type { Investment, RwaAsset } from '@gli/sdk';
import {
  invalidateAfter,
  useGetInvestmentPortfolio,
  useGetWalletInfo,
  useInvestInRwaAsset,
} from '@gli/sdk/react';
import { useSessionState } from '@gli/session/react';
import { isDecimal } from '@gli/validation';
import { useQueryClient } from '@tanstack/react-query';
import { useIdempotentMutation } from '../../../shared/idempotency/use-idempotent-mutation.ts';

/** What the signed-in member can invest, and has invested in this asset; undefined until loaded. Nothing for a visitor. */
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
    /** An amount that was sent and whose outcome is not known: in this page, or before a reload. */
    pendingAmount: write.pending,
    isSending: isPending,
    /** Why the last try failed. */
    error,
    /** Sends an amount. The same amount is invested once, however often it is sent until the outcome is known. */
    send(amount: string) {
      write.mutate(amount).then(
        (investment) => investment && onSuccess(investment),
        () => {}, // `error` has it.
      );
    },
    /** Leaves a pending investment as it is. If it had reached the server, balances and holdings show it. */
    abandon() {
      write.abandon();
      reset();
      void invalidateAfter(queryClient, 'investInRwaAsset');
    },
    clearError: reset,
  };
}
