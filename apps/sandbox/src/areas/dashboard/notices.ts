import { decimal, formatTokenAmount, maskWalletAddress } from '@gli/validation';
import type { Database } from '../../core/data/database.ts';
import type { MemberRow } from '../../core/members/schema.ts';
import type { TitledText } from '../../core/text/text.ts';
import { texts } from '../../core/text/texts.ts';
import { payoutTimeOn } from '../../core/time/calendar.ts';
import { getUnreadSince, isUnread, type Notice, storedNotices } from '../notices/index.ts';
import { type PaidOnDay, type Position, paidByDay } from '../rwa/index.ts';
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
    ...positions.flatMap(investmentNotices),
    ...payoutNotices(await paidByDay(db, member.id, getUnreadSince(now)), positions),
    ...waiting.map(waitingOrderNotice),
    ...walletNotices(member),
    toNotice('platform', texts.dashboard.notices.welcome, createNoticeId(member.id), member.joinedAt),
  ].filter(({ createdAt }) => isUnread(createdAt, now));
  const all = [...(await storedNotices(db, member.id, now)), ...derived];
  return all.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

const toNotice = (kind: Notice['kind'], content: TitledText, id: string, createdAt: Date): Notice => ({
  ...{ kind, id, createdAt },
  ...content,
});

function walletNotices({ walletAddress, walletRegisteredAt }: MemberRow): Notice[] {
  if (walletAddress === null || walletRegisteredAt === null) return [];
  // The id includes the time, because a wallet registered later gets another notice.
  const id = `ntc_w${walletRegisteredAt.getTime().toString(36)}`;
  const registered = texts.account.walletRegistered(maskWalletAddress(walletAddress));
  return [toNotice('security', registered, id, walletRegisteredAt)];
}

/** Notices about an investment: its start, its asset's funding and its end. */
function investmentNotices({ investment, asset: { asset } }: Position): Notice[] {
  const { principal, token, id, investedAt, releasedAt } = investment;
  const { name, status, updatedAt } = asset;
  const { dashboard } = texts;
  const invested = dashboard.notices.invested({ name, amount: formatTokenAmount(principal, 'en'), token });
  const notices = [toNotice('investment', invested, createNoticeId(id), investedAt)];
  if (status === 'completed' && updatedAt >= investedAt) {
    notices.push(toNotice('asset', dashboard.notices.funded(name), createNoticeId(id, 'f'), updatedAt));
  }
  if (releasedAt !== null) {
    const matured = dashboard.notices.matured({ name, amount: formatTokenAmount(principal, 'en'), token });
    notices.push(toNotice('investment', matured, createNoticeId(id, 'm'), releasedAt));
  }
  return notices;
}

/** Returns one notice for each payout day and token. */
function payoutNotices(paid: readonly PaidOnDay[], positions: readonly Position[]): Notice[] {
  const names = new Map(positions.map(({ asset: { asset } }) => [asset.id, asset.name]));
  return [...Map.groupBy(paid, ({ paidOn, token }) => `${paidOn} ${token}`).values()].flatMap((sameDay) => {
    const [first] = sameDay;
    const name = first && names.get(first.assetId);
    if (!first || !name) return [];
    const { paidOn, token } = first;
    const amount = formatTokenAmount(decimal.sum(sameDay.map((one) => one.amount)), 'en');
    const content = texts.dashboard.notices.payout({ name, amount, token }, sameDay.length - 1);
    const id = `ntc_p${paidOn.replaceAll('-', '')}${token.toLowerCase()}`;
    return [toNotice('payout', content, id, payoutTimeOn(paidOn))];
  });
}

/** Returns the notice about the payment deadline of an unpaid order. */
function waitingOrderNotice(waiting: WaitingOrder): Notice {
  const { order, payBy } = waiting;
  const unpaid = texts.dashboard.notices.unpaidOrder(orderTitle(waiting), payBy);
  return toNotice('order', unpaid, createNoticeId(order.id), order.createdAt);
}

/** Creates the id of a notice derived from an object. It is the same on every read and differs for each event. */
const createNoticeId = (objectId: string, about = ''): string => `ntc_${objectId.slice(4)}${about}`;
