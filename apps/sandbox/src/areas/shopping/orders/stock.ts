import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { type Problem, problem } from '../../../core/problem/problem.ts';
import type { Text } from '../../../core/text/text.ts';
import { stockLevels } from '../schema.ts';
import type { PricedLine } from './order-lines.ts';
import { listStockNeeds, type StockNeed, totalNeeds } from './stock-rules.ts';

/** A need with its stock's capacity, for nights and seatings without a row yet. */
type CappedNeed = StockNeed & { readonly capacity: number };

/** A need that cannot be met, and how much is left. */
type Shortage = { readonly id: string; readonly left: number };

/**
 * Takes stock, all of it or none. Rows are locked by ascending id, so concurrent orders wait for each other and never
 * deadlock. Call it within a transaction.
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

/** Locks stock levels until the transaction ends. Returns how much is left of each. */
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

/** Returns 409 `out_of_stock`, naming the first shortage of each line. */
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
  const { ko, en } = line.sold;
  switch (line.kind) {
    case 'resort':
      return {
        field: 'check_in_date',
        error:
          left === 0
            ? { ko: `${day}에는 빈 객실이 없습니다.`, en: `No room is free on ${day}.` }
            : { ko: `${day}에는 객실이 ${left}개 남았습니다.`, en: roomsLeft(left, day) },
        advice: {
          ko: `${day}에 예약할 수 있는 ${ROOM_NAMES[slot] ?? slot} 객실이 부족합니다. 다른 날짜나 객실을 선택해 주세요.`,
          en:
            left === 0
              ? `There is no ${slot} room on ${day}. Choose other dates or another room type.`
              : `${roomsLeft(left, day)} Choose other dates or another room type.`,
        },
      };
    case 'restaurant':
      return {
        field: 'visit_at',
        error: { ko: `이 시간에는 ${left}석이 남았습니다.`, en: `${left} seats left at this time.` },
        advice: {
          ko: `${ko.name}: ${day} ${slot}에 남은 자리가 부족합니다. 다른 시간을 선택해 주세요.`,
          en: `${en.name}: not enough seats on ${day} at ${slot}. Choose another time.`,
        },
      };
    default:
      return {
        field: 'quantity',
        error: { ko: `${left}개 남았습니다.`, en: `${left} left.` },
        advice: {
          ko: `${ko.name}의 재고가 부족합니다. 수량을 줄여 주세요.`,
          en: `${en.name}: not enough left. Order fewer.`,
        },
      };
  }
}

const ROOM_NAMES: Readonly<Record<string, string>> = {
  standard: '스탠다드',
  deluxe: '디럭스',
  suite: '스위트',
  villa: '빌라',
};

const roomsLeft = (left: number, day: string | null): string =>
  left === 1 ? `Only 1 room is free on ${day}.` : `Only ${left} rooms are free on ${day}.`;
