// What other areas use of this one.
export { boughtText } from './orders/bought-text.ts';
export type { OrderLineRow, OrderRow } from './orders/order-row.ts';
export { settleDueOrders } from './orders/settle-orders.ts';
export { orderLines, orders } from './schema.ts';
