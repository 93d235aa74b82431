import { type AssetSeed, NO_EARLY_REDEMPTION, t } from '../asset-seed.ts';

export const sokchoSeorakSpaResort: AssetSeed = {
  id: 'ast_3nf7k9wq2c',
  slug: 'sokcho-seorak-spa-resort',
  name: t('속초 설악 온천 리조트', 'Sokcho Seorak Spa Resort'),
  summary: t(
    '설악산 울산바위를 마주 보는 온천 리조트 128실. 객실과 스파 매출을 매월 나눕니다.',
    'A 128-room hot-spring resort facing Seoraksan that shares room and spa revenue every month.',
  ),
  description: t(
    '속초 설악 온천 리조트는 척산온천 지구에 2017년 문을 연 객실 128개의 리조트입니다. 노천탕에서 울산바위가 보이고, 가을 단풍철에는 두 달 전에 예약이 찹니다.\n\n객실 매출과 온천 입장 매출에서 운영비를 뺀 금액을 매월 정산하여 다음 달 15일에 투자 내역에 더합니다.',
    'Sokcho Seorak Spa Resort opened in 2017 in the Cheoksan hot-spring district. Its open-air baths look at the Ulsanbawi rocks, and the autumn season is booked two months ahead.\n\nRoom and spa revenue less running costs is settled every month and credited on the 15th of the next.',
  ),
  scene: 'mountain',
  coverAlt: t(
    '설악산 능선 아래 불을 밝힌 온천 리조트의 저녁',
    'The houses of the spa resort below the ridge of Seoraksan, lit in the evening',
  ),
  contract: ['rental', 'others'],
  risk: 'medium',
  riskFactors: [
    [
      t('계절에 따른 매출 변동', 'Seasonal revenue'),
      t(
        '단풍철과 겨울 방학을 뺀 봄 비수기에는 점유율이 절반까지 내려갑니다.',
        'Outside the autumn and winter seasons occupancy falls to about a half.',
      ),
    ],
    [
      t('온천수 사용 허가', 'Spring licence'),
      t(
        '온천수 이용 허가를 5년마다 갱신해야 합니다.',
        'The licence for the hot spring must be renewed every five years.',
      ),
    ],
    NO_EARLY_REDEMPTION,
  ],
  status: 'active',
  statusReason: null,
  featured: true,
  apy: '8.90',
  minimum: '100',
  maximum: '60000',
  termMonths: 36,
  schedule: 'monthly',
  payoutDay: 15,
  target: '2400000',
  raised: '1478400',
  investorCount: 438,
  announcedOn: '2025-11-17',
  opensOn: '2025-12-08',
  closesOn: '2027-04-30',
  earnsFrom: '2026-01',
  region: 'gangwon',
  city: t('속초시', 'Sokcho-si'),
  address: t('강원특별자치도 속초시 관광로 327', '327 Gwangwang-ro, Sokcho-si, Gangwon-do'),
  at: [38.1907, 128.5446],
  nearby: [
    [t('척산족욕공원', 'Cheoksan Foot Bath Park'), 600],
    [t('설악산국립공원', 'Seoraksan National Park'), 6200],
    [t('속초고속버스터미널', 'Sokcho Express Bus Terminal'), 7400],
  ],
  facts: {
    floorAreaM2: 18640,
    landAreaM2: 27300,
    builtYear: 2017,
    floorCount: 8,
    roomCount: 128,
    occupancyPercent: '76.30',
  },
  otherFacts: [
    [t('부대시설', 'Facilities'), t('노천탕, 사우나, 레스토랑 2곳', 'Open-air bath, sauna, two restaurants')],
  ],
  operator: [
    t('설악온천개발 주식회사', 'Seorak Spa Development Co., Ltd.'),
    t(
      '강원 동해안에서 온천과 숙박 시설 세 곳을 운영합니다.',
      'Runs three spas and hotels on the coast of Gangwon.',
    ),
    2008,
    'seorak-spa',
  ],
};
