export { describeOrder } from './orders/notices.ts';
export { expireUnpaidOrders, orderChanges, settleDueOrders } from './orders/settle-orders.ts';
export { type OrderLineRow, type OrderRow, orderLines, orders } from './schema.ts';
