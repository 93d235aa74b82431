import { asc, sql } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { statement } from '../../../core/data/statement.ts';
import { stockLevels } from '../schema.ts';
import { type StockNeed, totalNeeds } from './stock-rules.ts';

const lockLevels = statement((db) =>
  db
    .select({ id: stockLevels.id, capacity: stockLevels.capacity, taken: stockLevels.taken })
    .from(stockLevels)
    .where(sql`${stockLevels.id} = any(${sql.placeholder('ids')}::text[])`)
    .orderBy(asc(stockLevels.id))
    .for('update'),
);

const addToTaken = statement((db) =>
  db
    .update(stockLevels)
    .set({ taken: sql`${stockLevels.taken} + changes.quantity` })
    .from(
      sql`unnest(${sql.placeholder('ids')}::text[], ${sql.placeholder('quantities')}::integer[]) as changes (id, quantity)`,
    )
    .where(sql`${stockLevels.id} = changes.id`),
);

/** A need with how much there is in all, for nights and seatings that nobody has asked for yet. */
export type CappedNeed = StockNeed & { readonly capacity: number };

/** A need that cannot be met, and how much is left of it. */
export type Shortage = { readonly id: string; readonly left: number };

/**
 * Takes stock, all of it or none. Rows are locked in the order of their ids, so that orders which meet wait for each
 * other and never deadlock. Call it inside a transaction.
 * @returns what cannot be had; nothing is taken then.
 */
export async function takeStock(tx: Database, needs: readonly CappedNeed[]): Promise<Shortage[]> {
  const capacities = new Map(needs.map((need) => [need.id, need.capacity]));
  const totals = totalNeeds(needs);
  const dated = totals.filter((need) => need.day !== null);
  if (dated.length > 0) {
    await tx
      .insert(stockLevels)
      .values(
        dated.map(({ id, productId, slot, day }) => ({
          id,
          productId,
          slot,
          day,
          capacity: capacities.get(id) ?? 0,
          taken: 0,
        })),
      )
      .onConflictDoNothing();
  }
  const rows = await lockLevels(tx, { ids: totals.map((need) => need.id) });
  const left = new Map(rows.map((row) => [row.id, row.capacity - row.taken]));
  const shortages = totals
    .filter((need) => (left.get(need.id) ?? 0) < need.quantity)
    .map(({ id }) => ({ id, left: left.get(id) ?? 0 }));
  if (shortages.length === 0) await changeTaken(tx, totals, 1);
  return shortages;
}

/** Gives stock back that an order had taken. */
export async function releaseStock(tx: Database, needs: readonly StockNeed[]): Promise<void> {
  const totals = totalNeeds(needs);
  // One row is locked by its own change.
  if (totals.length > 1) await lockLevels(tx, { ids: totals.map((need) => need.id) });
  await changeTaken(tx, totals, -1);
}

async function changeTaken(tx: Database, needs: readonly StockNeed[], sign: 1 | -1): Promise<void> {
  await addToTaken(tx, {
    ids: needs.map(({ id }) => id),
    quantities: needs.map(({ quantity }) => sign * quantity),
  });
}
