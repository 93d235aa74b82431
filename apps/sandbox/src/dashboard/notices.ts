import type { Database } from '../data/database.ts';
import { payoutTimeOn } from '../domain/rwa/calendar.ts';
import { writtenAmount } from '../domain/written-amount.ts';
import type { MemberRow } from '../members/member-row.ts';
import { isUnread, type Notice, writtenNotices } from '../notices/notices.ts';
import { payoutId } from '../rwa/investment-view.ts';
import type { Position } from '../rwa/positions.ts';

/** A member's unread notices, the newest first: those written for them, late payouts, and the welcome. */
export async function unreadNotices(
  db: Database,
  { member, positions, now }: { member: MemberRow; positions: readonly Position[]; now: Date },
): Promise<Notice[]> {
  const all = [
    ...(await writtenNotices(db, member.id, now)),
    ...positions.flatMap(payoutNotices).filter(({ createdAt }) => isUnread(createdAt, now)),
    ...(isUnread(member.joinedAt, now) ? [welcome(member)] : []),
  ];
  return all.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

function payoutNotices({ investment, asset, payouts }: Position): Notice[] {
  const { ko, en } = asset.asset.name;
  return payouts.map((payout) => {
    const credited = `${writtenAmount(payout.amount)} ${investment.token}`;
    return {
      id: noticeIdOf(payoutId(investment, payout.index)),
      kind: 'payout',
      title: { ko: '투자 수익이 들어왔습니다', en: 'Earnings were credited' },
      text: {
        ko: `${ko} 투자에 ${credited}가 더해졌습니다.`,
        en: `${credited} were added to your investment in ${en}.`,
      },
      createdAt: payoutTimeOn(payout.creditedOn),
    };
  });
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

/** The same event has the same notice whenever it is read. */
const noticeIdOf = (id: string): string => `ntc_${id.slice(4)}`;
