import type { GradeProgress, MemberStaking, PublicMember, User } from '@gli/sdk';
import { decimal, getRemaining } from '@gli/validation';
import { eq, sql } from 'drizzle-orm';
import type { Viewing } from '../../core/contract/handler.ts';
import type { Database } from '../../core/data/database.ts';
import { statement } from '../../core/data/statement.ts';
import { memberBalances } from '../../core/ledger/balances.ts';
import { maskName } from '../../core/members/mask-name.ts';
import { type MemberRow, members } from '../../core/members/schema.ts';
import { problem } from '../../core/problem/problem.ts';
import { getDaysBetween, toKoreanDate, toKoreanTimestamp, toTimestampOrNull } from '../../core/time/time.ts';
import {
  achievementsView,
  GRADES,
  getGradeBenefits,
  gradeStep,
  memberAchievements,
  memberStakes,
  STAKE_BASE_APY,
  STAKE_BONUS_APY,
  STAKE_BONUS_DAYS,
  sharePercent,
} from '../grades/index.ts';
import { readKycSummary } from '../kyc/index.ts';
import { completedConversionCount } from '../wallet/index.ts';
import { readProfile } from './profile-fields.ts';
import { subscriptionView } from './subscription-fields.ts';

const findUser = statement((db) =>
  db
    .select({
      member: members,
      stake: memberStakes,
      unlocked: sql<[code: string, at: string][]>`(
        select coalesce(json_agg(json_build_array(code, unlocked_at)), '[]') from ${memberAchievements}
        where member_id = ${members.id})`,
      conversions: completedConversionCount(db, members.id),
    })
    .from(members)
    .leftJoin(memberStakes, eq(memberStakes.memberId, members.id))
    .where(eq(members.id, sql.placeholder('id'))),
);

/**
 * Reads the whole member, as returned by login, profile and wallet verification. The row is read from the database
 * again, to include changes of the current transaction.
 */
export async function readUser(db: Database, memberId: string, { now, language }: Viewing): Promise<User> {
  const [found] = await findUser(db, { id: memberId });
  if (!found) throw problem('not_found');
  const { member, stake, unlocked, conversions } = found;
  const { GLIB } = await memberBalances(db, memberId);
  const kyc = await readKycSummary(db, memberId, now);

  const heldBalance = decimal.add(GLIB.balance, GLIB.staked);
  const step = gradeStep(heldBalance, GLIB.staked);
  const unlockedAt = new Map(unlocked.map(([code, at]) => [code, new Date(at)]));
  const staking = stakingView(
    GLIB.staked,
    stake?.sinceOn ?? null,
    unlockedAt.has('thirty_days_staking'),
    now,
  );
  return {
    ...profileView(member),
    grade: GRADES[step].grade,
    grade_progress: progressView(step, heldBalance, GLIB.staked),
    benefits: getGradeBenefits(step),
    staking,
    achievements: achievementsView(
      {
        first_stake: stake?.stakesMadeCount ?? 0,
        ten_conversions: conversions,
        thirty_days_staking: staking.days_count,
        expert_grade: step,
      },
      unlockedAt,
      language,
    ),
    kyc,
  };
}

type Derived = 'grade' | 'grade_progress' | 'benefits' | 'staking' | 'achievements' | 'kyc';

function profileView(member: MemberRow): Omit<User, Derived> {
  const { marketing_accepted: marketingAccepted, ...profile } = readProfile(member);
  return {
    ...profile,
    id: member.id,
    email: member.email,
    email_verified: member.emailVerifiedAt !== null,
    role: member.role,
    wallet_address: member.walletAddress,
    wallet_registered_at: toTimestampOrNull(member.walletRegisteredAt),
    phone_verified: member.phoneVerifiedAt !== null,
    avatar_url: member.avatarUrl,
    subscription: subscriptionView(member),
    consents: {
      terms_version: member.termsVersion,
      terms_accepted_at: toKoreanTimestamp(member.termsAcceptedAt),
      marketing_accepted: marketingAccepted,
      marketing_changed_at: toTimestampOrNull(member.marketingChangedAt),
    },
    joined_at: toKoreanTimestamp(member.joinedAt),
    last_login_at: toKoreanTimestamp(member.lastLoginAt),
    updated_at: toKoreanTimestamp(member.updatedAt),
  };
}

function progressView(step: 0 | 1 | 2, held: string, stake: string): GradeProgress {
  const target = step === 0 ? GRADES[1] : GRADES[2];
  const shares = [sharePercent(held, target.requiredBalance), sharePercent(stake, target.requiredStake)];
  return {
    target_grade: target.grade,
    token: 'GLIB',
    required_balance: target.requiredBalance,
    held_balance: held,
    remaining_balance: getRemaining(target.requiredBalance, held),
    required_stake: target.requiredStake,
    held_stake: stake,
    remaining_stake: getRemaining(target.requiredStake, stake),
    progress_percent: shares.reduce((a, b) => (decimal.compare(a, b) <= 0 ? a : b)),
    unlocks: step === 2 ? [] : [...target.adds],
  };
}

function stakingView(amount: string, sinceOn: string | null, hasBonus: boolean, now: Date): MemberStaking {
  const since = decimal.isZero(amount) ? null : sinceOn;
  const days = since === null ? 0 : Math.max(0, getDaysBetween(since, toKoreanDate(now)));
  const bonus = hasBonus || days >= STAKE_BONUS_DAYS ? STAKE_BONUS_APY : '0.00';
  return {
    token: 'GLIB',
    amount,
    since_on: since,
    days_count: days,
    base_apy: STAKE_BASE_APY,
    bonus_apy: bonus,
    apy: decimal.toFixed(decimal.add(STAKE_BASE_APY, bonus), 2, 'down'),
  };
}

/** Returns the public profile, as other members see it. */
export function publicMember(user: User): PublicMember {
  return {
    id: user.id,
    display_name: maskName(user.name),
    avatar_url: user.avatar_url,
    bio: user.bio,
    grade: user.grade,
    achievements: user.achievements.filter(({ unlocked_at }) => unlocked_at !== null).map(({ code }) => code),
    identity_verified: user.kyc.level === 'full',
    // Timestamps are in Korean time, so this is the day in Korea.
    joined_on: user.joined_at.slice(0, 10),
  };
}
