import type { Handlers } from '../handler.ts';
import { applyReferralCode } from './applyReferralCode.ts';
import { createReferralCode } from './createReferralCode.ts';
import { deleteReferralCode } from './deleteReferralCode.ts';
import { getReferralCode } from './getReferralCode.ts';
import { getReferralStats } from './getReferralStats.ts';
import { getRewardConfig } from './getRewardConfig.ts';
import { getRewardStats } from './getRewardStats.ts';
import { grantManualReward } from './grantManualReward.ts';
import { listPendingRewards } from './listPendingRewards.ts';
import { listReferralCodes } from './listReferralCodes.ts';
import { listReferralHistory } from './listReferralHistory.ts';
import { listRewardHistory } from './listRewardHistory.ts';
import { processReward } from './processReward.ts';
import { processRewardBatch } from './processRewardBatch.ts';
import { rewardReferral } from './rewardReferral.ts';
import { updateReferralCode } from './updateReferralCode.ts';
import { updateRewardConfig } from './updateRewardConfig.ts';

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
} satisfies Handlers;
