import type { DashboardNoticeKind } from '@gli/sdk';
import { and, desc, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../core/data/database.ts';
import { newId } from '../../core/data/new-id.ts';
import type { TitledText } from '../../core/text/text.ts';
import { DAY_MS, plusMs } from '../../core/time/time.ts';
import { memberNotices } from './schema.ts';

/** Time during which a notification counts as unread. */
const UNREAD_MS = 7 * DAY_MS;

export type Notice = NoticeContent & { readonly id: string; readonly createdAt: Date };

/** Returns the time after which notifications count as unread. */
export const getUnreadSince = (now: Date): Date => plusMs(now, -UNREAD_MS);

export const isUnread = (createdAt: Date, now: Date): boolean =>
  createdAt <= now && createdAt > getUnreadSince(now);

/** Returns the unread notices stored for a member, newest first. */
export async function storedNotices(db: Database, memberId: string, now: Date): Promise<Notice[]> {
  return db
    .select()
    .from(memberNotices)
    .where(
      and(
        eq(memberNotices.memberId, memberId),
        gt(memberNotices.createdAt, getUnreadSince(now)),
        lte(memberNotices.createdAt, now),
      ),
    )
    .orderBy(desc(memberNotices.createdAt), desc(memberNotices.id));
}

/** The content of a notice, without its recipient and time. */
export type NoticeContent = TitledText & { readonly kind: DashboardNoticeKind };

/**
 * Notifies a member, in the transaction of the event. The dashboard shows the notification from `at` on. For a decision
 * that is not visible yet, `at` is in the future. Events that the dashboard derives from rows it already reads
 * (payouts, investments, the wallet) are not stored. See `areas/dashboard/notices.ts`.
 */
export async function writeNotice(
  tx: Database,
  memberId: string,
  content: NoticeContent,
  at: Date,
): Promise<void> {
  await writeNotices(tx, [{ ...content, memberId, createdAt: at }]);
}

/** Notifies several members, in the transaction of their events. */
export async function writeNotices(
  tx: Database,
  notices: readonly (NoticeContent & { readonly memberId: string; readonly createdAt: Date })[],
): Promise<void> {
  if (notices.length === 0) return;
  await tx.insert(memberNotices).values(notices.map((notice) => ({ ...notice, id: newId('ntc') })));
}

/** Deletes the notices that nobody can see anymore. */
export async function deletePastNotices(db: Database, now: Date): Promise<void> {
  await db.delete(memberNotices).where(lte(memberNotices.createdAt, plusMs(now, -UNREAD_MS)));
}
