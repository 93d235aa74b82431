import type { MemberLanguage, NotificationSettings, SubscriptionPlan } from '@gli/sdk';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from '../data/columns.ts';

/** Members. `email` is kept in lower case; `deletes_at` is set while a deletion can still be called off. */
export const members = pgTable('members', {
  id: text().primaryKey(),
  email: text().notNull().unique(),
  emailVerifiedAt: time(),
  passwordHash: text().notNull(),
  name: text().notNull(),
  role: text({ enum: ['member', 'admin'] })
    .notNull()
    .default('member'),
  walletAddress: text().unique(),
  walletRegisteredAt: time(),
  phone: text(),
  phoneVerifiedAt: time(),
  avatarUrl: text(),
  bio: text(),
  birthDate: date(),
  language: text().$type<MemberLanguage>().notNull().default('ko'),
  plan: text().$type<SubscriptionPlan>().notNull().default('free'),
  planSinceOn: date().notNull(),
  newsletter: boolean().notNull().default(true),
  weeklyReport: boolean().notNull().default(false),
  newAssetAlerts: boolean().notNull().default(false),
  subscriptionUpdatedAt: time().notNull(),
  notifications: jsonb().$type<NotificationSettings>().notNull(),
  termsVersion: text().notNull(),
  termsAcceptedAt: time().notNull(),
  marketingAccepted: boolean().notNull().default(false),
  marketingChangedAt: time(),
  joinedAt: time().notNull(),
  lastLoginAt: time().notNull(),
  updatedAt: time().notNull(),
  deletionRequestedAt: time(),
  deletesAt: time(),
});

/** One sign-in on one device: a family of refresh tokens. `ended_at` is set by log-out, revocation or reuse. */
export const loginSessions = pgTable(
  'login_sessions',
  {
    id: text().primaryKey(),
    memberId: text()
      .notNull()
      .references(() => members.id),
    userAgent: text(),
    ip: text(),
    locationKo: text(),
    locationEn: text(),
    createdAt: time().notNull(),
    lastActiveAt: time().notNull(),
    expiresAt: time().notNull(),
    endedAt: time(),
  },
  (table) => [index().on(table.memberId, table.lastActiveAt)],
);

/** Refresh tokens by the SHA-256 of their text; a replaced one stays, so that its reuse is noticed. */
export const refreshTokens = pgTable('refresh_tokens', {
  hash: text().primaryKey(),
  sessionId: text()
    .notNull()
    .references(() => loginSessions.id),
  expiresAt: time().notNull(),
  replacedAt: time(),
});

/** Challenges of the wallet sign-in. */
export const walletNonces = pgTable('wallet_nonces', {
  nonce: text().primaryKey(),
  memberId: text()
    .notNull()
    .references(() => members.id),
  walletAddress: text().notNull(),
  expiresAt: time().notNull(),
  usedAt: time(),
});

/** Times of the latest log-in attempts by user name, known or not, in milliseconds since 1970. */
export const loginAttempts = pgTable('login_attempts', {
  username: text().primaryKey(),
  attemptedAt: jsonb().$type<number[]>().notNull(),
});

/** The present unbroken stake of a member; the amount is the balance of the ledger's account `staked`. */
export const memberStakes = pgTable('member_stakes', {
  memberId: text()
    .primaryKey()
    .references(() => members.id),
  sinceOn: date().notNull(),
  stakesMadeCount: integer().notNull().default(1),
});

/** Achievements that were reached; they stay even if the counter falls again. */
export const memberAchievements = pgTable(
  'member_achievements',
  {
    memberId: text()
      .notNull()
      .references(() => members.id),
    code: text({ enum: ['first_stake', 'ten_conversions', 'thirty_days_staking', 'expert_grade'] }).notNull(),
    unlockedAt: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.code] })],
);
