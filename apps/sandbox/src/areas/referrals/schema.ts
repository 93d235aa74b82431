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
import { personalData } from '../../core/members/personal-data.ts';
import { members } from '../../core/members/schema.ts';

/** Referral codes. Deleted codes are kept, so their text is never reused. */
export const referralCodes = pgTable(
  'referral_codes',
  {
    id: text().primaryKey(),
    code: text().notNull().unique(),
    memberId: reference(() => members.id),
    description: text().notNull().default(''),
    active: boolean().notNull().default(true),
    usesCount: integer().notNull().default(0),
    maximumUses: integer(),
    expiresAt: time(),
    createdAt: time().notNull(),
    updatedAt: time().notNull(),
    deletedAt: time(),
  },
  (table) => [uniqueIndex('one_code_a_member').on(table.memberId).where(sql`${table.deletedAt} is null`)],
);

/** Uses of codes: who invited whom. A member can be invited only once. */
export const referrals = pgTable(
  'referrals',
  {
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
  },
  (table) => [index().on(table.referrerId, table.joinedAt), index().on(table.codeId)],
);

/** Times of a member's first rewardable events, whether invited or not, so that later events never count as first. */
export const referralMilestones = pgTable(
  'referral_milestones',
  {
    memberId: reference(() => members.id),
    event: text().$type<'first_investment' | 'kyc_completed'>().notNull(),
    reachedAt: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.event] })],
);

/** Rewards with the rules in force when they were granted. `due_at` is null while a condition is open. */
export const referralRewards = pgTable(
  'referral_rewards',
  {
    id: text().primaryKey(),
    /** Null for a manual reward. */
    referralId: text().references(() => referrals.id),
    memberId: reference(() => members.id),
    event: text().$type<ReferralRewardEvent>().notNull(),
    amount: amount().notNull(),
    token: text().$type<Token>().notNull(),
    status: text().$type<ReferralRewardStatus>().notNull().default('pending'),
    /** Text by an operator. Null to use the event's standard sentence. */
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
  },
  (table) => [
    uniqueIndex('one_reward_an_event').on(table.referralId, table.event),
    index().on(table.memberId, table.createdAt),
    index().on(table.status, table.dueAt),
  ],
);

/** Visits to invitation links per day in Korea, as counted by the host of the web app. */
export const referralClicks = pgTable(
  'referral_clicks',
  {
    id: text().primaryKey(),
    memberId: reference(() => members.id),
    clickedOn: date().notNull(),
    medium: text().$type<ReferralMedium>(),
    campaign: text(),
    clickCount: integer().notNull(),
  },
  (table) => [index().on(table.memberId)],
);

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

/** The text of a code is kept, so it is never reused. */
export const referralCodeData = personalData(referralCodes, referralCodes.memberId, {
  keep: [
    'id',
    'code',
    'memberId',
    'active',
    'usesCount',
    'maximumUses',
    'expiresAt',
    'createdAt',
    'updatedAt',
    'deletedAt',
  ],
  erase: { description: '' },
});

/** Referrals belong to two members, and rewards are part of the accounts. */
export const referrerData = personalData(referrals, referrals.referrerId, {
  keep: [
    'id',
    'codeId',
    'referrerId',
    'inviteeId',
    'joinedAt',
    'usedAt',
    'medium',
    'campaign',
    'openConditions',
  ],
  erase: {},
});

export const milestoneData = personalData(referralMilestones, referralMilestones.memberId, {
  keep: ['memberId', 'event', 'reachedAt'],
  erase: {},
});

export const rewardData = personalData(referralRewards, referralRewards.memberId, {
  keep: [
    'id',
    'referralId',
    'memberId',
    'event',
    'amount',
    'token',
    'status',
    'reason',
    'cancelReason',
    'openConditions',
    'payoutDelayDays',
    'createdAt',
    'dueAt',
    'processedAt',
    'processedBy',
    'hash',
  ],
  erase: {},
});

export const clickData = personalData(referralClicks, referralClicks.memberId, {
  keep: ['id', 'memberId', 'clickedOn', 'medium', 'campaign', 'clickCount'],
  erase: {},
});
