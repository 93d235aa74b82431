import { maskWalletAddress } from '@gli/validation';
import type { Database } from '../../core/data/database.ts';
import type { MemberRow } from '../../core/members/schema.ts';
import { asObject, asSubject } from '../../core/text/particles.ts';
import { englishTime, koreanTimeText } from '../../core/text/time-of-day.ts';
import { payoutTimeOn } from '../../core/time/calendar.ts';
import { amountInText } from '../../core/tokens/format-amount.ts';
import { walletNotice } from '../auth/index.ts';
import { isUnread, type Notice, storedNotices } from '../notices/index.ts';
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

function welcome(member: MemberRow): Notice {
  return {
    id: createNoticeId(member.id),
    kind: 'platform',
    title: { ko: 'GLI 플랫폼에 오신 것을 환영합니다', en: 'Welcome to the GLI platform' },
    text: {
      ko: '자산을 둘러보고 첫 투자를 시작해 보세요. 5분이면 됩니다.',
      en: 'Explore assets and make your first investment in about five minutes.',
    },
    createdAt: member.joinedAt,
  };
}

/** Notices about an investment: its start, its asset's funding, its payouts and its end. */
const investmentNotices = (position: Position): Notice[] => [
  made(position),
  ...funded(position),
  ...payouts(position),
  ...ended(position),
];

function made({ investment, asset }: Position): Notice {
  const { ko, en } = asset.asset.name;
  const invested = amountInText(investment.principal);
  return {
    id: createNoticeId(investment.id),
    kind: 'investment',
    title: { ko: '투자가 완료되었습니다', en: 'Investment complete' },
    text: {
      ko: `${ko}에 ${asObject(invested, investment.token)} 투자했습니다.`,
      en: `You invested ${invested} ${investment.token} in ${en}.`,
    },
    createdAt: investment.investedAt,
  };
}

/** Only for investments made before the target was reached. */
function funded({ investment, asset: { asset } }: Position): Notice[] {
  if (asset.status !== 'completed' || asset.updatedAt < investment.investedAt) return [];
  return [
    {
      id: createNoticeId(investment.id, 'f'),
      kind: 'asset',
      title: { ko: '모집이 완료되었습니다', en: 'An asset is fully funded' },
      text: {
        ko: `투자하신 ${asset.name.ko}의 목표 금액을 모두 모집했습니다.`,
        en: `${asset.name.en}, which you invested in, has reached its target.`,
      },
      createdAt: asset.updatedAt,
    },
  ];
}

function payouts({ investment, asset, payouts: credited }: Position): Notice[] {
  const { ko, en } = asset.asset.name;
  return credited.map((payout) => {
    const amount = amountInText(payout.amount);
    return {
      id: createNoticeId(payoutId(investment, payout.index)),
      kind: 'payout',
      title: { ko: '투자 수익이 들어왔습니다', en: 'Earnings were credited' },
      text: {
        ko: `${ko} 투자에 ${asSubject(amount, investment.token)} 더해졌습니다.`,
        en: `${amount} ${investment.token} were added to your investment in ${en}.`,
      },
      createdAt: payoutTimeOn(payout.creditedOn),
    };
  });
}

function ended({ investment, asset, value }: Position): Notice[] {
  if (investment.releasedAt === null) return [];
  const { ko, en } = asset.asset.name;
  const released = amountInText(value);
  return [
    {
      id: createNoticeId(investment.id, 'm'),
      kind: 'investment',
      title: { ko: '투자가 만기되었습니다', en: 'An investment has matured' },
      text: {
        ko: `${ko} 투자의 원금과 수익 ${asSubject(released, investment.token)} 잔액으로 돌아왔습니다.`,
        en: `Principal and earnings of your investment in ${en}, ${released} ${investment.token}, are back in your balance.`,
      },
      createdAt: investment.releasedAt,
    },
  ];
}

/** Notice about the payment deadline of an unpaid order. */
function waitingOrderNotice(waiting: WaitingOrder): Notice {
  const { order, payBy } = waiting;
  const bought = orderTitle(waiting);
  return {
    id: createNoticeId(order.id),
    kind: 'order',
    title: { ko: '결제를 기다리는 주문이 있습니다', en: 'An order is awaiting payment' },
    text: {
      ko: `${bought.ko} 주문의 결제가 아직 확인되지 않았습니다. ${koreanTimeText(payBy)}까지 결제해 주세요.`,
      en: `The payment of your ${bought.en} is not confirmed yet. Pay by ${englishTime(payBy)}.`,
    },
    createdAt: order.createdAt,
  };
}

/** Creates the id of a notice derived from an object. It is stable across reads and differs for each event. */
const createNoticeId = (objectId: string, about = ''): string => `ntc_${objectId.slice(4)}${about}`;
