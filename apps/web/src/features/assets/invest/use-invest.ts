import { findAvailable } from '@gli/domain';
import type { InvestmentSummary, RwaAsset } from '@gli/sdk';
import { getWalletInfo, listInvestments } from '@gli/sdk/operations';
import {
  useGetInvestmentPortfolio,
  useGetWalletInfo,
  useGliClient,
  useIdempotentMutation,
  useInvestInRwaAsset,
} from '@gli/sdk/react';
import { useSessionState } from '@gli/session/react';
import { isDecimal } from '@gli/validation';
import { useQueryClient } from '@tanstack/react-query';

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
    balance: findAvailable(wallet.data?.balances, asset.token),
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

/** Invests an amount. An investment with an unknown outcome is read until it is known (decision 25). */
export function useInvest({ id }: RwaAsset, memberId: string | null) {
  const client = useGliClient();
  const { mutateAsync } = useInvestInRwaAsset();
  return useIdempotentMutation({
    memberId,
    scope: `invest:${id}`,
    operation: 'investInRwaAsset',
    parse: parseAmount,
    send: (amount: string, idempotencyKey): Promise<InvestmentSummary> =>
      mutateAsync({ id, body: { amount, accepted_risk: true }, idempotencyKey }),
    find: async (key) => (await listInvestments(client, { idempotency_key: key })).results[0],
  });
}
