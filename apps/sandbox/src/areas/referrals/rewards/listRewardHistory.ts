import { and, desc, eq, gte, lt } from 'drizzle-orm';
import { defineHandler } from '../../../core/contract/handler.ts';
import { paged, pageRange } from '../../../core/contract/paging.ts';
import { invalidField } from '../../../core/problem/problem.ts';
import { DAY_MS, plusMs } from '../../../core/time/time.ts';
import { memberOfPath } from '../access.ts';
import { referralRewards } from '../schema.ts';
import { listRewards } from './list-rewards.ts';
import { catchUpPayouts } from './payouts.ts';

/** All rewards of a member, the latest granted first. */
export const listRewardHistory = defineHandler(
  'listRewardHistory',
  async ({ path, query, url, member, db, now, language, reply }) => {
    const { id } = await memberOfPath(db, member, path.id);
    const { state, event, from, to } = query;
    if (from !== undefined && to !== undefined && to < from) {
      throw invalidField('to', {
        ko: '시작일보다 빠를 수 없습니다.',
        en: 'Must not be before the first day.',
      });
    }
    await catchUpPayouts(db, now);
    const { createdAt } = referralRewards;
    const { count, results } = await listRewards(db, {
      where: and(
        eq(referralRewards.memberId, id),
        state === undefined ? undefined : eq(referralRewards.state, state),
        event === undefined ? undefined : eq(referralRewards.event, event),
        from === undefined ? undefined : gte(createdAt, koreanMidnight(from)),
        to === undefined ? undefined : lt(createdAt, plusMs(koreanMidnight(to), DAY_MS)),
      ),
      orderBy: [desc(createdAt), desc(referralRewards.id)],
      range: pageRange(query),
      language,
    });
    return reply(200, paged(url, query, count, results));
  },
);

/** No reward is older; earlier days would be before the calendar of the database. */
const FIRST_DAY = '1970-01-02';

const koreanMidnight = (day: string): Date => new Date(`${day < FIRST_DAY ? FIRST_DAY : day}T00:00:00+09:00`);
