import * as account from './areas/auth/account-handlers.ts';
import * as sessions from './areas/auth/session-handlers.ts';
import * as walletProofs from './areas/auth/wallet-handlers.ts';
import * as content from './areas/content/handlers.ts';
import * as dashboard from './areas/dashboard/handlers.ts';
import { kycHandlers } from './areas/kyc/handlers.ts';
import * as phone from './areas/members/phone-handlers.ts';
import * as profile from './areas/members/profile-handlers.ts';
import * as referralCodes from './areas/referrals/codes/handlers.ts';
import * as rewards from './areas/referrals/rewards/handlers.ts';
import * as payouts from './areas/referrals/rewards/payout-handlers.ts';
import * as assets from './areas/rwa/assets/handlers.ts';
import * as investments from './areas/rwa/investments/handlers.ts';
import * as catalog from './areas/shopping/catalog/handlers.ts';
import * as orders from './areas/shopping/orders/handlers.ts';
import * as balances from './areas/wallet/balances/handlers.ts';
import * as conversion from './areas/wallet/conversion/handlers.ts';
import type { Handlers } from './core/contract/handler.ts';

export const handlers: Handlers = {
  ...account,
  ...sessions,
  ...walletProofs,
  ...content,
  ...dashboard,
  ...kycHandlers,
  ...phone,
  ...profile,
  ...referralCodes,
  ...rewards,
  ...payouts,
  ...assets,
  ...investments,
  ...catalog,
  ...orders,
  ...balances,
  ...conversion,
};
