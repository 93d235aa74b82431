import { getOrder, type Order } from './generated/index.ts';

const order: Order = await getOrder('ord_8vd2q6nx4h', undefined, { baseURL: process.env.GLI_BASE_URL ?? '' });
const status: Order['status'] = 'newer_value';
if (order.status !== status || !order.allowed_actions.includes(status)) throw new Error(order.status);
