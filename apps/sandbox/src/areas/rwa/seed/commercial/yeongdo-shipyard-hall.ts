import { type AssetSeed, t } from '../asset-seed.ts';

export const yeongdoShipyardHall: AssetSeed = {
  id: 'ast_2tx7b5ym4h',
  slug: 'yeongdo-shipyard-hall',
  name: t('영도 조선소 창고', 'Yeongdo Shipyard Hall'),
  summary: t(
    '부산 영도의 옛 조선소 창고. 전시장으로 고친 뒤 매각합니다.',
    'A former shipyard hall in Yeongdo, Busan, to be turned into an exhibition hall and sold.',
  ),
  description: t(
    '영도 조선소 창고는 1937년에 지은 벽돌 창고입니다. 전시와 행사 공간으로 고치고 있으며, 문화 재단과 매각을 협의하고 있습니다.\n\n매각 전까지는 임시 대관료만 들어오므로 수익이 고르지 않습니다.',
    'A brick hall of 1937, being turned into a place for exhibitions and events; a cultural foundation is in talks to buy it.\n\nUntil the sale it earns only from occasional hire, so that months differ widely.',
  ),
  scene: 'marina',
  coverAlt: t(
    '배가 늘어선 부두 뒤로 불을 밝힌 옛 조선소 건물',
    'The lit building of the old shipyard behind a quay with boats',
  ),
  contract: ['sale', 'general'],
  risk: 'very_high',
  riskFactors: [
    [
      t('매각 불확실', 'Uncertain sale'),
      t(
        '재단과의 협의가 깨지면 다른 매수자를 찾기 어렵습니다.',
        'If the talks fail, another buyer is hard to find.',
      ),
    ],
    [
      t('토양 정화', 'Soil'),
      t(
        '조선소 터의 토양을 정화하는 비용이 늘어날 수 있습니다.',
        'Cleaning the soil of the old shipyard may cost more than planned.',
      ),
    ],
    [
      t('원금 손실', 'Loss of principal'),
      t('원금의 상당 부분을 잃을 수 있습니다.', 'A large part of the principal can be lost.'),
    ],
  ],
  status: 'active',
  statusReason: null,
  apy: '15.50',
  minimum: '500',
  maximum: '20000',
  termMonths: 18,
  schedule: 'quarterly',
  target: '700000',
  raised: '154000',
  investorCount: 61,
  announcedOn: '2026-06-29',
  opensOn: '2026-07-20',
  closesOn: '2027-03-31',
  earnsFrom: '2026-08',
  region: 'busan',
  city: t('영도구', 'Yeongdo-gu'),
  address: t('부산광역시 영도구 대평로 51', '51 Daepyeong-ro, Yeongdo-gu, Busan'),
  at: [35.0927, 129.0318],
  nearby: [
    [t('깡깡이예술마을', 'Kangkangee Arts Village'), 300],
    [t('자갈치시장', 'Jagalchi Market'), 2100],
  ],
  facts: { floorAreaM2: 3120, landAreaM2: 4880, builtYear: 1937, floorCount: 1 },
  operator: [
    t('부산도시문화 주식회사', 'Busan Urban Culture Co., Ltd.'),
    t(
      '부산 원도심의 창고를 문화 공간으로 고칩니다.',
      'Turns warehouses of old Busan into places for culture.',
    ),
    2017,
    'busan-urban-culture',
  ],
};
