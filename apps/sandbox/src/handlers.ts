import { authHandlers } from './areas/auth/handlers.ts';
import * as content from './areas/content/handlers.ts';
import * as dashboard from './areas/dashboard/handlers.ts';
import { kycHandlers } from './areas/kyc/handlers.ts';
import { memberHandlers } from './areas/members/handlers.ts';
import { referralsHandlers } from './areas/referrals/handlers.ts';
import { rwaHandlers } from './areas/rwa/handlers.ts';
import { shoppingHandlers } from './areas/shopping/handlers.ts';
import { walletHandlers } from './areas/wallet/handlers.ts';
import type { Handlers } from './core/contract/handler.ts';

export const handlers: Handlers = {
  ...authHandlers,
  ...content,
  ...dashboard,
  ...kycHandlers,
  ...memberHandlers,
  ...referralsHandlers,
  ...rwaHandlers,
  ...shoppingHandlers,
  ...walletHandlers,
};
