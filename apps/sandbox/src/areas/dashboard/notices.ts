import { maskWalletAddress } from '@gli/validation';
import type { Database } from '../../core/data/database.ts';
import type { MemberRow } from '../../core/members/schema.ts';
import { payoutTimeOn } from '../../core/time/calendar.ts';
import { amountInText } from '../../core/tokens/format-amount.ts';
import { walletNotice } from '../auth/index.ts';
import { createNotice, isUnread, type Notice, storedNotices } from '../notices/index.ts';
import { type Position, payoutId } from '../rwa/index.ts';
import { orderTitle, type WaitingOrder } from './waiting-orders.ts';

type Facts = {
  readonly member: MemberRow;
  readonly positions: readonly Position[];
  readonly waiting: readonly WaitingOrder[];
  readonly now: Date;
};

/**
 * The member's unread notifications, newest first: stored ones, and ones derived from investments, unpaid orders,
 * wallet and registration.
 */
export async function unreadNotices(
  db: Database,
  { member, positions, waiting, now }: Facts,
): Promise<Notice[]> {
  const derived = [
    ...positions.flatMap(investmentNotices),
    ...waiting.map(waitingOrderNotice),
    ...walletNotices(member),
    welcome(member),
  ].filter(({ createdAt }) => isUnread(createdAt, now));
  const all = [...(await storedNotices(db, member.id, now)), ...derived];
  return all.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

function walletNotices({ walletAddress, walletRegisteredAt }: MemberRow): Notice[] {
  if (walletAddress === null || walletRegisteredAt === null) return [];
  const notice = walletNotice(maskWalletAddress(walletAddress));
  // Includes the time, because a wallet registered later gets another notice.
  return [
    { ...notice, id: `ntc_w${walletRegisteredAt.getTime().toString(36)}`, createdAt: walletRegisteredAt },
  ];
}

const welcome = (member: MemberRow): Notice => ({
  ...createNotice('platform', (texts) => texts.dashboard.notices.welcome),
  id: createNoticeId(member.id),
  createdAt: member.joinedAt,
});

/** Notices about an investment: its start, its asset's funding, its payouts and its end. */
const investmentNotices = (position: Position): Notice[] => [
  made(position),
  ...funded(position),
  ...payouts(position),
  ...ended(position),
];

function made({ investment, asset }: Position): Notice {
  const { principal, token, id, investedAt } = investment;
  const amount = amountInText(principal);
  return {
    ...createNotice('investment', ({ dashboard }, language) =>
      dashboard.notices.invested({ name: asset.asset.name[language], amount, token }),
    ),
    id: createNoticeId(id),
    createdAt: investedAt,
  };
}

/** Only for investments made before the target was reached. */
function funded({ investment, asset: { asset } }: Position): Notice[] {
  if (asset.status !== 'completed' || asset.updatedAt < investment.investedAt) return [];
  return [
    {
      ...createNotice('asset', ({ dashboard }, language) =>
        dashboard.notices.funded({ name: asset.name[language] }),
      ),
      id: createNoticeId(investment.id, 'f'),
      createdAt: asset.updatedAt,
    },
  ];
}

function payouts({ investment, asset, payouts: credited }: Position): Notice[] {
  const { token } = investment;
  return credited.map((payout) => {
    const amount = amountInText(payout.amount);
    return {
      ...createNotice('payout', ({ dashboard }, language) =>
        dashboard.notices.payout({ name: asset.asset.name[language], amount, token }),
      ),
      id: createNoticeId(payoutId(investment, payout.index)),
      createdAt: payoutTimeOn(payout.creditedOn),
    };
  });
}

function ended({ investment, asset, value }: Position): Notice[] {
  const { releasedAt, token } = investment;
  if (releasedAt === null) return [];
  const amount = amountInText(value);
  return [
    {
      ...createNotice('investment', ({ dashboard }, language) =>
        dashboard.notices.matured({ name: asset.asset.name[language], amount, token }),
      ),
      id: createNoticeId(investment.id, 'm'),
      createdAt: releasedAt,
    },
  ];
}

/** Notice about the payment deadline of an unpaid order. */
function waitingOrderNotice(waiting: WaitingOrder): Notice {
  const { order, payBy } = waiting;
  const bought = orderTitle(waiting);
  return {
    ...createNotice('order', ({ dashboard }, language) =>
      dashboard.notices.unpaidOrder({ bought: bought[language], payBy }),
    ),
    id: createNoticeId(order.id),
    createdAt: order.createdAt,
  };
}

/** Creates the id of a notice derived from an object. It is stable across reads and differs for each event. */
const createNoticeId = (objectId: string, about = ''): string => `ntc_${objectId.slice(4)}${about}`;
