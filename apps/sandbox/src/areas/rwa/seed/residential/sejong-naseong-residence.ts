import { type AssetSeed, t } from '../asset-seed.ts';

export const sejongNaseongResidence: AssetSeed = {
  id: 'ast_9zr6t1kv4x',
  slug: 'sejong-naseong-residence',
  name: t('세종 나성 레지던스', 'Sejong Naseong Residence'),
  summary: t(
    '세종 나성동 공무원 임대 아파트 58세대. 임대료를 분기마다 나눕니다.',
    'Fifty-eight flats let to civil servants in Naseong, Sejong, that share their rent every quarter.',
  ),
  description: t(
    '세종 나성 레지던스는 정부세종청사에서 버스로 10분 거리의 아파트 58세대입니다. 47세대를 공공기관이 관사로 빌리고 있습니다.\n\n임대료에서 관리비를 뺀 금액을 분기마다 정산합니다.',
    'Fifty-eight flats, ten minutes by bus from the Government Complex. Public bodies rent 47 of them for their staff.\n\nRent less upkeep is settled every quarter.',
  ),
  scene: 'city',
  coverAlt: t('가로수 뒤로 선 세종 나성 레지던스', 'Naseong Residence behind street trees'),
  contract: ['rental', 'apartment'],
  risk: 'low',
  riskFactors: [
    [
      t('임차인 집중', 'Few tenants'),
      t(
        '공공기관이 이전하면 한꺼번에 공실이 생길 수 있습니다.',
        'If a public body moves, many flats fall empty at once.',
      ),
    ],
  ],
  status: 'active',
  statusReason: null,
  apy: '5.80',
  minimum: '50',
  maximum: '40000',
  termMonths: 36,
  schedule: 'quarterly',
  target: '1600000',
  raised: '1136000',
  investorCount: 356,
  announcedOn: '2026-02-09',
  opensOn: '2026-03-02',
  closesOn: '2027-03-31',
  earnsFrom: '2026-04',
  region: 'sejong',
  city: t('나성동', 'Naseong-dong'),
  address: t('세종특별자치시 나성북로 44', '44 Naseongbuk-ro, Sejong'),
  at: [36.4878, 127.2591],
  nearby: [
    [t('세종예술의전당', 'Sejong Arts Center'), 500],
    [t('정부세종청사', 'Government Complex Sejong'), 2600],
  ],
  facts: {
    floorAreaM2: 5860,
    landAreaM2: 2140,
    builtYear: 2022,
    floorCount: 14,
    roomCount: 58,
    occupancyPercent: '98.30',
  },
  operator: [
    t('금강주택관리 주식회사', 'Geumgang Housing Management Co., Ltd.'),
    t('세종과 대전에서 임대 아파트를 관리합니다.', 'Manages rented flats in Sejong and Daejeon.'),
    2015,
    'geumgang-housing',
  ],
};
