export { OrderStatusBadge } from './OrderStatusBadge.tsx';
