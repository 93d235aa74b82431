import { defineHandler } from '../../../core/contract/handler.ts';
import { memberBalances } from '../../../core/ledger/balances.ts';
import { balanceView } from './balance-view.ts';
import { assertOwnWallet } from './own-wallet.ts';

/** The GLIL of a member's own wallet. */
export const getGlilBalance = defineHandler('getGlilBalance', async ({ query, member, db, now, reply }) => {
  assertOwnWallet(member, query.wallet_address);
  const { GLIL } = await memberBalances(db, member.id);
  return reply(200, balanceView('GLIL', GLIL, member.walletAddress, now));
});
