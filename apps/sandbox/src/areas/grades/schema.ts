import type { AchievementCode } from '@gli/sdk';
import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { reference, time } from '../../core/data/columns.ts';
import { keptRows } from '../../core/members/personal-data.ts';
import { members } from '../../core/members/schema.ts';

const keptMemberStakes = {
  memberId: reference(() => members.id).primaryKey(),
  sinceOn: date().notNull(),
  stakesMadeCount: integer().notNull().default(1),
};

/** Current stakes of members. The amount is the balance of the ledger account `staked`. */
export const memberStakes = pgTable('member_stakes', keptMemberStakes);

const keptMemberAchievements = {
  memberId: reference(() => members.id),
  code: text().$type<AchievementCode>().notNull(),
  unlockedAt: time().notNull(),
};

/** Achievements that members have reached. They are kept even if the counter falls again. */
export const memberAchievements = pgTable('member_achievements', keptMemberAchievements, (table) => [
  primaryKey({ columns: [table.memberId, table.code] }),
]);

/** Stakes and their effects are kept, like the balance. */
export const stakeData = keptRows(memberStakes, memberStakes.memberId, keptMemberStakes);

export const achievementData = keptRows(
  memberAchievements,
  memberAchievements.memberId,
  keptMemberAchievements,
);
