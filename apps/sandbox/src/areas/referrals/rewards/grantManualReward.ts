import { decimal, TOKEN_AMOUNT_MAX } from '@gli/validation';
import { eq } from 'drizzle-orm';
import { defineHandler } from '../../../core/contract/handler.ts';
import { members } from '../../../core/members/schema.ts';
import { invalidField, problem } from '../../../core/problem/problem.ts';
import { assertOperator } from '../access.ts';
import { insertReward } from './grant-reward.ts';
import { readRewardView } from './reward-view.ts';

/** Grants a member what no rule gives; it is due at once. */
export const grantManualReward = defineHandler(
  'grantManualReward',
  async ({ body, member, db, now, language, reply }) => {
    assertOperator(member);
    checkAmount(body.amount);
    const [receiver] = await db
      .select({ id: members.id })
      .from(members)
      .where(eq(members.id, body.member_id));
    if (!receiver) throw noSuchMember();
    const reward = await insertReward(db, {
      memberId: receiver.id,
      event: 'manual',
      amount: decimal.normalize(body.amount),
      token: body.token,
      reason: body.reason,
      openConditions: [],
      payoutDelayDays: 0,
      createdAt: now,
      dueAt: now,
    });
    if (!reward) throw problem('server_error');
    return reply(201, await readRewardView(db, reward, language));
  },
);

function checkAmount(amount: string): void {
  if (decimal.isZero(amount)) {
    throw invalidField('amount', { ko: '0보다 커야 합니다.', en: 'amount must be greater than 0' });
  }
  if (decimal.compare(amount, TOKEN_AMOUNT_MAX) > 0) {
    throw invalidField('amount', {
      ko: `${TOKEN_AMOUNT_MAX} 이하여야 합니다.`,
      en: `Must be at most ${TOKEN_AMOUNT_MAX}.`,
    });
  }
}

function noSuchMember() {
  const text = { ko: '없는 회원입니다.', en: 'There is no such member.' };
  return problem('not_found', { message: text, details: { member_id: [text] } });
}
