import { createHash } from 'node:crypto';
import type { SeedContext } from '../../../core/seed/seed-context.ts';
import { addDays } from '../../../core/time/calendar.ts';
import { type CalendarDay, daysFrom } from '../days.ts';
import { stockId } from '../orders/stock-rules.ts';
import { stockLevels } from '../schema.ts';
import type { ProductSeed, RoomSeed } from './product-seed.ts';

/** Nights on which every resort is full, as month and day. */
const HOLIDAYS = new Set(['12-24', '12-25', '12-31']);

/** Nights of the contract's examples without a free room, in days of the cast. */
const SOLD_OUT: Readonly<Record<string, readonly CalendarDay[]>> = {
  'prd_4wn8d2tk6r/standard': ['2026-11-21'],
  'prd_4wn8d2tk6r/deluxe': ['2026-11-21', '2026-11-28'],
  'prd_4wn8d2tk6r/suite': ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-27', '2026-11-28'],
  'prd_4wn8d2tk6r/villa': daysFrom('2026-11-21', '2026-11-29'),
  'prd_8qd3f7nw5x/villa': ['2026-11-21', '2026-11-22'],
  'prd_1tz6c9hv3k/suite': daysFrom('2026-11-21', '2026-11-30'),
};

/** The first day of the cast. */
const CAST_TODAY = '2026-11-21';
const SOLD_PIECES = 118;
const BOOKED_TABLE_DAYS = 14;

type StockRow = typeof stockLevels.$inferInsert;

/** What other guests have bought and booked: goods, nights of the bookable period, tables of two weeks. */
export async function seedOccupancy({ db, on }: SeedContext, seeds: readonly ProductSeed[]): Promise<void> {
  const today = on(CAST_TODAY);
  const rows = seeds.flatMap((seed): StockRow[] => {
    if (seed.kind === 'goods') return [goodsRow(seed.id, seed.stockCount ?? 0)];
    if (seed.kind === 'restaurant') return tableRows(seed, today);
    return seed.rooms.flatMap((room) => nightRows(seed, room, today, on));
  });
  await db.insert(stockLevels).values(rows);
}

function goodsRow(productId: string, left: number): StockRow {
  const row = { id: stockId(productId), productId, slot: '', day: null };
  return { ...row, capacity: left + SOLD_PIECES, taken: SOLD_PIECES };
}

function nightRows(
  { id, bookableDays, bookableUntilOn }: ProductSeed,
  room: RoomSeed,
  today: CalendarDay,
  on: (day: string) => string,
): StockRow[] {
  const { roomType, roomCount, freeFirst } = room;
  const soldOut = new Set((SOLD_OUT[`${id}/${roomType}`] ?? []).map(on));
  const last = bookableUntilOn ? on(bookableUntilOn) : addDays(today, (bookableDays ?? 1) - 1);
  let isFirst = true;
  return daysFrom(today, last).map((day) => {
    const isFull = soldOut.has(day) || HOLIDAYS.has(day.slice(5));
    const free = isFull ? 0 : isFirst ? freeFirst : freeRooms(`${id}/${roomType}/${day}`, roomCount);
    if (!isFull) isFirst = false;
    return {
      id: stockId(id, roomType, day),
      productId: id,
      slot: roomType,
      day,
      capacity: roomCount,
      taken: roomCount - free,
    };
  });
}

/** One to half of the rooms, at least two where there are several; always the same for the same night. */
function freeRooms(seed: string, roomCount: number): number {
  const least = roomCount >= 4 ? 2 : 1;
  return least + (numberOf(seed) % Math.max(1, Math.floor(roomCount / 2) - least + 1));
}

function tableRows({ id, visitTimes, seatCount }: ProductSeed, today: CalendarDay): StockRow[] {
  const capacity = seatCount ?? 0;
  return daysFrom(addDays(today, 1), addDays(today, BOOKED_TABLE_DAYS)).flatMap((day) =>
    visitTimes.map((time) => ({
      id: stockId(id, time, day),
      productId: id,
      slot: time,
      day,
      capacity,
      // A table for a family always stays free.
      taken: numberOf(`${id}/${time}/${day}`) % Math.max(1, capacity - 8),
    })),
  );
}

const numberOf = (text: string): number => createHash('sha256').update(text).digest().readUInt16BE(0);
