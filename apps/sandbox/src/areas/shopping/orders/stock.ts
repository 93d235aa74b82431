import { sql } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { rowLock } from '../../../core/data/row-statements.ts';
import { part, statement } from '../../../core/data/statement.ts';
import { type Problem, problem } from '../../../core/problem/problem.ts';
import type { Text } from '../../../core/text/text.ts';
import { stockLevels } from '../schema.ts';
import type { PricedLine } from './order-lines.ts';
import { type StockNeed, stockNeedsOf, totalNeeds } from './stock-rules.ts';

const lockLevels = rowLock(stockLevels);

/** Unless one of the levels, which are locked, would not hold what is added, changes them all. */
const addToTaken = statement((db) =>
  db
    .with(
      part(
        db,
        'changes',
        sql`select change.id, quantity, coalesce(capacity - taken, 0) as left_over
          from unnest(${sql.placeholder('ids')}::text[], ${sql.placeholder('quantities')}::integer[])
            as change (id, quantity)
          left join ${stockLevels} as level on level.id = change.id`,
      ),
      part(db, 'ready', sql`select from changes having bool_and(quantity <= left_over)`),
      part(
        db,
        'changed',
        sql`update ${stockLevels} as level set taken = level.taken + changes.quantity
          from changes, ready where level.id = changes.id`,
      ),
    )
    .select({
      id: sql<string>`id`,
      left: sql<number>`left_over`,
      isChanged: sql<boolean>`exists (select from ready)`,
    })
    .from(sql`changes`),
);

/** A need with the total stock, for nights and seatings without a row yet. */
type CappedNeed = StockNeed & { readonly capacity: number };

/** A need that cannot be met, and how much is left. */
type Shortage = { readonly id: string; readonly left: number };

/**
 * Takes stock, all of it or none. Rows are locked in the order of their ids, so concurrent orders wait for each other
 * and never deadlock. Call it within a transaction.
 * @returns the shortages; nothing is taken then
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
  const rows = await changeTaken(tx, totals, 1);
  if (rows.length > 0 && rows.every(({ isChanged }) => isChanged)) return [];
  const left = new Map(rows.map((row) => [row.id, row.left]));
  return totals
    .filter((need) => (left.get(need.id) ?? 0) < need.quantity)
    .map(({ id }) => ({ id, left: left.get(id) ?? 0 }));
}

export async function releaseStock(tx: Database, needs: readonly StockNeed[]): Promise<void> {
  await changeTaken(tx, totalNeeds(needs), -1);
}

async function changeTaken(tx: Database, needs: readonly StockNeed[], sign: 1 | -1) {
  const ids = needs.map(({ id }) => id);
  await lockLevels(tx, ids);
  return addToTaken(tx, { ids, quantities: needs.map(({ quantity }) => sign * quantity) });
}

/** 409 `out_of_stock` that names the first shortage of each line. */
export function outOfStock(lines: readonly PricedLine[], shortages: readonly Shortage[]): Problem {
  const left = new Map(shortages.map((shortage) => [shortage.id, shortage.left]));
  const details: Record<string, Text[]> = {};
  let message: Text | undefined;
  for (const [index, line] of lines.entries()) {
    const need = stockNeedsOf(line).find(({ id }) => left.has(id));
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
        error: { ko: `이 시간에는 ${left}석이 남았습니다.`, en: `Seats left at this time: ${left}.` },
        advice: {
          ko: `${ko.name}: ${day} ${slot}에 남은 자리가 부족합니다. 다른 시간을 선택해 주세요.`,
          en: `${en.name}: not enough seats on ${day} at ${slot}. Choose another time.`,
        },
      };
    default:
      return {
        field: 'quantity',
        error: { ko: `${left}개 남았습니다.`, en: `Pieces left: ${left}.` },
        advice: {
          ko: `${ko.name}의 재고가 부족합니다. 수량을 줄여 주세요.`,
          en: `${en.name}: not enough is left. Order fewer.`,
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
