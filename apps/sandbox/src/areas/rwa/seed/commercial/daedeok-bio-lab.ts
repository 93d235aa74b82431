import { type AssetSeed, t } from '../asset-seed.ts';

export const daedeokBioLab: AssetSeed = {
  id: 'ast_8gs2m7rk5d',
  slug: 'daedeok-bio-lab',
  name: t('대전 대덕 바이오랩', 'Daedeok Bio Lab'),
  summary: t(
    '대전 대덕연구단지의 공유 실험실 건물. 바이오 기업 23곳의 임대료를 분기마다 나눕니다.',
    'A building of shared laboratories in Daejeon that shares the rent of 23 biotech companies every quarter.',
  ),
  description: t(
    '대전 대덕 바이오랩은 연구단지 안 6층 건물로, 실험실과 동물실, 저온 창고를 갖추고 있습니다. 입주 기업은 평균 4년을 머뭅니다.\n\n임대료와 장비 사용료를 분기마다 정산합니다.',
    'Six storeys of laboratories and cold storage inside the research park. Companies stay for four years on average.\n\nRent and fees for equipment are settled every quarter.',
  ),
  scene: 'city',
  coverAlt: t(
    '가로수 뒤로 불을 밝힌 연구동의 저녁',
    'The laboratory building behind street trees, lit in the evening',
  ),
  contract: ['rental', 'commercial'],
  risk: 'medium',
  riskFactors: [
    [
      t('기업 부도', 'Failing tenants'),
      t(
        '초기 기업이 많아 투자 유치에 실패하면 임대료가 밀릴 수 있습니다.',
        'Many tenants are young; without new capital they may fall behind with rent.',
      ),
    ],
    [
      t('장비 교체', 'Equipment'),
      t('실험 설비를 5년마다 교체해야 합니다.', 'Laboratory equipment must be replaced every five years.'),
    ],
  ],
  status: 'active',
  statusReason: null,
  featured: true,
  apy: '8.00',
  minimum: '200',
  maximum: '80000',
  termMonths: 48,
  schedule: 'quarterly',
  target: '2800000',
  raised: '1820000',
  investorCount: 286,
  announcedOn: '2026-03-02',
  opensOn: '2026-03-23',
  closesOn: '2027-06-30',
  earnsFrom: '2026-04',
  region: 'daejeon',
  city: t('유성구', 'Yuseong-gu'),
  address: t('대전광역시 유성구 가정로 174', '174 Gajeong-ro, Yuseong-gu, Daejeon'),
  at: [36.3846, 127.3652],
  nearby: [
    [t('국립중앙과학관', 'National Science Museum'), 1900],
    [t('대전역', 'Daejeon Station'), 10800],
  ],
  facts: {
    floorAreaM2: 8260,
    landAreaM2: 5930,
    builtYear: 2021,
    floorCount: 6,
    roomCount: 41,
    occupancyPercent: '92.50',
  },
  operator: [
    t('대덕랩스 주식회사', 'Daedeok Labs Co., Ltd.'),
    t('연구단지에서 공유 실험실 세 동을 운영합니다.', 'Runs three buildings of shared laboratories.'),
    2016,
    'daedeok-labs',
  ],
};
