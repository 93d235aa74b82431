import type { MemberRow } from '../../../core/members/schema.ts';
import { problem } from '../../../core/problem/problem.ts';

/** @throws Problem `wallet_not_found` unless the address is the one registered to the member. */
export function assertOwnWallet(member: MemberRow, address: string): void {
  if (member.walletAddress === address) return;
  const text = {
    ko: '이 계정에 연결된 지갑이 아닙니다.',
    en: 'This wallet is not connected to your account.',
  };
  throw problem('wallet_not_found', { details: { wallet_address: [text] } });
}
