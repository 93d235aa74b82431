import type { Order } from './generated.schemas.ts';
import { getOrder } from './generated.ts';

const answer = await getOrder('ord_8vd2q6nx4h');
if (answer.status !== 200) throw new Error(answer.data.code);
const order: Order = answer.data;
const status: Order['status'] = 'newer_value';
if (order.status !== status || !order.allowed_actions.includes(status)) throw new Error(order.status);
