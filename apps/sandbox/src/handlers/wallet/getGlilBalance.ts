import { memberBalances } from '../../ledger/balances.ts';
import { balanceView } from '../../wallet/balance-view.ts';
import { assertOwnWallet } from '../../wallet/own-wallet.ts';
import { defineHandler } from '../handler.ts';

/** The GLIL of a member's own wallet. */
export const getGlilBalance = defineHandler('getGlilBalance', async ({ query, member, db, now, reply }) => {
  assertOwnWallet(member, query.wallet_address);
  const { GLIL } = await memberBalances(db, member.id);
  return reply(200, balanceView('GLIL', GLIL, member.walletAddress, now));
});
