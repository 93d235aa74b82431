import type { ReferralRewardConfig, ReferralRuleEvent } from '@gli/sdk';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { statement } from '../../../core/data/statement.ts';
import { toTimestamp } from '../../../core/time/time.ts';
import { PROGRAM_TOKEN } from '../program.ts';
import { referralConfig } from '../schema.ts';

export type ConfigRow = typeof referralConfig.$inferSelect;

/** The one row of the rules. */
export const CONFIG_ID = 1;

const findConfig = statement((db) =>
  db
    .select()
    .from(referralConfig)
    .where(eq(referralConfig.id, sql.placeholder('id'))),
);

/** The rules of the program; with `lock`, nobody changes them until the transaction ends. */
export async function readConfig(db: Database, { lock = false } = {}): Promise<ConfigRow> {
  const [row] = await (lock
    ? db.select().from(referralConfig).where(eq(referralConfig.id, CONFIG_ID)).for('update')
    : findConfig(db, { id: CONFIG_ID }));
  if (!row) throw new RangeError('The rules of the referral program were not seeded.');
  return row;
}

/** The rule of an event; there always is one. */
export function ruleOf({ rules }: ConfigRow, event: ReferralRuleEvent) {
  const rule = rules.find((candidate) => candidate.event === event);
  if (!rule) throw new RangeError(`The referral program has no rule for ${event}.`);
  return rule;
}

export function configView(row: ConfigRow): ReferralRewardConfig {
  return {
    rules: row.rules,
    token: PROGRAM_TOKEN,
    monthly_cap: row.monthlyCap,
    minimum_investment: row.minimumInvestment,
    payout_delay_days: row.payoutDelayDays,
    milestones: row.milestones,
    updated_at: toTimestamp(row.updatedAt),
    updated_by: row.updatedBy,
  };
}
