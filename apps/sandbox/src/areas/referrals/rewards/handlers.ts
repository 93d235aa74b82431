import { decimal, TOKEN_AMOUNT_MAX } from '@gli/validation';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { isWithinDays } from '../../../core/contract/day-range.ts';
import { defineHandler, type OperationRequest } from '../../../core/contract/handler.ts';
import { changeFields } from '../../../core/fields/editable-fields.ts';
import { problem } from '../../../core/problem/problem.ts';
import type { Text } from '../../../core/text/text.ts';
import { texts } from '../../../core/text/texts.ts';
import { assertOperator, readRequestedMember } from '../access.ts';
import { rewardDetails } from '../facts.ts';
import { referralConfig, referralRewards } from '../schema.ts';
import { CONFIG_FIELDS, CONFIG_ID, configView, readConfig } from './config.ts';
import { catchUpPayouts } from './payouts.ts';
import { countRewards } from './reward-stats.ts';
import { listRewards } from './reward-views.ts';

export const getRewardConfig = defineHandler('getRewardConfig', async ({ db, reply }) =>
  reply(200, configView(await readConfig(db))),
);

/** Changes some of the rules. The changes apply to future events. */
export const updateRewardConfig = defineHandler(
  'updateRewardConfig',
  async ({ body, member, db, now, reply }) => {
    assertOperator(member);
    const details = validateConfig(body);
    if (Object.keys(details).length > 0) throw problem('validation_failed', { details });
    // Payouts that are already due use the old cap.
    await catchUpPayouts(db, now);
    const config = await readConfig(db, { lock: true });
    const changes = {
      ...changeFields(CONFIG_FIELDS, config, body, now),
      updatedAt: now,
      updatedBy: member.id,
    };
    await db.update(referralConfig).set(changes).where(eq(referralConfig.id, CONFIG_ID));
    return reply(200, configView({ ...config, ...changes }));
  },
);

type Input = OperationRequest<'updateRewardConfig'>['body'];

/** Checks what the schema cannot express: amounts above zero and no duplicates. */
function validateConfig({ rules = [], milestones = [], monthly_cap: cap }: Input): Record<string, Text[]> {
  const details: Record<string, Text[]> = {};
  for (const [index, { event, amount }] of rules.entries()) {
    if (rules.findIndex((rule) => rule.event === event) < index)
      details[`rules.${index}.event`] = [texts.validation.duplicate];
    const error = amount === undefined ? null : amountError(amount);
    if (error !== null) details[`rules.${index}.amount`] = [error];
  }
  for (const [index, { target_count: target, amount }] of milestones.entries()) {
    const isRepeated = milestones.findIndex(({ target_count }) => target_count === target) < index;
    if (isRepeated) details[`milestones.${index}.target_count`] = [texts.validation.duplicate];
    const error = amountError(amount);
    if (error !== null) details[`milestones.${index}.amount`] = [error];
  }
  if (cap !== undefined && cap !== null && decimal.isZero(cap))
    details.monthly_cap = [texts.validation.positive];
  return details;
}

function amountError(amount: string): Text | null {
  if (decimal.isZero(amount)) return texts.validation.positive;
  return decimal.compare(amount, TOKEN_AMOUNT_MAX) > 0 ? texts.validation.atMost(TOKEN_AMOUNT_MAX) : null;
}

export const getRewardStats = defineHandler('getRewardStats', async ({ path, member, db, now, reply }) => {
  const { id } = await readRequestedMember(db, member, path.id);
  await catchUpPayouts(db, now);
  const { monthlyCap } = await readConfig(db);
  return reply(200, { member_id: id, ...countRewards(await rewardDetails(db, id), monthlyCap, now) });
});

/** Lists a member's unpaid rewards in payout order. */
export const listPendingRewards = defineHandler('listPendingRewards', async (request) => {
  const { path, member, db, now, reply } = request;
  const { id } = await readRequestedMember(db, member, path.id);
  await catchUpPayouts(db, now);
  const { memberId, status, createdAt } = referralRewards;
  const where = and(eq(memberId, id), inArray(status, ['pending', 'processing']));
  return reply(200, await listRewards(request, where, [asc(createdAt), asc(referralRewards.id)]));
});

/** Lists all rewards of a member, newest first. */
export const listRewardHistory = defineHandler('listRewardHistory', async (request) => {
  const { path, query, member, db, now, reply } = request;
  const { id } = await readRequestedMember(db, member, path.id);
  const { status, event } = query;
  await catchUpPayouts(db, now);
  const { createdAt } = referralRewards;
  const where = and(
    eq(referralRewards.memberId, id),
    status && eq(referralRewards.status, status),
    event && eq(referralRewards.event, event),
    isWithinDays(createdAt, query),
  );
  return reply(200, await listRewards(request, where, [desc(createdAt), desc(referralRewards.id)]));
});
