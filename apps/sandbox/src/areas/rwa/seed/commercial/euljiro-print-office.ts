import { type AssetSeed, NO_EARLY_REDEMPTION, t } from '../asset-seed.ts';

export const euljiroPrintOffice: AssetSeed = {
  id: 'ast_1fz4v8hn6b',
  slug: 'euljiro-print-office',
  name: t('을지로 인쇄골목 오피스', 'Euljiro Print Alley Offices'),
  summary: t(
    '서울 을지로의 9층 사무실 건물. 고쳐 지은 뒤 2027년에 매각합니다. 모집이 끝났습니다.',
    'A nine-storey office building in Euljiro, Seoul, to be sold in 2027 after its refit; fully funded.',
  ),
  description: t(
    '을지로 인쇄골목 오피스는 1984년에 지은 9층 건물을 고쳐 디자인 회사에 빌려주고 있습니다. 임대율을 채운 뒤 2027년에 매각할 계획입니다.\n\n목표 금액을 모두 모집하여 새 투자는 받지 않습니다.',
    'Nine storeys from 1984, refitted and let to design studios. Once it is fully let it is to be sold, in 2027.\n\nThe target was reached and no new investments are taken.',
  ),
  scene: 'city',
  coverAlt: t(
    '해 질 녘 불을 밝힌 을지로의 벽돌 사무실 건물',
    'The brick offices of Euljiro, lit up at sunset',
  ),
  contract: ['sale', 'commercial'],
  risk: 'high',
  riskFactors: [
    [
      t('매각 가격', 'Sale price'),
      t(
        '금리가 오르면 매각 가격이 예상보다 낮아질 수 있습니다.',
        'With higher interest the building may sell for less.',
      ),
    ],
    [
      t('재개발 지연', 'Redevelopment'),
      t(
        '주변 정비 계획이 바뀌면 매각이 늦어질 수 있습니다.',
        'A change of the district plan may delay the sale.',
      ),
    ],
    NO_EARLY_REDEMPTION,
  ],
  status: 'completed',
  statusReason: t(
    '2026년 8월 7일에 목표 금액을 모두 모집했습니다.',
    'The target was reached on 7 August 2026.',
  ),
  apy: '10.80',
  minimum: '500',
  maximum: '100000',
  termMonths: 24,
  schedule: 'quarterly',
  target: '2600000',
  raised: '2600000',
  investorCount: 352,
  announcedOn: '2025-10-20',
  opensOn: '2025-11-10',
  closesOn: '2026-08-31',
  earnsFrom: '2025-12',
  region: 'seoul',
  city: t('중구', 'Jung-gu'),
  address: t('서울특별시 중구 충무로9길 31', '31 Chungmu-ro 9-gil, Jung-gu, Seoul'),
  at: [37.5651, 126.9932],
  nearby: [
    [t('을지로3가역', 'Euljiro 3-ga Station'), 260],
    [t('청계천', 'Cheonggyecheon'), 480],
  ],
  facts: {
    floorAreaM2: 4870,
    landAreaM2: 640,
    builtYear: 1984,
    floorCount: 9,
    roomCount: 27,
    occupancyPercent: '89.70',
  },
  operator: [
    t('도심재생자산운용 주식회사', 'Urban Renewal Asset Management Co., Ltd.'),
    t('서울 도심의 오래된 사무실을 고쳐 매각합니다.', 'Refits and sells old offices in central Seoul.'),
    2010,
    'urban-renewal-am',
  ],
};
