import type { WalletStatus } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { dayRange, isWithinDays } from '../../../core/contract/day-range.ts';
import { defineHandler } from '../../../core/contract/handler.ts';
import { readPage } from '../../../core/contract/paging.ts';
import { memberBalances, periodBalances } from '../../../core/ledger/balances.ts';
import { TOKENS } from '../../../core/ledger/ledger.ts';
import type { MemberRow } from '../../../core/members/schema.ts';
import { fieldProblem } from '../../../core/problem/problem.ts';
import { texts } from '../../../core/text/texts.ts';
import { toKoreanTimestamp, toTimestampOrNull } from '../../../core/time/time.ts';
import { valueKrw } from '../../../core/tokens/prices.ts';
import { walletTransactions } from '../schema.ts';
import { balanceView, transactionView } from './views.ts';

export const getGlibBalance = defineHandler('getGlibBalance', async ({ query, member, db, now, reply }) => {
  assertOwnWallet(member, query.wallet_address);
  const { GLIB } = await memberBalances(db, member.id);
  return reply(200, balanceView('GLIB', GLIB, member.walletAddress, now));
});

export const getGlilBalance = defineHandler('getGlilBalance', async ({ query, member, db, now, reply }) => {
  assertOwnWallet(member, query.wallet_address);
  const { GLIL } = await memberBalances(db, member.id);
  return reply(200, balanceView('GLIL', GLIL, member.walletAddress, now));
});

/** Returns all four balances, and one page of the transactions that match the filters. */
export const getWalletInfo = defineHandler(
  'getWalletInfo',
  async ({ query, url, member, db, now, language, reply }) => {
    const { wallet_address: address, type, purpose, status, token, date_field, from_date, to_date } = query;
    if (address !== undefined) assertOwnWallet(member, address);
    const range = dayRange(query);
    const isBooked = date_field === 'completed_at';
    const time = isBooked ? walletTransactions.completedAt : walletTransactions.createdAt;
    const where = and(
      eq(walletTransactions.memberId, member.id),
      type && eq(walletTransactions.type, type),
      purpose && eq(walletTransactions.purpose, purpose),
      status && eq(walletTransactions.status, status),
      token && eq(walletTransactions.token, token),
      isBooked ? isNotNull(time) : undefined,
      isWithinDays(time, query),
    );
    const held = await memberBalances(db, member.id);
    const balances = TOKENS.map((name) => balanceView(name, held[name], member.walletAddress, now));
    const count = db.$count(walletTransactions, where);
    const rows = db
      .select()
      .from(walletTransactions)
      .where(where)
      .orderBy(desc(time), desc(walletTransactions.id));
    const toView = (row: typeof walletTransactions.$inferSelect) => transactionView(row, language);
    return reply(200, {
      wallet_address: member.walletAddress,
      status: walletStatus(member),
      network: 'devnet',
      connected_at: toTimestampOrNull(member.walletRegisteredAt),
      balances,
      total_value_krw: decimal.sum(TOKENS.map((name) => valueKrw(held[name].total, name))),
      period_balances: from_date || to_date ? await periodBalances(db, member.id, range) : [],
      transactions: await readPage({ url, query }, count, rows, toView),
      updated_at: toKoreanTimestamp(now),
    });
  },
);

/** Checks that the address is the member's registered wallet. @throws Problem `wallet_not_found` */
function assertOwnWallet(member: MemberRow, address: string): void {
  if (member.walletAddress === address) return;
  throw fieldProblem('wallet_not_found', 'wallet_address', texts.errors.wallet_not_found.message);
}

function walletStatus({ walletSuspendedAt, walletAddress }: MemberRow): WalletStatus {
  if (walletSuspendedAt !== null) return 'suspended';
  return walletAddress === null ? 'not_connected' : 'active';
}
