export { OrderStatusBadge } from './OrderStatusBadge.tsx';
export { OrdersTab } from './orders/OrdersTab.tsx';
export { orderPath } from './paths.ts';
