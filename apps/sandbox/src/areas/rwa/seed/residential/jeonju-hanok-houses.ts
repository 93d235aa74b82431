import { type AssetSeed, t } from '../asset-seed.ts';

export const jeonjuHanokHouses: AssetSeed = {
  id: 'ast_2hf7x4bn9q',
  slug: 'jeonju-hanok-houses',
  name: t('전주 교동 한옥 주택', 'Jeonju Hanok Houses'),
  summary: t(
    '전주 한옥마을의 한옥 9채를 공방과 가족에게 빌려주고 임대료를 매월 나눕니다.',
    'Nine hanok in Jeonju, let to workshops and families, that share their rent every month.',
  ),
  description: t(
    '전주 교동 한옥 주택은 한옥마을 안쪽 골목의 한옥 9채입니다. 다섯 채는 공예 공방이, 네 채는 가족이 살면서 빌립니다.\n\n임대료에서 지붕과 온돌 관리비를 뺀 금액을 매월 정산합니다.',
    'Nine hanok in the inner lanes of the hanok village: five are let to craft workshops, four to families.\n\nRent less the upkeep of roofs and floor heating is settled every month.',
  ),
  scene: 'village',
  coverAlt: t('해 질 녘 큰 나무 사이에 선 전주 한옥', 'A Jeonju hanok between tall trees at dusk'),
  contract: ['rental', 'house'],
  risk: 'medium',
  riskFactors: [
    [
      t('수리비', 'Repairs'),
      t(
        '기와와 목재 수리비가 해마다 다르게 듭니다.',
        'Repairs of tiles and timber cost more in some years than in others.',
      ),
    ],
    [
      t('관광 경기', 'Tourism'),
      t(
        '관광객이 줄면 공방 임대료를 내려야 할 수 있습니다.',
        'With fewer visitors the workshops may need a lower rent.',
      ),
    ],
  ],
  status: 'active',
  statusReason: null,
  apy: '7.10',
  minimum: '50',
  maximum: '15000',
  termMonths: 24,
  schedule: 'monthly',
  target: '380000',
  raised: '197600',
  investorCount: 151,
  announcedOn: '2026-04-06',
  opensOn: '2026-04-27',
  closesOn: '2027-04-30',
  earnsFrom: '2026-05',
  region: 'jeonbuk',
  city: t('전주시', 'Jeonju-si'),
  address: t('전북특별자치도 전주시 완산구 은행로 51', '51 Eunhaeng-ro, Wansan-gu, Jeonju-si, Jeonbuk-do'),
  at: [35.8141, 127.1534],
  nearby: [
    [t('경기전', 'Gyeonggijeon Shrine'), 420],
    [t('전주역', 'Jeonju Station'), 5400],
  ],
  facts: {
    floorAreaM2: 1030,
    landAreaM2: 2470,
    builtYear: 1938,
    floorCount: 1,
    roomCount: 9,
    occupancyPercent: '91.60',
  },
  operator: [
    t('온고을한옥 주식회사', 'Ongoeul Hanok Co., Ltd.'),
    t('전주에서 한옥을 고치고 임대합니다.', 'Restores and lets hanok in Jeonju.'),
    2010,
    'ongoeul-hanok',
  ],
};
