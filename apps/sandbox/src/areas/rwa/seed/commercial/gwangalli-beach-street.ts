import { type AssetSeed, t } from '../asset-seed.ts';

export const gwangalliBeachStreet: AssetSeed = {
  id: 'ast_4wb9n6fx2t',
  slug: 'gwangalli-beach-street',
  name: t('광안리 비치 스트리트', 'Gwangalli Beach Street'),
  summary: t(
    '부산 광안리 해변 앞 3층 상가 18곳. 카페와 식당의 임대료를 매월 나눕니다.',
    'Eighteen shops on the beach of Gwangalli, Busan, that share the rent of cafés and restaurants every month.',
  ),
  description: t(
    '광안리 비치 스트리트는 광안대교가 정면으로 보이는 3층 상가입니다. 카페 7곳과 식당 8곳, 소품 가게 3곳이 3년 이상 계약으로 영업합니다.\n\n기본 임대료에 매출의 4%를 더해 받으며, 매월 정산합니다.',
    'A three-storey row of shops facing the Gwangan Bridge: seven cafés, eight restaurants and three gift shops on leases of three years and more.\n\nTenants pay a base rent and 4 % of their sales, settled every month.',
  ),
  scene: 'coast',
  coverAlt: t(
    '해 진 뒤 불을 밝힌 광안리의 해변 상가',
    'The beachfront shops of Gwangalli, lit up after sunset',
  ),
  contract: ['rental', 'commercial'],
  risk: 'medium',
  riskFactors: [
    [
      t('매출 연동 임대료', 'Rent tied to sales'),
      t(
        '비가 잦은 여름에는 매출 연동 임대료가 줄어듭니다.',
        'In a rainy summer the part tied to sales shrinks.',
      ),
    ],
    [
      t('상권 이동', 'Shifting crowds'),
      t(
        '인기 상권이 옮겨 가면 재계약 임대료가 내려갈 수 있습니다.',
        'If the crowds move elsewhere, renewals may bring less.',
      ),
    ],
  ],
  status: 'active',
  statusReason: null,
  apy: '8.20',
  minimum: '100',
  maximum: '50000',
  termMonths: 36,
  schedule: 'monthly',
  target: '1900000',
  raised: '1159000',
  investorCount: 309,
  announcedOn: '2026-02-23',
  opensOn: '2026-03-16',
  closesOn: '2027-05-31',
  earnsFrom: '2026-04',
  region: 'busan',
  city: t('수영구', 'Suyeong-gu'),
  address: t('부산광역시 수영구 광안해변로 205', '205 Gwanganhaebyeon-ro, Suyeong-gu, Busan'),
  at: [35.1536, 129.1187],
  nearby: [
    [t('광안리해수욕장', 'Gwangalli Beach'), 40],
    [t('금련산역', 'Geumnyeonsan Station'), 700],
  ],
  facts: {
    floorAreaM2: 3940,
    landAreaM2: 1680,
    builtYear: 2015,
    floorCount: 3,
    roomCount: 18,
    occupancyPercent: '93.80',
  },
  operator: [
    t('광안상가운영 주식회사', 'Gwangan Retail Co., Ltd.'),
    t('부산 해변에서 상가 네 곳을 운영합니다.', 'Runs four retail streets on the beaches of Busan.'),
    2011,
    'gwangan-retail',
  ],
};
