import { createApiClient } from './generated.ts';

// Validates every response with its zod schema.
const api = createApiClient(process.env.GLI_BASE_URL ?? '');
const order = await api.getOrder({ params: { id: 'ord_8vd2q6nx4h' } });
const status: typeof order.status = 'newer_value';
if (order.status !== status || !order.allowed_actions.includes(status)) throw new Error(order.status);
