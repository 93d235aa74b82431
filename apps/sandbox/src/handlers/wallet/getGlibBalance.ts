import { memberBalances } from '../../ledger/balances.ts';
import { balanceView } from '../../wallet/balance-view.ts';
import { assertOwnWallet } from '../../wallet/own-wallet.ts';
import { defineHandler } from '../handler.ts';

/** The GLIB of a member's own wallet. */
export const getGlibBalance = defineHandler('getGlibBalance', async ({ query, member, db, now, reply }) => {
  assertOwnWallet(member, query.wallet_address);
  const { GLIB } = await memberBalances(db, member.id);
  return reply(200, balanceView('GLIB', GLIB, member.walletAddress, now));
});
