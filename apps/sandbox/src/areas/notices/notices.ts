import type { DashboardNoticeKind } from '@gli/sdk';
import { and, desc, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../core/data/database.ts';
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
