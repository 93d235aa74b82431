import { hashPassword } from '../../core/members/passwords.ts';
import { loginSessions, members } from '../../core/members/schema.ts';
import { CAST, DEMO_PASSWORD } from '../../core/seed/cast.ts';
import type { SeedContext } from '../../core/seed/seed-context.ts';
import { plusMs } from '../../core/time/time.ts';
import { memberAchievements, memberStakes } from '../grades/index.ts';
import { newMemberRow } from './new-member.ts';

const MINUTE_MS = 60_000;

/** The five members, the stakes and achievements, and Kim's login sessions. */
export async function seedMembers(context: SeedContext): Promise<void> {
  const { db, at, on } = context;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const rowOf = (key: keyof typeof CAST, joinedAt: string) =>
    newMemberRow({
      ...CAST[key],
      passwordHash,
      phone: null,
      language: 'ko',
      marketingAccepted: false,
      now: at(joinedAt),
    });
  await db.insert(members).values([
    {
      ...rowOf('kim', '2026-02-14T10:32:08+09:00'),
      emailVerifiedAt: at('2026-02-15T09:12:00+09:00'),
      walletAddress: '6TAAcukwSHujkx5LmfhBo8YM5P4r5tRgjaSPfXdF8cyQ',
      walletRegisteredAt: at('2026-02-14T10:41:37+09:00'),
      phone: '+82 10-2345-6789',
      phoneVerifiedAt: at('2026-02-15T09:20:00+09:00'),
      avatarUrl: '/media/avatars/seoyeon-kim.svg',
      bio: '제주와 강릉의 리조트에 조금씩 투자하고 있어요.',
      birthDate: '1990-05-17',
      plan: 'plus',
      planSinceOn: on('2026-04-01'),
      weeklyReport: true,
      subscriptionUpdatedAt: at('2026-04-01T09:03:18+09:00'),
      notifications: {
        email: true,
        sms: true,
        push: false,
        investments: true,
        conversions: true,
        orders: true,
        referrals: true,
      },
      lastLoginAt: at('2026-11-20T18:28:10+09:00'),
      updatedAt: at('2026-11-12T20:15:44+09:00'),
    },
    {
      ...rowOf('lee', '2026-10-27T20:12:05+09:00'),
      emailVerifiedAt: at('2026-10-27T20:31:46+09:00'),
      walletAddress: '6hWp48o411kp8QtrGaSsCCwMN3oLr9LSxtS8jF2x7MQd',
      walletRegisteredAt: at('2026-10-27T20:19:03+09:00'),
      phone: '+82 10-3456-7890',
      bio: '주말마다 바다로 떠나는 개발자입니다.',
    },
    {
      ...rowOf('park', '2026-11-18T13:44:51+09:00'),
      emailVerifiedAt: at('2026-11-18T13:52:20+09:00'),
      phone: '+82 10-4567-8901',
      marketingAccepted: true,
      marketingChangedAt: at('2026-11-18T13:44:51+09:00'),
    },
    {
      ...rowOf('jung', '2026-07-26T11:20:17+09:00'),
      emailVerifiedAt: at('2026-07-29T19:40:28+09:00'),
      lastLoginAt: at('2026-09-12T20:06:31+09:00'),
    },
    {
      ...rowOf('choi', '2026-01-15T09:00:00+09:00'),
      role: 'admin',
      walletAddress: 'Anjq5LwFwWVjbu3sxn2ETDCWNjdENUbQFGnchp2MawdD',
      walletRegisteredAt: at('2026-01-15T09:30:00+09:00'),
    },
  ]);
  await db.insert(memberStakes).values([
    { memberId: CAST.kim.id, sinceOn: on('2026-06-01') },
    { memberId: CAST.lee.id, sinceOn: on('2026-11-10') },
  ]);
  await db.insert(memberAchievements).values([
    { memberId: CAST.kim.id, code: 'first_stake', unlockedAt: at('2026-06-01T10:12:30+09:00') },
    { memberId: CAST.kim.id, code: 'thirty_days_staking', unlockedAt: at('2026-07-01T00:00:00+09:00') },
    { memberId: CAST.lee.id, code: 'first_stake', unlockedAt: at('2026-11-10T21:40:09+09:00') },
  ]);
  await seedKimsSessions(context);
}

async function seedKimsSessions({ db, at, now }: SeedContext): Promise<void> {
  const activeThisMorning = at('2026-11-21T09:27:30+09:00');
  // Before that hour it would be in the future.
  const lastActiveAt = activeThisMorning < now ? activeThisMorning : plusMs(now, -MINUTE_MS);
  const seoul = { locationKo: '서울, 대한민국', locationEn: 'Seoul, South Korea' };
  const jeju = { locationKo: '제주, 대한민국', locationEn: 'Jeju, South Korea' };
  const mozilla = 'Mozilla/5.0';
  const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
  await db.insert(loginSessions).values([
    {
      id: 'ses_4nw8k2rd6t',
      memberId: CAST.kim.id,
      userAgent: `${mozilla} (Macintosh; Intel Mac OS X 26_0) ${webkit} Chrome/142.0.0.0 Safari/537.36`,
      ip: '121.166.24.8',
      ...seoul,
      createdAt: at('2026-11-20T18:28:10+09:00'),
      lastActiveAt,
      expiresAt: at('2026-12-05T09:27:30+09:00'),
    },
    {
      id: 'ses_7hx3m9vq5b',
      memberId: CAST.kim.id,
      userAgent: `${mozilla} (iPhone; CPU iPhone OS 26_0 like Mac OS X) ${webkit} Version/26.0 Mobile/15E148 Safari/604.1`,
      ip: '223.38.51.17',
      ...seoul,
      createdAt: at('2026-11-14T22:03:47+09:00'),
      lastActiveAt: at('2026-11-20T23:41:18+09:00'),
      expiresAt: at('2026-12-04T23:41:18+09:00'),
    },
    {
      id: 'ses_2kd6z8wn4y',
      memberId: CAST.kim.id,
      userAgent: `${mozilla} (Windows NT 11.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
      ip: '59.0.112.40',
      ...jeju,
      createdAt: at('2026-10-30T11:20:06+09:00'),
      lastActiveAt: at('2026-11-01T17:52:33+09:00'),
      expiresAt: at('2026-11-15T17:52:33+09:00'),
    },
    {
      id: 'ses_9cp1f5tj7g',
      memberId: CAST.kim.id,
      userAgent: 'python-requests/2.32',
      ip: '2001:e60:a1f8:77::4',
      createdAt: at('2026-10-03T20:55:12+09:00'),
      lastActiveAt: at('2026-10-03T21:08:49+09:00'),
      expiresAt: at('2026-10-17T21:08:49+09:00'),
      endedAt: at('2026-10-03T21:10:02+09:00'),
    },
  ]);
}
