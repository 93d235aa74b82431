import { type AssetSeed, t } from '../asset-seed.ts';

export const yangpyeongForestVillas: AssetSeed = {
  id: 'ast_6ck1q9wz3m',
  slug: 'yangpyeong-forest-villas',
  name: t('양평 두물머리 숲 빌라', 'Yangpyeong Forest Villas'),
  summary: t(
    '양평 두물머리 뒷산의 숲속 빌라 20세대. 장기 임대료를 분기마다 나눕니다.',
    'Twenty villas in the woods above Dumulmeori, Yangpyeong, on long leases, paid every quarter.',
  ),
  description: t(
    '양평 두물머리 숲 빌라는 남한강이 내려다보이는 낙엽송 숲의 빌라 20세대입니다. 서울로 출퇴근하는 가족이 2년 단위로 빌립니다.\n\n임대료에서 관리비를 뺀 금액을 분기마다 정산하여 1월, 4월, 7월, 10월의 15일에 투자 내역에 더합니다.',
    'Twenty villas among larches above the Namhan River, let for two years at a time to families who commute to Seoul.\n\nRent less upkeep is settled every quarter and credited on the 15th of January, April, July and October.',
  ),
  scene: 'forest',
  coverAlt: t('큰 나무 사이로 선 나무 외장의 빌라들', 'Timber-clad villas among tall trees'),
  contract: ['rental', 'villa'],
  risk: 'medium',
  riskFactors: [
    [
      t('통근 수요', 'Commuters'),
      t('재택근무가 줄면 임대 수요가 약해질 수 있습니다.', 'With less work from home, demand may weaken.'),
    ],
    [
      t('산사태', 'Landslides'),
      t(
        '경사지에 있어 큰비가 오면 대피와 보수가 필요할 수 있습니다.',
        'It stands on a slope; heavy rain may call for repairs.',
      ),
    ],
  ],
  status: 'active',
  statusReason: null,
  featured: true,
  apy: '7.40',
  minimum: '100',
  maximum: '30000',
  termMonths: 30,
  schedule: 'quarterly',
  payoutDay: 15,
  target: '1100000',
  raised: '880000',
  investorCount: 297,
  announcedOn: '2026-01-19',
  opensOn: '2026-02-09',
  closesOn: '2027-02-26',
  earnsFrom: '2026-03',
  region: 'gyeonggi',
  city: t('양평군', 'Yangpyeong-gun'),
  address: t(
    '경기도 양평군 양서면 골용진길 63',
    '63 Goryongjin-gil, Yangseo-myeon, Yangpyeong-gun, Gyeonggi-do',
  ),
  at: [37.5416, 127.3283],
  nearby: [
    [t('두물머리', 'Dumulmeori'), 1700],
    [t('양수역', 'Yangsu Station'), 2300],
  ],
  facts: {
    floorAreaM2: 2760,
    landAreaM2: 9480,
    builtYear: 2020,
    floorCount: 2,
    roomCount: 20,
    occupancyPercent: '95.00',
  },
  operator: [
    t('두물숲주택 주식회사', 'Dumul Forest Homes Co., Ltd.'),
    t(
      '경기 동부에서 전원주택 단지를 짓고 관리합니다.',
      'Builds and manages country homes in the east of Gyeonggi.',
    ),
    2014,
    'dumul-forest',
  ],
};
