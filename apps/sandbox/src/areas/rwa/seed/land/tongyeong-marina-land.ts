import { type AssetSeed, NO_EARLY_REDEMPTION, t } from '../asset-seed.ts';

export const tongyeongMarinaLand: AssetSeed = {
  id: 'ast_7bn2g8ys5w',
  slug: 'tongyeong-marina-land',
  name: t('통영 도남 마리나 부지', 'Tongyeong Marina Land'),
  summary: t(
    '통영 도남항의 요트 계류장 확장 부지. 매립 허가를 받은 뒤 매각합니다.',
    'A plot for extending the marina of Donam, Tongyeong, to be sold once filling in is permitted.',
  ),
  description: t(
    '통영 도남 마리나 부지는 요트 계류장과 맞닿은 옛 수산물 창고 터입니다. 공유수면 매립 허가를 심사받고 있으며, 허가가 나면 마리나 운영사에 매각합니다.\n\n매각 전에는 주차장 임대료만 나눕니다.',
    'The site of an old fish store beside the yacht harbour. A permit to fill in the shore is under review; with it, the marina buys the plot.\n\nBefore the sale it earns only the rent of a car park.',
  ),
  scene: 'marina',
  coverAlt: t('푸른 언덕 아래 계류장에 늘어선 요트들', 'Yachts at their moorings below a green hill'),
  contract: ['sale', 'land'],
  risk: 'very_high',
  riskFactors: [
    [
      t('매립 허가', 'Permit'),
      t(
        '허가를 받지 못하면 매각 가격이 절반 아래로 내려갈 수 있습니다.',
        'Without the permit the price may fall below a half.',
      ),
    ],
    [
      t('원금 손실', 'Loss of principal'),
      t('원금의 상당 부분을 잃을 수 있습니다.', 'A large part of the principal can be lost.'),
    ],
    NO_EARLY_REDEMPTION,
  ],
  status: 'active',
  statusReason: null,
  apy: '14.80',
  minimum: '500',
  maximum: '25000',
  termMonths: 30,
  schedule: 'quarterly',
  target: '1050000',
  raised: '304500',
  investorCount: 88,
  announcedOn: '2026-07-13',
  opensOn: '2026-08-03',
  closesOn: '2027-07-30',
  earnsFrom: '2026-09',
  region: 'gyeongnam',
  city: t('통영시', 'Tongyeong-si'),
  address: t('경상남도 통영시 도남로 231', '231 Donam-ro, Tongyeong-si, Gyeongsangnam-do'),
  at: [34.8279, 128.4367],
  nearby: [
    [t('통영국제음악당', 'Tongyeong Concert Hall'), 650],
    [t('미륵산 케이블카', 'Mireuksan Cable Car'), 1500],
  ],
  facts: { landAreaM2: 8730 },
  otherFacts: [[t('용도지역', 'Zoning'), t('준공업지역', 'Semi-industrial area')]],
  operator: [
    t('통영해양개발 주식회사', 'Tongyeong Marine Development Co., Ltd.'),
    t('남해안에서 항만 배후 부지를 개발합니다.', 'Develops land behind the harbours of the south coast.'),
    2013,
    'tongyeong-marine',
  ],
};
