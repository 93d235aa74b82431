import type {
  ReferralMedium,
  ReferralMilestoneRule,
  ReferralRewardCondition,
  ReferralRewardEvent,
  ReferralRewardRule,
  ReferralRewardStatus,
  Token,
} from '@gli/sdk';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { amount, reference, time } from '../../core/data/columns.ts';
import { keptRows, personalData } from '../../core/members/personal-data.ts';
import { members } from '../../core/members/schema.ts';

const keptReferralCodes = {
  id: text().primaryKey(),
  code: text().notNull().unique(),
  memberId: reference(() => members.id),
  active: boolean().notNull().default(true),
  usesCount: integer().notNull().default(0),
  maximumUses: integer(),
  expiresAt: time(),
  createdAt: time().notNull(),
  updatedAt: time().notNull(),
  deletedAt: time(),
};

/** Referral codes. Deleted codes are kept, so their text is never reused. */
export const referralCodes = pgTable(
  'referral_codes',
  {
    ...keptReferralCodes,
    description: text().notNull().default(''),
  },
  (table) => [uniqueIndex('one_code_a_member').on(table.memberId).where(sql`${table.deletedAt} is null`)],
);

const keptReferrals = {
  id: text().primaryKey(),
  codeId: reference(() => referralCodes.id),
  referrerId: reference(() => members.id),
  inviteeId: reference(() => members.id).unique(),
  /** Time when the member joined the platform. The code may have been used later. */
  joinedAt: time().notNull(),
  usedAt: time().notNull(),
  medium: text().$type<ReferralMedium>(),
  campaign: text(),
  /** Unmet conditions of the sign-up reward when the code was used. */
  openConditions: jsonb().$type<ReferralRewardCondition[]>().notNull(),
};

/** Uses of codes: who invited whom. A member can be invited only once. */
export const referrals = pgTable('referrals', keptReferrals, (table) => [
  index().on(table.referrerId, table.joinedAt),
  index().on(table.codeId),
]);

const keptReferralMilestones = {
  memberId: reference(() => members.id),
  event: text().$type<'first_investment' | 'kyc_completed'>().notNull(),
  reachedAt: time().notNull(),
};

/** Times of a member's first rewardable events, whether invited or not, so that later events never count as first. */
export const referralMilestones = pgTable('referral_milestones', keptReferralMilestones, (table) => [
  primaryKey({ columns: [table.memberId, table.event] }),
]);

const keptReferralRewards = {
  id: text().primaryKey(),
  /** Null for a manual reward. */
  referralId: text().references(() => referrals.id),
  memberId: reference(() => members.id),
  event: text().$type<ReferralRewardEvent>().notNull(),
  amount: amount().notNull(),
  token: text().$type<Token>().notNull(),
  status: text().$type<ReferralRewardStatus>().notNull().default('pending'),
  /** Note by an operator. Null to use the event's default text. */
  reason: text(),
  /** Reason for a cancellation by an operator. */
  cancelReason: text(),
  openConditions: jsonb().$type<ReferralRewardCondition[]>().notNull(),
  payoutDelayDays: integer().notNull(),
  createdAt: time().notNull(),
  dueAt: time(),
  processedAt: time(),
  /** Operator who processed the reward. Null for the nightly run. */
  processedBy: text(),
  hash: text(),
};

/** Rewards with the rules in force when they were granted. `due_at` is null while a condition is open. */
export const referralRewards = pgTable('referral_rewards', keptReferralRewards, (table) => [
  uniqueIndex('one_reward_an_event').on(table.referralId, table.event),
  index().on(table.memberId, table.createdAt),
  index().on(table.status, table.dueAt),
]);

const keptReferralClicks = {
  id: text().primaryKey(),
  memberId: reference(() => members.id),
  clickedOn: date().notNull(),
  medium: text().$type<ReferralMedium>(),
  campaign: text(),
  clickCount: integer().notNull(),
};

/** Visits to invitation links per day in Korea, as counted by the host of the web app. */
export const referralClicks = pgTable('referral_clicks', keptReferralClicks, (table) => [
  index().on(table.memberId),
]);

/** The rules of the program, stored in a single row. */
export const referralConfig = pgTable('referral_config', {
  id: integer().primaryKey(),
  rules: jsonb().$type<ReferralRewardRule[]>().notNull(),
  /** Amounts as sent. They are stored as text, because they may exceed any balance. */
  monthlyCap: text(),
  minimumInvestment: text().notNull(),
  payoutDelayDays: integer().notNull(),
  milestones: jsonb().$type<ReferralMilestoneRule[]>().notNull(),
  updatedAt: time().notNull(),
  updatedBy: text(),
});

/** Kept, because the text of a code is never reused. */
export const referralCodeData = personalData(referralCodes, referralCodes.memberId, {
  keep: keptReferralCodes,
  erase: { description: '' },
});

/** Kept, because a referral also belongs to the other member, and its rewards are in the ledger. */
export const referrerData = keptRows(referrals, referrals.referrerId, keptReferrals);

export const milestoneData = keptRows(
  referralMilestones,
  referralMilestones.memberId,
  keptReferralMilestones,
);

export const rewardData = keptRows(referralRewards, referralRewards.memberId, keptReferralRewards);

export const clickData = keptRows(referralClicks, referralClicks.memberId, keptReferralClicks);
