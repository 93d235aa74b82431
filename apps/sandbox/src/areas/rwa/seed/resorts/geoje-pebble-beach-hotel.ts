import { type AssetSeed, NO_EARLY_REDEMPTION, t } from '../asset-seed.ts';

export const geojePebbleBeachHotel: AssetSeed = {
  id: 'ast_4yd9r6hk1s',
  slug: 'geoje-pebble-beach-hotel',
  name: t('거제 몽돌 비치 호텔', 'Geoje Pebble Beach Hotel'),
  summary: t(
    '거제 학동 몽돌해변 앞 객실 74개의 호텔. 태풍 피해를 고치는 동안 모집을 멈추었습니다.',
    'A 74-room hotel on the pebble beach of Geoje; funding is paused while storm damage is repaired.',
  ),
  description: t(
    '거제 몽돌 비치 호텔은 학동 몽돌해변과 길 하나를 사이에 둔 6층 호텔입니다. 9월 태풍으로 1층 식당과 지하 설비가 물에 잠겨 수리하고 있습니다.\n\n객실은 계속 운영하며, 기존 투자에는 매월 수익이 더해집니다.',
    'The six-storey hotel stands across the road from Hakdong pebble beach. A typhoon in September flooded its restaurant and basement, which are being repaired.\n\nThe rooms stay open and existing investments go on earning every month.',
  ),
  scene: 'coast',
  coverAlt: t('바위가 늘어선 바닷가의 흰 호텔', 'The white hotel above a rocky shore'),
  contract: ['rental', 'others'],
  risk: 'high',
  riskFactors: [
    [
      t('태풍', 'Typhoons'),
      t(
        '해안 저지대에 있어 침수 피해가 되풀이될 수 있습니다.',
        'It stands low by the sea and can be flooded again.',
      ),
    ],
    [
      t('보험금 지급', 'Insurance'),
      t(
        '보험금이 수리비보다 적으면 수익이 줄어듭니다.',
        'If the insurance pays less than the repairs cost, earnings shrink.',
      ),
    ],
    NO_EARLY_REDEMPTION,
  ],
  status: 'paused',
  statusReason: t(
    '태풍 피해 수리가 끝날 때까지 새 투자를 받지 않습니다.',
    'New investments are paused until the storm damage is repaired.',
  ),
  apy: '9.80',
  minimum: '200',
  maximum: '40000',
  termMonths: 30,
  schedule: 'monthly',
  target: '1300000',
  raised: '702000',
  investorCount: 214,
  announcedOn: '2026-01-26',
  opensOn: '2026-02-16',
  closesOn: '2027-02-26',
  earnsFrom: '2026-03',
  region: 'gyeongnam',
  city: t('거제시', 'Geoje-si'),
  address: t(
    '경상남도 거제시 동부면 거제대로 948',
    '948 Geoje-daero, Dongbu-myeon, Geoje-si, Gyeongsangnam-do',
  ),
  at: [34.7741, 128.6412],
  nearby: [
    [t('학동흑진주몽돌해변', 'Hakdong Pebble Beach'), 80],
    [t('바람의 언덕', 'Windy Hill'), 5600],
  ],
  facts: {
    floorAreaM2: 7420,
    landAreaM2: 4310,
    builtYear: 2014,
    floorCount: 6,
    roomCount: 74,
    occupancyPercent: '61.70',
  },
  operator: [
    t('거제오션호텔 주식회사', 'Geoje Ocean Hotel Co., Ltd.'),
    t('거제와 통영에서 호텔 두 곳을 운영합니다.', 'Runs two hotels in Geoje and Tongyeong.'),
    2012,
    'geoje-ocean',
  ],
};
