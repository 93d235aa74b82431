import type { Database } from '../../core/data/database.ts';
import { newId } from '../../core/data/new-id.ts';
import type { Notice } from './notices.ts';
import { memberNotices } from './schema.ts';

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
