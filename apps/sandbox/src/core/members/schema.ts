import type { MemberLanguage, NotificationSettings, SubscriptionPlan } from '@gli/sdk';
import { sql } from 'drizzle-orm';
import { boolean, date, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { reference, time } from '../data/columns.ts';
import { personalData } from './personal-data.ts';

const keptMembers = {
  id: text().primaryKey(),
  role: text({ enum: ['member', 'admin'] })
    .notNull()
    .default('member'),
  /** Set by operators to block debits from the balance. */
  walletSuspendedAt: time(),
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
};

/** Members. `email` is in lower case. `deletes_at` is set while a deletion can still be canceled. */
export const members = pgTable('members', {
  ...keptMembers,
  email: text().notNull().unique(),
  emailVerifiedAt: time(),
  passwordHash: text().notNull(),
  name: text().notNull(),
  walletAddress: text().unique(),
  walletRegisteredAt: time(),
  phone: text(),
  phoneVerifiedAt: time(),
  avatarUrl: text(),
  bio: text(),
  birthDate: date(),
});

export type MemberRow = typeof members.$inferSelect;

const keptLoginSessions = {
  id: text().primaryKey(),
  memberId: reference(() => members.id),
  createdAt: time().notNull(),
  lastActiveAt: time().notNull(),
  expiresAt: time().notNull(),
  endedAt: time(),
};

/**
 * Login sessions, one per login. Each one has a family of refresh tokens. `ended_at` is set by logout, revocation or
 * token reuse.
 */
export const loginSessions = pgTable(
  'login_sessions',
  {
    ...keptLoginSessions,
    userAgent: text(),
    ip: text(),
    locationKo: text(),
    locationEn: text(),
  },
  (table) => [index().on(table.memberId, table.lastActiveAt)],
);

/** Email address that replaces an erased member's. */
export const ERASED_EMAIL = sql`${members.id} || '@deleted.invalid'`;

/** Consents, the plan and dates are kept as evidence. */
export const memberData = personalData(members, members.id, {
  keep: keptMembers,
  erase: {
    email: ERASED_EMAIL,
    emailVerifiedAt: null,
    passwordHash: '',
    name: '*',
    walletAddress: null,
    walletRegisteredAt: null,
    phone: null,
    phoneVerifiedAt: null,
    avatarUrl: null,
    bio: null,
    birthDate: null,
  },
});

/** Devices and locations are erased. The times of the sessions are kept. */
export const sessionData = personalData(loginSessions, loginSessions.memberId, {
  keep: keptLoginSessions,
  erase: { userAgent: null, ip: null, locationKo: null, locationEn: null },
});
