import { Api, type Order } from './generated.ts';

const api = new Api({ baseUrl: process.env.GLI_BASE_URL ?? '' });
const { data } = await api.v1.getOrder('ord_8vd2q6nx4h');
const order: Order = data;
const status: Order['status'] = 'newer_value';
if (order.status !== status || !order.allowed_actions.includes(status)) throw new Error(order.status);
