import { decimal } from '@gli/validation';
import { maskName } from '../../core/members/mask-name.ts';
import { createNotice, type NoticeContent } from '../notices/index.ts';
import type { RewardRow } from './rewards/grant-reward.ts';

export const inviteeJoinedNotice = (inviteeName: string): NoticeContent =>
  createNotice('referral', ({ referrals }) => referrals.joined(maskName(inviteeName)));

export const rewardPaidNotice = ({ amount, token }: Pick<RewardRow, 'amount' | 'token'>): NoticeContent =>
  createNotice('referral', ({ referrals }) => referrals.paid({ amount: decimal.normalize(amount), token }));
