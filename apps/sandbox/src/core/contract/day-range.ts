import { getStartOfDay } from '@gli/validation';
import { and, type Column, gte, lt, type SQL } from 'drizzle-orm';
import { invalidField } from '../problem/problem.ts';
import { texts } from '../text/texts.ts';
import { DAY_MS, plusMs } from '../time/time.ts';

/** Earliest supported time. PostgreSQL cannot read JavaScript's format for years before 1. */
const EARLIEST_MS = 0;

/** The filters `from_date` and `to_date` of a list, which are inclusive Korean days. */
type DayFilters = { readonly from_date?: string; readonly to_date?: string };

/**
 * Returns the time range of the filters. `since` is inclusive, and `before` is exclusive. Undefined if the filter is not
 * set.
 * @throws Problem `validation_failed` if the last day is before the first
 */
export function dayRange({ from_date: from, to_date: to }: DayFilters) {
  if (from !== undefined && to !== undefined && to < from) {
    throw invalidField('to_date', texts.validation.beforeFirstDay);
  }
  return {
    since: from === undefined ? undefined : toStart(from),
    before: to === undefined ? undefined : plusMs(toStart(to), DAY_MS),
  };
}

/** Creates an SQL condition for a time within the filters. @throws Problem `validation_failed` */
export function isWithinDays(time: Column, filters: DayFilters): SQL | undefined {
  const { since, before } = dayRange(filters);
  return and(since && gte(time, since), before && lt(time, before));
}

const toStart = (day: string): Date => new Date(Math.max(EARLIEST_MS, getStartOfDay(day).getTime()));
