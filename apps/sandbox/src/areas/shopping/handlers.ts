import * as catalogue from './catalogue/handlers.ts';
import * as orders from './orders/handlers.ts';

export const shoppingHandlers = { ...catalogue, ...orders };
