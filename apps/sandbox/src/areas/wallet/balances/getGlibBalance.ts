import { defineHandler } from '../../../core/contract/handler.ts';
import { memberBalances } from '../../../core/ledger/balances.ts';
import { balanceView } from './balance-view.ts';
import { assertOwnWallet } from './own-wallet.ts';

/** The GLIB of a member's own wallet. */
export const getGlibBalance = defineHandler('getGlibBalance', async ({ query, member, db, now, reply }) => {
  assertOwnWallet(member, query.wallet_address);
  const { GLIB } = await memberBalances(db, member.id);
  return reply(200, balanceView('GLIB', GLIB, member.walletAddress, now));
});
