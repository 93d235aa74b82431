import type { TokenBalance } from '@gli/sdk';
import { useGetGlibBalance, useGetGlilBalance, useGetWalletInfo } from '@gli/sdk/react';

/** The platform's tokens of an address, by their own calls where they have one. Spec §7 Wallet and conversion */
export function useTokenBalances(walletAddress: string) {
  const address = { wallet_address: walletAddress };
  const glib = useGetGlibBalance(address);
  const glil = useGetGlilBalance(address);
  const wallet = useGetWalletInfo(address);
  const reads = [glib, glil, wallet];
  return {
    /** Null until all of them were read once. */
    balances:
      wallet.data && glib.data && glil.data ? merged(wallet.data.balances, [glib.data, glil.data]) : null,
    isPending: reads.some(({ isPending }) => isPending),
    isFetching: reads.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const read of reads) if (read.isError) void read.refetch();
    },
  };
}

/** In the wallet's order. */
function merged(all: readonly TokenBalance[], own: readonly TokenBalance[]): readonly TokenBalance[] {
  return all.map((one) => own.find(({ token }) => token === one.token) ?? one);
}
