import * as balances from './balances/handlers.ts';
import * as conversion from './conversion/handlers.ts';

export const walletHandlers = { ...balances, ...conversion };
