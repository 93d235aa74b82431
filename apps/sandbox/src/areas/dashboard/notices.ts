import { maskWalletAddress } from '@gli/validation';
import type { Database } from '../../core/data/database.ts';
import type { MemberRow } from '../../core/members/member-row.ts';
import { walletNews } from '../auth/index.ts';
import { isUnread, type Notice, writtenNotices } from '../notices/index.ts';
import type { Position } from '../rwa/index.ts';
import { investmentNotices } from './investment-notices.ts';
import { noticeIdOf } from './notice-id.ts';
import { type WaitingOrder, waitingOrderNotice } from './waiting-orders.ts';

type Facts = {
  readonly member: MemberRow;
  readonly positions: readonly Position[];
  readonly waiting: readonly WaitingOrder[];
  readonly now: Date;
};

/**
 * A member's unread notices, the newest first: those written for them, and what their investments, the orders that wait
 * for payment, their wallet and their joining tell by themselves.
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
  const all = [...(await writtenNotices(db, member.id, now)), ...derived];
  return all.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

function walletNotices({ walletAddress, walletRegisteredAt }: MemberRow): Notice[] {
  if (walletAddress === null || walletRegisteredAt === null) return [];
  const news = walletNews(maskWalletAddress(walletAddress));
  // By the time as well: another wallet registered later is another notice.
  return [
    { ...news, id: `ntc_w${walletRegisteredAt.getTime().toString(36)}`, createdAt: walletRegisteredAt },
  ];
}

function welcome(member: MemberRow): Notice {
  return {
    id: noticeIdOf(member.id),
    kind: 'platform',
    title: { ko: 'GLI 플랫폼에 오신 것을 환영합니다', en: 'Welcome to the GLI platform' },
    text: {
      ko: '도움말의 가이드를 따라 하면 첫 투자까지 5분이면 됩니다.',
      en: 'With the guide of the help panel your first investment takes five minutes.',
    },
    createdAt: member.joinedAt,
  };
}
