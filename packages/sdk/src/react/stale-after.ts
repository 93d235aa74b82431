import type { OperationId, operationTable } from '../generated/operation-table.ts';

/** Operations that change something; each has its line below. */
export type MutationId = {
  [Name in OperationId]: (typeof operationTable)[Name]['method'] extends 'GET' ? never : Name;
}[OperationId];

const balances = ['/v1/wallet/balance/', '/v1/wallet/info/', '/v1/dashboard/'] as const;
const holdings = ['/v1/investments/', '/v1/dashboard/'] as const;
const profile = ['/user/profile/', '/v1/dashboard/'] as const;
const verification = ['/users/', ...profile] as const;
const rewards = ['/v1/referrals/', ...balances] as const;

/**
 * Query path prefixes that each successful write invalidates. A query with such a path is refetched if it is
 * mounted, and marked stale if it isn't.
 */
export const staleAfter: Record<MutationId, readonly string[]> = {
  // A session's start and end remove all data: see `clearMemberData`.
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

  updateProfile: profile,
  replaceProfile: profile,
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

  // A created order reserves stock and rooms; nothing is paid before it is confirmed.
  createOrder: ['/v1/shopping/', '/v1/dashboard/'],
  cancelOrder: ['/v1/shopping/', ...balances],
  confirmOrderPayment: ['/v1/shopping/', ...balances],

  // Funding progress and status move with every investment; a first one also moves referral rewards and achievements.
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

/** The operation that a mutation names; undefined for any other value. */
export function toMutationId(name: unknown): MutationId | undefined {
  return isMutationId(name) ? name : undefined;
}

const isMutationId = (name: unknown): name is MutationId =>
  typeof name === 'string' && Object.hasOwn(staleAfter, name);
