import { eq } from 'drizzle-orm';
import { payoutsAfter, toPrincipal } from '../../src/areas/rwa/accrual.ts';
import { readEarningTerms } from '../../src/areas/rwa/investments/earnings.ts';
import { findPayouts } from '../../src/areas/rwa/investments/paid-payouts.ts';
import { investments, rwaAssets } from '../../src/areas/rwa/schema.ts';
import type { Database } from '../../src/core/data/database.ts';

/** Returns what a member's investments have paid, and what the yields of their assets promise until a time. */
export async function comparePayouts(db: Database, memberId: string, now: Date) {
  const held = await db
    .select()
    .from(investments)
    .innerJoin(rwaAssets, eq(rwaAssets.id, investments.assetId))
    .where(eq(investments.memberId, memberId));
  const paid: string[] = [];
  const promised: string[] = [];
  const describe = (id: string, from: string, to: string, amount: string, day: string) =>
    `${id} ${from}–${to} ${amount} on ${day}`;
  for (const { investments: investment, rwa_assets: asset } of held) {
    const { id } = investment;
    const terms = (await readEarningTerms(db, [asset])).get(asset.id);
    if (!terms) throw new RangeError(`${asset.id} has no terms.`);
    for (const { fromDate, toDate, amount, paidOn } of await findPayouts(db, id))
      paid.push(describe(id, fromDate, toDate, amount, paidOn));
    for (const payout of payoutsAfter(terms, toPrincipal(investment), 0)) {
      const { fromDate, toDate, amount, creditedOn, creditedAt } = payout;
      if (creditedAt <= now) promised.push(describe(id, fromDate, toDate, amount, creditedOn));
    }
  }
  return { paid, promised };
}
