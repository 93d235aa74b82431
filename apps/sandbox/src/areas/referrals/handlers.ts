import type { Handlers } from '../../core/contract/handler.ts';
import { applyReferralCode } from './codes/applyReferralCode.ts';
import { createReferralCode } from './codes/createReferralCode.ts';
import { deleteReferralCode } from './codes/deleteReferralCode.ts';
import { getReferralCode } from './codes/getReferralCode.ts';
import { getReferralStats } from './codes/getReferralStats.ts';
import { listReferralCodes } from './codes/listReferralCodes.ts';
import { listReferralHistory } from './codes/listReferralHistory.ts';
import { updateReferralCode } from './codes/updateReferralCode.ts';
import { getRewardConfig } from './rewards/getRewardConfig.ts';
import { getRewardStats } from './rewards/getRewardStats.ts';
import { grantManualReward } from './rewards/grantManualReward.ts';
import { listPendingRewards } from './rewards/listPendingRewards.ts';
import { listRewardHistory } from './rewards/listRewardHistory.ts';
import { processReward } from './rewards/processReward.ts';
import { processRewardBatch } from './rewards/processRewardBatch.ts';
import { rewardReferral } from './rewards/rewardReferral.ts';
import { updateRewardConfig } from './rewards/updateRewardConfig.ts';

export const referralsHandlers = {
  getReferralCode,
  createReferralCode,
  updateReferralCode,
  deleteReferralCode,
  applyReferralCode,
  getReferralStats,
  listReferralHistory,
  rewardReferral,
  listReferralCodes,
  getRewardConfig,
  updateRewardConfig,
  getRewardStats,
  listPendingRewards,
  listRewardHistory,
  processReward,
  processRewardBatch,
  grantManualReward,
} satisfies Partial<Handlers>;
