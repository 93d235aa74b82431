import pLimit from 'p-limit';
import { advanceTo } from '../advance.ts';
import type { Database } from '../core/data/database.ts';
import { invalidField } from '../core/problem/problem.ts';
import { texts } from '../core/text/texts.ts';
import { type Clock, type ClockMode, type ClockReading, isClockTime } from '../core/time/clock.ts';
import { plusDuration } from '../core/time/duration.ts';
import { toKoreanTimestamp } from '../core/time/time.ts';

export type ClockChange = { readonly advance?: string; readonly set?: string; readonly mode?: ClockMode };

/** Queues moves of the clock in this process, so that each advances from where the one before stopped. */
const oneAtATime = pLimit(1);

export const clockView = ({ now, mode }: ClockReading) => ({ now: toKoreanTimestamp(now), mode });

/** Moves the clock forward, then freezes it or lets it run. @throws Problem */
export function moveClock(change: ClockChange, db: Database, clock: Clock) {
  return oneAtATime(async () => {
    const target = getTarget(change, await clock.now());
    // A frozen clock stops exactly at the target, and a running one starts there.
    if (change.mode === 'frozen') await clock.setMode('frozen');
    const stops = await advanceTo(target, db, clock);
    if (change.mode === 'running') await clock.setMode('running');
    return {
      ...clockView(await clock.read()),
      stops: stops.map(({ at, due }) => ({ at: toKoreanTimestamp(at), due })),
    };
  });
}

function getTarget({ advance, set }: ClockChange, now: Date): Date {
  if (advance !== undefined && set !== undefined)
    throw invalidField('set', texts.controls.clockAdvanceAndSet);
  const field = advance === undefined ? 'set' : 'advance';
  const target = advance !== undefined ? plusDuration(now, advance) : set === undefined ? now : new Date(set);
  if (target === null) throw invalidField(field, texts.controls.clockDuration);
  if (target < now) throw invalidField(field, texts.controls.clockBack);
  if (!isClockTime(target)) throw invalidField(field, texts.controls.clockTooLate);
  return target;
}
