import { type AssetSeed, NO_EARLY_REDEMPTION, t } from '../asset-seed.ts';

export const dongtanLakesideApartments: AssetSeed = {
  id: 'ast_7pt5y3gc1k',
  slug: 'dongtan-lakeside-apartments',
  name: t('동탄 호수공원 아파트', 'Dongtan Lakeside Apartments'),
  summary: t(
    '동탄 호수공원 앞에 짓고 있는 아파트 96세대. 분양 대금에서 수익이 납니다.',
    'Ninety-six flats being built by the lake of Dongtan; the return comes from selling them.',
  ),
  description: t(
    '동탄 호수공원 아파트는 2028년 3월에 준공하는 96세대입니다. 71세대의 분양 계약을 마쳤고, 중도금이 들어올 때마다 수익을 정산합니다.\n\n남은 세대가 모두 팔리지 않으면 만기가 늦어질 수 있습니다.',
    'Ninety-six flats, to be finished in March 2028. Seventy-one are sold, and the return is settled as instalments come in.\n\nIf the rest does not sell, maturity may be delayed.',
  ),
  scene: 'city',
  coverAlt: t(
    '해 질 녘 가로수 뒤로 선 아파트 세 동의 조감도',
    'Artist’s view of the three blocks of flats behind street trees',
  ),
  contract: ['sale', 'apartment'],
  risk: 'high',
  riskFactors: [
    [
      t('미분양', 'Unsold flats'),
      t(
        '남은 25세대의 분양이 늦어지면 수익이 줄어듭니다.',
        'If the 25 flats that are left sell late, the return shrinks.',
      ),
    ],
    [
      t('공사비', 'Building costs'),
      t('자재 가격이 오르면 분양 이익이 줄어듭니다.', 'Dearer materials reduce the profit of the sale.'),
    ],
    NO_EARLY_REDEMPTION,
  ],
  status: 'active',
  statusReason: null,
  apy: '11.60',
  minimum: '300',
  maximum: '80000',
  termMonths: 24,
  schedule: 'quarterly',
  target: '3200000',
  raised: '1120000',
  investorCount: 244,
  announcedOn: '2026-05-18',
  opensOn: '2026-06-08',
  closesOn: '2027-06-30',
  earnsFrom: '2026-07',
  region: 'gyeonggi',
  city: t('화성시', 'Hwaseong-si'),
  address: t('경기도 화성시 동탄호수로 118', '118 Dongtanhosu-ro, Hwaseong-si, Gyeonggi-do'),
  at: [37.1709, 127.1053],
  nearby: [
    [t('동탄호수공원', 'Dongtan Lake Park'), 350],
    [t('동탄역', 'Dongtan Station'), 4200],
  ],
  facts: { floorAreaM2: 12980, landAreaM2: 4720, builtYear: 2028, floorCount: 18, roomCount: 96 },
  otherFacts: [[t('분양률', 'Sold'), t('74% (2026년 11월)', '74 % (November 2026)')]],
  operator: [
    t('동탄도시개발 주식회사', 'Dongtan Urban Development Co., Ltd.'),
    t(
      '경기 남부에서 아파트 단지 여섯 곳을 지었습니다.',
      'Has built six blocks of flats in the south of Gyeonggi.',
    ),
    2006,
    'dongtan-urban',
  ],
};
