import type { orderLines, orderStatusChanges, orders } from '../schema.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderLineRow = typeof orderLines.$inferSelect;
export type StatusChangeRow = typeof orderStatusChanges.$inferSelect;

/** An order with its lines in their order. */
export type OrderWithLines = { readonly order: OrderRow; readonly lines: readonly OrderLineRow[] };
