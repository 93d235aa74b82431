import * as codes from './codes/handlers.ts';
import * as rewards from './rewards/handlers.ts';
import * as payouts from './rewards/payout-handlers.ts';

export const referralsHandlers = { ...codes, ...rewards, ...payouts };
