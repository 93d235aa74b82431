import type { DashboardNoticeKind } from '@gli/sdk';
import { and, desc, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../core/data/database.ts';
import { newId } from '../../core/data/new-id.ts';
import type { Text } from '../../core/text/text.ts';
import { DAY_MS, plusMs } from '../../core/time/time.ts';
import { memberNotices } from './schema.ts';

/** How long a notice counts as unread, in milliseconds: seven days. */
const UNREAD_MS = 7 * DAY_MS;

export type Notice = {
  readonly id: string;
  readonly kind: DashboardNoticeKind;
  readonly title: Text;
  readonly text: Text;
  readonly createdAt: Date;
};

/** Whether something of that time still counts as unread. */
export const isUnread = (createdAt: Date, now: Date): boolean =>
  createdAt <= now && createdAt > plusMs(now, -UNREAD_MS);

/** The unread notices that were written for a member, the newest first. */
export async function writtenNotices(db: Database, memberId: string, now: Date): Promise<Notice[]> {
  return db
    .select()
    .from(memberNotices)
    .where(
      and(
        eq(memberNotices.memberId, memberId),
        gt(memberNotices.createdAt, plusMs(now, -UNREAD_MS)),
        lte(memberNotices.createdAt, now),
      ),
    )
    .orderBy(desc(memberNotices.createdAt), desc(memberNotices.id));
}

/** What a notice says, apart from whom it is for and when it happened. */
export type News = Pick<Notice, 'kind' | 'title' | 'text'>;

/**
 * Tells a member what happened, in the transaction in which it happens. From `at` on the dashboard shows it; a decision
 * that lies ahead is written now and seen then.
 *
 * Events whose facts the dashboard reads anyway (payouts, investments, the wallet) are not written:
 * `areas/dashboard/notices.ts` tells them from those facts.
 */
export async function writeNotice(tx: Database, memberId: string, news: News, at: Date): Promise<void> {
  await tx.insert(memberNotices).values({ ...news, id: newId('ntc'), memberId, createdAt: at });
}
