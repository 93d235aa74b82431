import type { QueryClient } from '@tanstack/react-query';

/** Forgets what was read for a wallet address that is no longer the active one, also what is still under way. Spec §4 Wallet */
export function dropAddressData(queryClient: QueryClient, address: string): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey.some((part) => isOf(part, address)) });
}

/** The generated hooks have a call's parameters in its key. */
function isOf(part: unknown, address: string): boolean {
  return (
    typeof part === 'object' && part !== null && 'wallet_address' in part && part.wallet_address === address
  );
}
