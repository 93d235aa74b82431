import { type SQL, sql } from 'drizzle-orm';
import type { CalendarDay } from '../days.ts';
import { productRooms, products, stockLevels } from '../schema.ts';

/**
 * Whether anything of a product can be ordered, in SQL: a piece of goods, or a night or seating in the bookable
 * period. Nights and seatings without a row are free, so the full ones are counted against the length of the period.
 */
export function inStock(today: CalendarDay): SQL<boolean> {
  const from = sql`(${today}::date + ${products.bookableAfterDays})`;
  const until = sql`least(${from} + ${products.bookableDays} - 1, ${products.bookableUntilOn})`;
  const dayCount = sql`(${until} - ${from} + 1)`;
  const fullCount = (condition: SQL) => sql`(
    select count(*) from ${stockLevels}
    where ${stockLevels.productId} = ${products.id} and ${condition}
      and ${stockLevels.day} between ${from} and ${until} and ${stockLevels.taken} >= ${stockLevels.capacity})`;
  return sql<boolean>`case ${products.kind}
    when 'goods' then exists (
      select 1 from ${stockLevels}
      where ${stockLevels.productId} = ${products.id} and ${stockLevels.taken} < ${stockLevels.capacity})
    when 'resort' then exists (
      select 1 from ${productRooms}
      where ${productRooms.productId} = ${products.id}
        and ${fullCount(sql`${stockLevels.slot} = ${productRooms.roomType}`)} < ${dayCount})
    else ${fullCount(sql`true`)} < ${dayCount} * jsonb_array_length(${products.visitTimes})
  end`;
}
