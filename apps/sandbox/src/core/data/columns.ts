import { decimal } from '@gli/validation';
import { type AnyPgColumn, customType, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Column for an exact amount with up to 8 decimal places, as a decimal string without trailing zeros. Never a float.
 */
export const amount = customType<{ data: string; driverData: string }>({
  dataType: () => 'numeric(38, 8)',
  fromDriver: decimal.normalize,
});

/** Column for a rate or percentage with up to 12 decimal places, as a decimal string without trailing zeros. */
export const rate = customType<{ data: string; driverData: string }>({
  dataType: () => 'numeric(38, 12)',
  fromDriver: decimal.normalize,
});

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** Column for a point in time, exact to the millisecond, as a Date. */
export const time = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

/** Column for the id of a row in another table: `reference(() => orders.id)`. */
export const reference = (id: () => AnyPgColumn) => text().notNull().references(id);
