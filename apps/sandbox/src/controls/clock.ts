import pLimit from 'p-limit';
import { advanceTo } from '../advance.ts';
import type { Database } from '../core/data/database.ts';
import { invalidField } from '../core/problem/problem.ts';
import type { Clock, ClockMode, ClockReading } from '../core/time/clock.ts';
import { plusDuration } from '../core/time/duration.ts';
import { toTimestamp } from '../core/time/time.ts';

export type ClockChange = { readonly advance?: string; readonly set?: string; readonly mode?: ClockMode };

/** Beyond it, a time no longer has four digits for its year. */
const LAST_TIME = new Date('9000-01-01T00:00:00Z');

/** Moves run one after another. */
const oneAtATime = pLimit(1);

export const clockView = ({ now, mode }: ClockReading) => ({ now: toTimestamp(now), mode });

/** Moves the clock forward, then freezes it or lets it run. @throws Problem */
export function moveClock(change: ClockChange, db: Database, clock: Clock) {
  return oneAtATime(async () => {
    const { now, mode } = await clock.read();
    const target = targetOf(change, now);
    const stops = target > now ? await advanceTo(target, db, clock) : [];
    if (change.mode !== undefined && change.mode !== mode) await clock.set(await clock.now(), change.mode);
    return {
      ...clockView(await clock.read()),
      stops: stops.map(({ at, due }) => ({ at: toTimestamp(at), due })),
    };
  });
}

function targetOf({ advance, set }: ClockChange, now: Date): Date {
  if (advance !== undefined && set !== undefined) {
    throw invalidField('set', { ko: 'advance와 함께 쓸 수 없습니다.', en: 'Leave it out, or `advance`.' });
  }
  const field = advance === undefined ? 'set' : 'advance';
  const target = advance !== undefined ? plusDuration(now, advance) : set === undefined ? now : new Date(set);
  if (target === null) {
    throw invalidField(field, {
      ko: 'P1Y, P1M2DT3H와 같은 ISO 8601 기간이어야 합니다.',
      en: 'Must be an ISO 8601 duration such as P1Y or P1M2DT3H.',
    });
  }
  if (target < now) {
    throw invalidField(field, {
      ko: '시계는 뒤로 갈 수 없습니다. 스냅샷으로 돌아가세요.',
      en: 'The clock cannot go back. Go back to a snapshot instead.',
    });
  }
  if (!(target <= LAST_TIME)) {
    throw invalidField(field, { ko: '9000년보다 뒤입니다.', en: 'It is later than the year 9000.' });
  }
  return target;
}
