export { OrderStatusBadge } from './OrderStatusBadge.tsx';
export { orderPath } from './paths.ts';
