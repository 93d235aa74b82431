import { toKoreanDate, toKoreanTimestamp } from '../../../core/time/time.ts';
import { type CalendarDay, getNights } from '../days.ts';
import type { OrderLineRow } from '../schema.ts';

/** A quantity of one stock: pieces of goods, rooms of a type on a night, or seats of a seating. */
export type StockNeed = {
  readonly id: string;
  readonly productId: string;
  /** Room type or seating time. Empty for goods. */
  readonly slot: string;
  readonly day: CalendarDay | null;
  readonly quantity: number;
};

type StockedLine = Pick<
  OrderLineRow,
  'productId' | 'quantity' | 'roomType' | 'checkInDate' | 'checkOutDate' | 'visitAt'
>;

export const stockId = (productId: string, slot = '', day: CalendarDay | null = null): string =>
  [productId, slot, day ?? ''].join('/');

/** Lists the stock that a line takes: one entry for goods and tables, or one per night for stays. */
export function listStockNeeds(line: StockedLine): StockNeed[] {
  const { productId, quantity, roomType, checkInDate, checkOutDate, visitAt } = line;
  const need = (slot: string, day: CalendarDay | null): StockNeed => ({
    id: stockId(productId, slot, day),
    productId,
    slot,
    day,
    quantity,
  });
  if (roomType !== null && checkInDate !== null && checkOutDate !== null) {
    return getNights(checkInDate, checkOutDate).map((night) => need(roomType, night));
  }
  if (visitAt !== null) return [need(formatSeating(visitAt), toKoreanDate(visitAt))];
  return [need('', null)];
}

/** Returns the total quantity needed of each stock, in locking order. */
export function totalNeeds(needs: readonly StockNeed[]): StockNeed[] {
  const totals = new Map<string, StockNeed>();
  for (const need of needs) {
    const known = totals.get(need.id)?.quantity ?? 0;
    totals.set(need.id, { ...need, quantity: known + need.quantity });
  }
  return [...totals.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Formats the Korean time of day of a visit, such as `18:30`. */
export const formatSeating = (visitAt: Date): string => toKoreanTimestamp(visitAt).slice(11, 16);
