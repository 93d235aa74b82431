import { hashPassword } from '../../core/members/passwords.ts';
import { loginSessions, members } from '../../core/members/schema.ts';
import { DEMO_MEMBERS, DEMO_PASSWORD, type DemoMember } from '../../core/seed/demo-members.ts';
import type { SeedContext } from '../../core/seed/seed-context.ts';
import { MINUTE_MS, plusMs } from '../../core/time/time.ts';
import { memberAchievements, memberStakes } from '../grades/index.ts';
import { newMemberRow } from './new-member.ts';

/** Seeds the demo members with their stakes and achievements. */
export async function seedMembers(context: SeedContext): Promise<void> {
  const { db, at, on } = context;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const demoMembers = Object.values(DEMO_MEMBERS);
  await db.insert(members).values(demoMembers.map((member) => toRow(member, passwordHash, context)));
  await db
    .insert(memberStakes)
    .values(
      demoMembers.flatMap(({ id, staking_since_on: day }) =>
        day === undefined ? [] : [{ memberId: id, sinceOn: on(day) }],
      ),
    );
  await db
    .insert(memberAchievements)
    .values(
      demoMembers.flatMap(({ id, achievements }) =>
        achievements.map(({ code, unlocked_at }) => ({ memberId: id, code, unlockedAt: at(unlocked_at) })),
      ),
    );
}

/** Seeds the demo members' login sessions. */
export async function seedSessions(context: SeedContext): Promise<void> {
  const rows = Object.values(DEMO_MEMBERS).flatMap(({ id, sessions }) =>
    sessions.map((session) => toSessionRow(session, id, context)),
  );
  await context.db.insert(loginSessions).values(rows);
}

function toRow(
  member: DemoMember,
  passwordHash: string,
  { at, on }: SeedContext,
): typeof members.$inferInsert {
  const { id, email, name, role, phone = null, subscription, notifications } = member;
  const { wallet_address: walletAddress, avatar_url: avatarUrl, bio, birth_date: birthDate } = member;
  const toDate = (time: string | undefined): Date | undefined => (time === undefined ? undefined : at(time));
  const newMember = newMemberRow({
    ...{ id, email, name, passwordHash, phone },
    language: 'ko',
    marketingAccepted: member.marketing_accepted,
    now: at(member.joined_at),
  });
  return {
    ...newMember,
    ...{ role, walletAddress, avatarUrl, bio, birthDate },
    emailVerifiedAt: toDate(member.email_verified_at),
    walletRegisteredAt: toDate(member.wallet_registered_at),
    phoneVerifiedAt: toDate(member.phone_verified_at),
    ...(subscription && {
      plan: subscription.plan,
      planSinceOn: on(subscription.since_on),
      weeklyReport: subscription.weekly_report,
      subscriptionUpdatedAt: at(subscription.updated_at),
    }),
    ...(notifications && { notifications }),
    lastLoginAt: toDate(member.last_login_at) ?? newMember.lastLoginAt,
    updatedAt: toDate(member.updated_at) ?? newMember.updatedAt,
  };
}

function toSessionRow(
  session: DemoMember['sessions'][number],
  memberId: string,
  { at, now }: SeedContext,
): typeof loginSessions.$inferInsert {
  const { id, user_agent: userAgent, ip, location, ended_at: endedAt } = session;
  const lastActiveAt = at(session.last_active_at);
  return {
    ...{ id, memberId, userAgent, ip },
    locationKo: location?.ko,
    locationEn: location?.en,
    createdAt: at(session.created_at),
    // If the sandbox starts early in the day, the seeded time would be in the future.
    lastActiveAt: lastActiveAt < now ? lastActiveAt : plusMs(now, -MINUTE_MS),
    expiresAt: at(session.expires_at),
    endedAt: endedAt === undefined ? undefined : at(endedAt),
  };
}
