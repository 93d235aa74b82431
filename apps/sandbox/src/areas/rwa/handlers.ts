import * as assets from './assets/handlers.ts';
import * as investments from './investments/handlers.ts';

export const rwaHandlers = { ...assets, ...investments };
