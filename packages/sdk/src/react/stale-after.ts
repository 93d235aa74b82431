import type { OperationId, operationTable } from '../generated/operation-table.ts';

/** Operations that change something. Each has an entry below. */
export type MutationId = {
  [Name in OperationId]: (typeof operationTable)[Name]['method'] extends 'GET' ? never : Name;
}[OperationId];

const balances = ['/v1/wallet/balance/', '/v1/wallet/info/', '/v1/dashboard/'] as const;
const holdings = ['/v1/investments/', '/v1/dashboard/'] as const;
const profile = ['/user/profile/', '/v1/dashboard/'] as const;
const verification = ['/users/', ...profile] as const;
const rewards = ['/v1/referrals/', ...balances] as const;

/**
 * Query path prefixes that each successful write invalidates. A matching query is refetched if it is mounted, or else
 * marked as stale.
 */
export const staleAfter: Record<MutationId, readonly string[]> = {
  // When a session starts or ends, all data is removed: see `clearMemberData`.
  logIn: [],
  registerMember: [],
  logOut: [],
  forceLogOut: [],
  deleteAccount: [],
  refreshAccessToken: [],

  revokeLoginSession: ['/auth/sessions/'],
  changePassword: ['/auth/sessions/'],
  createWalletNonce: [],
  verifyWalletSignature: [...profile, '/v1/wallet/'],

  // A changed phone number opens the phone step of the identity check again.
  updateProfile: verification,
  replaceProfile: verification,
  uploadAvatar: profile,
  deleteAvatar: profile,
  verifyPhone: verification,
  updateSubscription: profile,

  submitKycPersonalInfo: verification,
  uploadKycDocument: verification,
  sendKycEmailCode: ['/users/'],
  verifyKycEmailCode: verification,
  sendKycPhoneCode: ['/users/'],
  verifyKycPhoneCode: verification,
  submitFaceVerification: verification,

  // Creating an order reserves stock and rooms. Payment is a separate confirmation.
  createOrder: ['/v1/shopping/', '/v1/dashboard/'],
  cancelOrder: ['/v1/shopping/', ...balances],
  confirmOrderPayment: ['/v1/shopping/', ...balances],

  // Every investment changes funding progress and status. The first one also changes referral rewards and achievements.
  investInRwaAsset: ['/v1/rwa/assets/', ...holdings, ...balances, '/v1/referrals/', ...profile],
  validateInvestment: [],

  validateConversion: [],
  executeConversion: ['/v1/wallet/', '/v1/dashboard/', ...profile],

  createReferralCode: ['/v1/referrals/'],
  updateReferralCode: ['/v1/referrals/'],
  deleteReferralCode: ['/v1/referrals/'],
  applyReferralCode: ['/v1/referrals/', ...profile],
  rewardReferral: rewards,
  updateRewardConfig: ['/v1/referrals/rewards/config'],
  processReward: rewards,
  processRewardBatch: rewards,
  grantManualReward: rewards,
};

/** Returns the operation that a mutation names, or undefined for any other value. */
export function toMutationId(name: unknown): MutationId | undefined {
  return isMutationId(name) ? name : undefined;
}

const isMutationId = (name: unknown): name is MutationId =>
  typeof name === 'string' && Object.hasOwn(staleAfter, name);
