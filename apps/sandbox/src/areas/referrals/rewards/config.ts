import type {
  ReferralRewardConfig,
  ReferralRewardConfigInput,
  ReferralRewardRule,
  ReferralRuleEvent,
} from '@gli/sdk';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { statement } from '../../../core/data/statement.ts';
import { type EditableFields, readFields } from '../../../core/fields/editable-fields.ts';
import { toKoreanTimestamp } from '../../../core/time/time.ts';
import { PROGRAM_TOKEN } from '../program.ts';
import { referralConfig } from '../schema.ts';

export type ConfigRow = typeof referralConfig.$inferSelect;

/** Id of the table's only row. */
export const CONFIG_ID = 1;

const findConfig = statement((db) =>
  db
    .select()
    .from(referralConfig)
    .where(eq(referralConfig.id, sql.placeholder('id'))),
);

/** Reads the rules of the program. With `lock`, they cannot change until the transaction ends. */
export async function readConfig(db: Database, { lock = false } = {}): Promise<ConfigRow> {
  const [row] = await (lock
    ? db.select().from(referralConfig).where(eq(referralConfig.id, CONFIG_ID)).for('update')
    : findConfig(db, { id: CONFIG_ID }));
  if (!row) throw new RangeError('The rules of the referral program were not seeded.');
  return row;
}

/** Returns the rule of an event. Every event has one. */
export function findRule({ rules }: ConfigRow, event: ReferralRuleEvent) {
  const rule = rules.find((candidate) => candidate.event === event);
  if (!rule) throw new RangeError(`The referral program has no rule for ${event}.`);
  return rule;
}

export function configView(row: ConfigRow): ReferralRewardConfig {
  return {
    ...readFields(CONFIG_FIELDS, row),
    token: PROGRAM_TOKEN,
    updated_at: toKoreanTimestamp(row.updatedAt),
    updated_by: row.updatedBy,
  };
}

type ConfigValues = Required<Omit<ReferralRewardConfigInput, 'rules'>> & {
  readonly rules: ReferralRewardRule[];
};

/** Fields that an operator can change. Omitted rules and properties stay unchanged. */
export const CONFIG_FIELDS: EditableFields<ConfigRow, ReferralRewardConfigInput, ConfigValues> = {
  rules: {
    read: ({ rules }) => rules,
    change: (changes, { rules }) => ({
      rules: rules.map((rule) => ({ ...rule, ...changes.find(({ event }) => event === rule.event) })),
    }),
  },
  monthly_cap: { read: ({ monthlyCap }) => monthlyCap, change: (monthlyCap) => ({ monthlyCap }) },
  minimum_investment: {
    read: ({ minimumInvestment }) => minimumInvestment,
    change: (minimumInvestment) => ({ minimumInvestment }),
  },
  payout_delay_days: {
    read: ({ payoutDelayDays }) => payoutDelayDays,
    change: (payoutDelayDays) => ({ payoutDelayDays }),
  },
  milestones: {
    read: ({ milestones }) => milestones,
    change: (milestones) => ({
      milestones: milestones.toSorted((a, b) => a.target_count - b.target_count),
    }),
  },
};
