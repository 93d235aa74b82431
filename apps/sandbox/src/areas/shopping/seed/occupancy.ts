import { createHash } from 'node:crypto';
import { EXAMPLES_DAY, type SeedContext } from '../../../core/seed/seed-context.ts';
import { addDays } from '../../../core/time/calendar.ts';
import { type CalendarDay, daysFrom } from '../days.ts';
import { stockId } from '../orders/stock-rules.ts';
import { stockLevels } from '../schema.ts';
import { readSoldOutNights } from './product-files.ts';
import type { ProductSeed, RoomSeed } from './product-seed.ts';

/** Nights on which every resort is full, by month and day. */
const HOLIDAYS = new Set(['12-24', '12-25', '12-31']);

const SOLD_PIECES = 118;
const BOOKED_TABLE_DAYS = 14;

type StockRow = typeof stockLevels.$inferInsert;

/**
 * Inserts the purchases and bookings of other guests: goods, nights in the bookable period, and two weeks of tables.
 */
export async function seedOccupancy({ db, on }: SeedContext, seeds: readonly ProductSeed[]): Promise<void> {
  const today = on(EXAMPLES_DAY);
  const soldOutNights = readSoldOutNights();
  const rows = seeds.flatMap((seed): StockRow[] => {
    if (seed.kind === 'goods') return [goodsRow(seed.id, seed.stockCount ?? 0)];
    if (seed.kind === 'restaurant') return tableRows(seed, today);
    return seed.rooms.flatMap((room) => {
      const nights = soldOutNights.find(
        ({ product_id, room_type }) => product_id === seed.id && room_type === room.roomType,
      );
      return nightRows(seed, room, today, { on, soldOut: new Set(nights?.dates.map(on)) });
    });
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
  { on, soldOut }: { on: SeedContext['on']; soldOut: ReadonlySet<CalendarDay> },
): StockRow[] {
  const { roomType, roomCount, freeFirst } = room;
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

/**
 * Returns the number of free rooms: from one up to half of the rooms, and at least two if there are several.
 * Deterministic for each night.
 */
function freeRooms(seed: string, roomCount: number): number {
  const min = roomCount >= 4 ? 2 : 1;
  return min + (hashToNumber(seed) % Math.max(1, Math.floor(roomCount / 2) - min + 1));
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
      // A family-size table always stays free.
      taken: hashToNumber(`${id}/${time}/${day}`) % Math.max(1, capacity - 8),
    })),
  );
}

const hashToNumber = (text: string): number => createHash('sha256').update(text).digest().readUInt16BE(0);
