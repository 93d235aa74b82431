import type { Token } from '@gli/sdk';
import { useGetWalletInfo } from '@gli/sdk/react';
import { useState } from 'react';
import { useMember } from '../../../shared/use-member.ts';
import { acceptedTokens, type Purchased, totalIn } from './cost.ts';
import { isShort, type TokenOption } from './TokenChoice.tsx';
import type { Products } from './use-products.ts';

/**
 * What a purchase costs in each token that it can be paid with, beside the member's balance. Until one is chosen, it is
 * the first one of which there is enough.
 */
export function useTokenOptions(purchased: readonly Purchased[], products: Products) {
  const member = useMember();
  const wallet = useGetWalletInfo({}, { query: { enabled: member !== null } });
  const [picked, setPicked] = useState<Token | null>(null);
  const byId = products.status === 'ready' ? products.byId : new Map();
  const ids = new Set(purchased.map(({ productId }) => productId));
  const tokens = acceptedTokens([...byId.values()].filter(({ id }) => ids.has(id)));
  const options = tokens.flatMap((token): TokenOption[] => {
    const total = totalIn(token, purchased, byId);
    const balance = wallet.data?.balances.find((one) => one.token === token);
    return total === null ? [] : [{ token, total, available: balance?.available }];
  });
  const chosen =
    options.find(({ token }) => token === picked) ?? options.find((option) => !isShort(option)) ?? options[0];
  return { options, chosen, choose: setPicked, isPicked: picked !== null };
}
