import { type AssetSeed, t } from '../asset-seed.ts';

export const yeonnamStudioHouse: AssetSeed = {
  id: 'ast_5mw3c8yd2r',
  slug: 'yeonnam-studio-house',
  name: t('연남 스튜디오 하우스', 'Yeonnam Studio House'),
  summary: t(
    '서울 연남동 경의선숲길 옆 원룸 32실. 임대료를 매월 나눕니다.',
    'Thirty-two studios beside the forest park of Yeonnam, Seoul, that share their rent every month.',
  ),
  description: t(
    '연남 스튜디오 하우스는 홍대입구역에서 걸어서 8분 거리의 원룸 32실입니다. 대학생과 1인 가구가 1년 단위로 빌립니다.\n\n임대료에서 관리비를 뺀 금액을 매월 정산하여 다음 달 10일에 투자 내역에 더합니다.',
    'Thirty-two studios, eight minutes on foot from Hongik University Station, let by the year to students and single households.\n\nRent less upkeep is settled every month and credited on the 10th of the next.',
  ),
  scene: 'city',
  coverAlt: t('가로수 길에 선 붉은 벽돌 원룸 건물', 'A brick house of studios on a tree-lined street'),
  contract: ['rental', 'studio'],
  risk: 'low',
  riskFactors: [
    [
      t('공실', 'Vacancy'),
      t(
        '학기가 바뀌는 2월과 8월에 계약이 몰려 끝납니다.',
        'Contracts end together in February and August, when terms change.',
      ),
    ],
    [
      t('금리', 'Interest'),
      t(
        '전세 대출 금리에 따라 월세 수요가 달라집니다.',
        'Demand for monthly rent moves with the interest on deposits.',
      ),
    ],
  ],
  status: 'active',
  statusReason: null,
  apy: '6.20',
  minimum: '30',
  maximum: '20000',
  termMonths: 24,
  schedule: 'monthly',
  target: '950000',
  raised: '807500',
  investorCount: 402,
  announcedOn: '2026-01-05',
  opensOn: '2026-01-26',
  closesOn: '2027-01-29',
  earnsFrom: '2026-02',
  region: 'seoul',
  city: t('마포구', 'Mapo-gu'),
  address: t('서울특별시 마포구 동교로41길 27', '27 Donggyo-ro 41-gil, Mapo-gu, Seoul'),
  at: [37.5632, 126.9245],
  nearby: [
    [t('경의선숲길', 'Gyeongui Line Forest Park'), 150],
    [t('홍대입구역', 'Hongik University Station'), 620],
  ],
  facts: {
    floorAreaM2: 1240,
    landAreaM2: 418,
    builtYear: 2018,
    floorCount: 5,
    roomCount: 32,
    occupancyPercent: '97.20',
  },
  operator: [
    t('한강주거서비스 주식회사', 'Hangang Housing Services Co., Ltd.'),
    t('서울 서북권에서 임대주택 520실을 관리합니다.', 'Manages 520 rented homes in the north-west of Seoul.'),
    2013,
    'hangang-housing',
  ],
};
