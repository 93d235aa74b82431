import { authHandlers } from './auth/index.ts';
import type { Handlers } from './handler.ts';
import { informationHandlers } from './information/index.ts';
import { kycHandlers } from './kyc/index.ts';
import { referralsHandlers } from './referrals/index.ts';
import { rwaHandlers } from './rwa/index.ts';
import { shoppingHandlers } from './shopping/index.ts';
import { userHandlers } from './user/index.ts';
import { walletHandlers } from './wallet/index.ts';

/** Every handler by its operationId. */
export const handlers: Handlers = {
  ...authHandlers,
  ...userHandlers,
  ...kycHandlers,
  ...shoppingHandlers,
  ...rwaHandlers,
  ...informationHandlers,
  ...walletHandlers,
  ...referralsHandlers,
};
