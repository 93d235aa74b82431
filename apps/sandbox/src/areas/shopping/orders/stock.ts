import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { type Problem, problem } from '../../../core/problem/problem.ts';
import type { Text } from '../../../core/text/text.ts';
import { texts } from '../../../core/text/texts.ts';
import { stockLevels } from '../schema.ts';
import { getSoldName, type PricedLine } from './order-lines.ts';
import { listStockNeeds, type StockNeed, totalNeeds } from './stock-rules.ts';

/** A need with its stock's capacity, for nights and seatings that have no row yet. */
type CappedNeed = StockNeed & { readonly capacity: number };

/** Stock of goods, rooms or seats that is too low for the order. */
type Shortage = { readonly id: string; readonly left: number };

/**
 * Takes all of the stock, or none. Rows are locked by ascending id, so concurrent orders wait for each other and never
 * deadlock. Call this within a transaction.
 * @returns the shortages; if there are any, nothing is taken
 */
export async function takeStock(tx: Database, needs: readonly CappedNeed[]): Promise<Shortage[]> {
  const capacities = new Map(needs.map((need) => [need.id, need.capacity]));
  const totals = totalNeeds(needs);
  const dated = totals.filter((need) => need.day !== null);
  if (dated.length > 0) {
    await tx
      .insert(stockLevels)
      .values(
        dated.map(({ quantity: _, ...need }) => ({
          ...need,
          capacity: capacities.get(need.id) ?? 0,
          taken: 0,
        })),
      )
      .onConflictDoNothing();
  }
  const left = await lockLevels(tx, totals);
  const shortages = totals
    .map(({ id, quantity }) => ({ id, quantity, left: left.get(id) ?? 0 }))
    .filter((need) => need.left < need.quantity);
  if (shortages.length === 0) await changeTaken(tx, totals, 1);
  return shortages.map(({ id, left: leftOver }) => ({ id, left: leftOver }));
}

export async function releaseStock(tx: Database, needs: readonly StockNeed[]): Promise<void> {
  const totals = totalNeeds(needs);
  await lockLevels(tx, totals);
  await changeTaken(tx, totals, -1);
}

/** Locks stock levels until the transaction ends. Returns the quantity left of each. */
async function lockLevels(tx: Database, needs: readonly StockNeed[]): Promise<Map<string, number>> {
  const ids = needs.map(({ id }) => id);
  const rows = await tx
    .select({ id: stockLevels.id, left: sql<number>`${stockLevels.capacity} - ${stockLevels.taken}` })
    .from(stockLevels)
    .where(inArray(stockLevels.id, ids))
    .orderBy(asc(stockLevels.id))
    .for('update');
  return new Map(rows.map(({ id, left }) => [id, left]));
}

async function changeTaken(tx: Database, needs: readonly StockNeed[], sign: 1 | -1): Promise<void> {
  for (const { id, quantity } of needs) {
    await tx
      .update(stockLevels)
      .set({ taken: sql`${stockLevels.taken} + ${sign * quantity}` })
      .where(eq(stockLevels.id, id));
  }
}

/** Creates a 409 `out_of_stock` that names the first shortage of each line. */
export function outOfStock(lines: readonly PricedLine[], shortages: readonly Shortage[]): Problem {
  const left = new Map(shortages.map((shortage) => [shortage.id, shortage.left]));
  const details: Record<string, Text[]> = {};
  let message: Text | undefined;
  for (const [index, line] of lines.entries()) {
    const need = listStockNeeds(line).find(({ id }) => left.has(id));
    if (!need) continue;
    const { field, error, advice } = shortageTexts(line, need, left.get(need.id) ?? 0);
    details[`lines.${index}.${field}`] = [error];
    message ??= advice;
  }
  return problem('out_of_stock', { details, ...(message ? { message } : {}) });
}

function shortageTexts(line: PricedLine, { slot, day }: StockNeed, left: number) {
  const { stock } = texts.orders;
  const name = getSoldName(line);
  switch (line.kind) {
    case 'resort':
      return {
        field: 'check_in_date',
        error: stock.rooms({ left, day }),
        advice: stock.roomsAdvice({ left, day, room: slot }),
      };
    case 'restaurant':
      return {
        field: 'visit_at',
        error: stock.seats(left),
        advice: stock.seatsAdvice({ name, day, time: slot }),
      };
    default:
      return {
        field: 'quantity',
        error: stock.goods(left),
        advice: stock.goodsAdvice(name),
      };
  }
}
