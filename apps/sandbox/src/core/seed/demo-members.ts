import {
  zAchievementCode,
  zId,
  zNotificationSettings,
  zSubscriptionPlan,
  zTimestamp,
  zUser,
} from '@gli/sdk/schemas';
import * as z from 'zod';
import { readSeedFile } from './seed-file.ts';
import { zText } from './seed-schemas.ts';

/** Password of every demo account. It is public, because the sandbox moves no real value. */
export const DEMO_PASSWORD = 'gli-sandbox-2026';

/** Keys of the demo members in the seed files. openapi/README.md lists the members. */
export const zDemoMemberKey = z.enum(['kim', 'lee', 'park', 'jung', 'choi']);

const zSession = z.strictObject({
  id: zId,
  user_agent: z.string(),
  ip: z.string(),
  location: zText.optional(),
  created_at: zTimestamp,
  last_active_at: zTimestamp,
  expires_at: zTimestamp,
  ended_at: z.optional(zTimestamp),
});

const { shape: user } = zUser;
const zDemoMember = z.strictObject({
  id: zId,
  email: z.email(),
  name: user.name,
  /** Purpose of the account, which helps a reader choose one. */
  purpose: zText,
  role: z.enum(['member', 'admin']).default('member'),
  joined_at: zTimestamp,
  email_verified_at: z.optional(zTimestamp),
  wallet_address: z.optional(user.wallet_address),
  wallet_registered_at: z.optional(zTimestamp),
  phone: z.optional(user.phone),
  phone_verified_at: z.optional(zTimestamp),
  avatar_url: z.optional(user.avatar_url),
  bio: z.optional(user.bio),
  birth_date: z.optional(user.birth_date),
  marketing_accepted: z.boolean().default(false),
  subscription: z
    .strictObject({
      plan: zSubscriptionPlan,
      since_on: z.iso.date(),
      weekly_report: z.boolean(),
      updated_at: zTimestamp,
    })
    .optional(),
  notifications: z.optional(zNotificationSettings),
  last_login_at: z.optional(zTimestamp),
  updated_at: z.optional(zTimestamp),
  staking_since_on: z.iso.date().optional(),
  achievements: z.array(z.strictObject({ code: zAchievementCode, unlocked_at: zTimestamp })).default([]),
  sessions: z.array(zSession).default([]),
});

export type DemoMember = z.output<typeof zDemoMember>;

/** The members listed in openapi/README.md. */
export const DEMO_MEMBERS = readSeedFile('members.yaml', z.record(zDemoMemberKey, zDemoMember));
