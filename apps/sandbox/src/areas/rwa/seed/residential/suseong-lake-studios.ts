import { type AssetSeed, t } from '../asset-seed.ts';

export const suseongLakeStudios: AssetSeed = {
  id: 'ast_3vd8j2ps7g',
  slug: 'suseong-lake-studios',
  name: t('대구 수성못 스튜디오', 'Suseong Lake Studios'),
  summary: t(
    '대구 수성못 앞 원룸 44실. 모집이 끝나 매월 임대료를 나누고 있습니다.',
    'Forty-four studios by Suseong Lake in Daegu, fully funded and paying every month.',
  ),
  description: t(
    '대구 수성못 스튜디오는 수성못역에서 걸어서 5분 거리의 원룸 44실입니다.\n\n목표 금액을 모두 모집하여 새 투자는 받지 않으며, 기존 투자에는 매월 수익이 더해집니다.',
    'Forty-four studios, five minutes on foot from Suseongmot Station.\n\nThe target was reached; existing investments go on earning every month.',
  ),
  scene: 'city',
  coverAlt: t(
    '저녁 불빛을 밝힌 수성못 스튜디오 건물',
    'The studio building with its lights on in the evening',
  ),
  contract: ['rental', 'studio'],
  risk: 'low',
  riskFactors: [
    [
      t('신규 공급', 'New supply'),
      t(
        '주변에 오피스텔이 늘어 임대료가 내려갈 수 있습니다.',
        'New studio blocks nearby may push rents down.',
      ),
    ],
  ],
  status: 'completed',
  statusReason: t(
    '2026년 5월 19일에 목표 금액을 모두 모집했습니다.',
    'The target was reached on 19 May 2026.',
  ),
  apy: '6.00',
  minimum: '30',
  maximum: '15000',
  termMonths: 24,
  schedule: 'monthly',
  target: '620000',
  raised: '620000',
  investorCount: 331,
  announcedOn: '2025-12-01',
  opensOn: '2025-12-22',
  closesOn: '2026-06-30',
  earnsFrom: '2026-01',
  region: 'daegu',
  city: t('수성구', 'Suseong-gu'),
  address: t('대구광역시 수성구 무학로 78', '78 Muhak-ro, Suseong-gu, Daegu'),
  at: [35.8283, 128.6197],
  nearby: [
    [t('수성못', 'Suseong Lake'), 180],
    [t('동대구역', 'Dongdaegu Station'), 6100],
  ],
  facts: {
    floorAreaM2: 1690,
    landAreaM2: 530,
    builtYear: 2019,
    floorCount: 6,
    roomCount: 44,
    occupancyPercent: '94.40',
  },
  operator: [
    t('달구벌주거 주식회사', 'Dalgubeol Living Co., Ltd.'),
    t('대구에서 원룸 건물 아홉 채를 관리합니다.', 'Manages nine studio houses in Daegu.'),
    2012,
    'dalgubeol-living',
  ],
};
