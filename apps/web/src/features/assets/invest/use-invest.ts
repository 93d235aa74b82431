import type { Investment, RwaAsset } from '@gli/sdk';
import { getWalletInfo } from '@gli/sdk/operations';
import { useGetInvestmentPortfolio, useGetWalletInfo, useInvestInRwaAsset } from '@gli/sdk/react';
import { useSessionState } from '@gli/session/react';
import { isDecimal } from '@gli/validation';
import { useQueryClient } from '@tanstack/react-query';
import { useRepeatedWrite } from '@/shared';

/**
 * Returns the member's id, balance in the asset's token and investment in the asset. The amounts are undefined
 * until they have loaded, and for a visitor.
 */
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

/** Returns a function that refetches the balance when a server check contradicts the displayed one. */
export function useRefreshBalance() {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: [getWalletInfo.path] });
}

export type InvestMutation = ReturnType<typeof useInvest>;

const parseAmount = (stored: unknown) => (typeof stored === 'string' && isDecimal(stored) ? stored : null);

/**
 * Returns functions to invest. After a reload, the member decides whether to repeat an investment with an
 * unknown outcome.
 */
export function useInvest(
  { id }: RwaAsset,
  memberId: string | null,
  onDone: (investment: Investment) => void,
) {
  const mutation = useInvestInRwaAsset();
  return useRepeatedWrite({
    operation: 'investInRwaAsset',
    mutation,
    scope: memberId === null ? null : `invest:${memberId}:${id}`,
    parse: parseAmount,
    send: (amount: string, idempotencyKey) =>
      mutation.mutateAsync({ id, body: { amount, accepted_risk: true }, idempotencyKey }),
    onDone,
  });
}
