import { maskWalletAddress } from '@gli/validation';
import type { Database } from '../../core/data/database.ts';
import type { MemberRow } from '../../core/members/schema.ts';
import { amountInText } from '../../core/tokens/format-amount.ts';
import { walletNotice } from '../auth/index.ts';
import { createNotice, isUnread, type Notice, type NoticeContent, storedNotices } from '../notices/index.ts';
import { type Position, payoutId } from '../rwa/index.ts';
import { orderTitle, type WaitingOrder } from './waiting-orders.ts';

type Facts = {
  readonly member: MemberRow;
  readonly positions: readonly Position[];
  readonly waiting: readonly WaitingOrder[];
  readonly now: Date;
};

/**
 * Returns the member's unread notifications, newest first: stored ones, and ones derived from investments, unpaid
 * orders, the wallet and the registration.
 */
export async function unreadNotices(
  db: Database,
  { member, positions, waiting, now }: Facts,
): Promise<Notice[]> {
  const derived = [
    ...positions.flatMap((position) => investmentNotices(position, now)),
    ...waiting.map(waitingOrderNotice),
    ...walletNotices(member),
    toNotice(
      createNotice('platform', (texts) => texts.dashboard.notices.welcome),
      createNoticeId(member.id),
      member.joinedAt,
    ),
  ].filter(({ createdAt }) => isUnread(createdAt, now));
  const all = [...(await storedNotices(db, member.id, now)), ...derived];
  return all.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

const toNotice = (content: NoticeContent, id: string, createdAt: Date): Notice => ({
  ...content,
  id,
  createdAt,
});

function walletNotices({ walletAddress, walletRegisteredAt }: MemberRow): Notice[] {
  if (walletAddress === null || walletRegisteredAt === null) return [];
  // Includes the time, because a wallet registered later gets another notice.
  const id = `ntc_w${walletRegisteredAt.getTime().toString(36)}`;
  return [toNotice(walletNotice(maskWalletAddress(walletAddress)), id, walletRegisteredAt)];
}

/** Notices about an investment: its start, its asset's funding, its unread payouts and its end. */
function investmentNotices({ investment, asset: { asset }, payouts, value }: Position, now: Date): Notice[] {
  const { principal, token, id, investedAt, releasedAt } = investment;
  const { name, status, updatedAt } = asset;
  const made = createNotice('investment', ({ dashboard }, language) =>
    dashboard.notices.invested({ name: name[language], amount: amountInText(principal), token }),
  );
  const notices = [toNotice(made, createNoticeId(id), investedAt)];
  if (status === 'completed' && updatedAt >= investedAt) {
    const funded = createNotice('asset', ({ dashboard }, language) =>
      dashboard.notices.funded({ name: name[language] }),
    );
    notices.push(toNotice(funded, createNoticeId(id, 'f'), updatedAt));
  }
  // Filtered first, because there may be years of payouts and creating their texts is slow.
  for (const { amount, index, creditedAt } of payouts.filter((payout) => isUnread(payout.creditedAt, now))) {
    const paid = createNotice('payout', ({ dashboard }, language) =>
      dashboard.notices.payout({ name: name[language], amount: amountInText(amount), token }),
    );
    notices.push(toNotice(paid, createNoticeId(payoutId(investment, index)), creditedAt));
  }
  if (releasedAt !== null) {
    const matured = createNotice('investment', ({ dashboard }, language) =>
      dashboard.notices.matured({ name: name[language], amount: amountInText(value), token }),
    );
    notices.push(toNotice(matured, createNoticeId(id, 'm'), releasedAt));
  }
  return notices;
}

/** Returns the notice about the payment deadline of an unpaid order. */
function waitingOrderNotice(waiting: WaitingOrder): Notice {
  const { order, payBy } = waiting;
  const bought = orderTitle(waiting);
  const unpaid = createNotice('order', ({ dashboard }, language) =>
    dashboard.notices.unpaidOrder({ bought: bought[language], payBy }),
  );
  return toNotice(unpaid, createNoticeId(order.id), order.createdAt);
}

/** Creates the id of a notice derived from an object. It is the same on every read and differs for each event. */
const createNoticeId = (objectId: string, about = ''): string => `ntc_${objectId.slice(4)}${about}`;
