import type { RwaAsset } from '@gli/sdk';
import { useGetInvestmentPortfolio, useGetWalletInfo } from '@gli/sdk/react';
import { useSessionState } from '@gli/session/react';

/** What the signed-in member can invest, and has invested in this asset; nothing for a visitor. */
export function useInvestor(asset: RwaAsset) {
  const session = useSessionState();
  const enabled = session.status === 'authenticated';
  const wallet = useGetWalletInfo({}, { query: { enabled } });
  const portfolio = useGetInvestmentPortfolio({}, { query: { enabled } });
  return {
    memberId: session.status === 'authenticated' ? session.user.id : null,
    balance: wallet.data?.balances.find(({ token }) => token === asset.token)?.available,
    held: portfolio.data?.holdings.find((holding) => holding.asset.id === asset.id)?.principal,
  };
}
