import * as account from './account-handlers.ts';
import * as sessions from './session-handlers.ts';
import * as wallet from './wallet-handlers.ts';

export const authHandlers = { ...sessions, ...account, ...wallet };
