import { asObject, asSubject } from '../../core/text/particles.ts';
import { writtenAmount } from '../../core/tokens/written-amount.ts';
import type { Notice } from '../notices/index.ts';
import { type Position, payoutId, payoutTimeOn } from '../rwa/index.ts';
import { noticeIdOf } from './notice-id.ts';

/** All that an investment gives to tell: that it was made, its asset's funding, its payouts and its end. */
export const investmentNotices = (position: Position): Notice[] => [
  made(position),
  ...funded(position),
  ...payouts(position),
  ...ended(position),
];

function made({ investment, asset }: Position): Notice {
  const { ko, en } = asset.asset.name;
  const invested = writtenAmount(investment.principal);
  return {
    id: noticeIdOf(investment.id),
    kind: 'investment',
    title: { ko: '투자가 완료되었습니다', en: 'Your investment is made' },
    text: {
      ko: `${ko}에 ${asObject(invested, investment.token)} 투자했습니다.`,
      en: `You invested ${invested} ${investment.token} in ${en}.`,
    },
    createdAt: investment.investedAt,
  };
}

/** Only those who were in before the target was reached hear of it. */
function funded({ investment, asset: { asset } }: Position): Notice[] {
  if (asset.status !== 'completed' || asset.updatedAt < investment.investedAt) return [];
  return [
    {
      id: noticeIdOf(investment.id, 'f'),
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
    const amount = writtenAmount(payout.amount);
    return {
      id: noticeIdOf(payoutId(investment, payout.index)),
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
  const released = writtenAmount(value);
  return [
    {
      id: noticeIdOf(investment.id, 'm'),
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
