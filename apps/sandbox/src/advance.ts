import { rewardPayouts } from './areas/referrals/index.ts';
import { investmentPayments } from './areas/rwa/index.ts';
import { orderChanges } from './areas/shopping/index.ts';
import { conversionCompletions } from './areas/wallet/index.ts';
import type { Database } from './core/data/database.ts';
import type { Clock } from './core/time/clock.ts';
import type { ScheduledWork } from './core/time/scheduled-work.ts';
import { accountErasures } from './erasure.ts';

const WORK: readonly ScheduledWork[] = [
  conversionCompletions,
  orderChanges,
  investmentPayments,
  rewardPayouts,
  accountErasures,
];

/** A time at which the moving clock stops, and the work due then. */
export type ClockEvent = { readonly at: Date; readonly due: readonly string[] };

/**
 * Moves the clock forward to a time and processes due work in order, stopping at each due time, so no one observes a
 * later time with earlier work missing. Several processes may move the clock together: each stop is set only if no other
 * process has set the clock, which never goes back. Values that depend on time alone (quotes, codes, tokens, reviews, grades)
 * are computed when they are read.
 */
export async function advanceTo(target: Date, db: Database, clock: Clock): Promise<ClockEvent[]> {
  const stops: ClockEvent[] = [];
  for (;;) {
    let reading = await clock.read();
    if (reading.now >= target) return stops;
    for (const work of WORK) await work.settle(db, reading.now);
    let next = await nextDue(db, reading.now);
    for (;;) {
      const at = next !== null && next.at <= target ? next.at : target;
      // Another process has moved the clock. Its work at the new time may not be complete.
      if (at > reading.now && !(await clock.set(at, reading.mode, reading))) break;
      if (next === null || next.at > target) return stops;
      for (const work of next.works) await work.settle(db, at);
      stops.push({ at, due: next.works.map(({ name }) => name) });
      reading = await clock.read();
      next = await nextDue(db, at);
    }
  }
}

async function nextDue(db: Database, after: Date) {
  const due: { work: ScheduledWork; at: Date }[] = [];
  for (const work of WORK) {
    const at = await work.next(db, after);
    if (at !== null) due.push({ work, at });
  }
  if (due.length === 0) return null;
  const at = new Date(Math.min(...due.map((one) => one.at.getTime())));
  return { at, works: due.filter((one) => one.at.getTime() === at.getTime()).map(({ work }) => work) };
}
