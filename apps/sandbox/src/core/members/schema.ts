import type { MemberLanguage, NotificationSettings, SubscriptionPlan } from '@gli/sdk';
import { boolean, date, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { reference, time } from '../data/columns.ts';

/** Members. `email` is in lower case; `deletes_at` is set while a deletion can still be canceled. */
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
  /** Set by operators: nothing leaves the balance. */
  walletSuspendedAt: time(),
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

export type MemberRow = typeof members.$inferSelect;

/** One sign-in on one device: a family of refresh tokens. `ended_at` is set by logout, revocation or token reuse. */
export const loginSessions = pgTable(
  'login_sessions',
  {
    id: text().primaryKey(),
    memberId: reference(() => members.id),
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
