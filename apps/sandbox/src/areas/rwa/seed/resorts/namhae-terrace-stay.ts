import { type AssetSeed, t } from '../asset-seed.ts';

export const namhaeTerraceStay: AssetSeed = {
  id: 'ast_7xb4m1vz8j',
  slug: 'namhae-terrace-stay',
  name: t('남해 다랭이 스테이', 'Namhae Terrace Stay'),
  summary: t(
    '남해 가천 다랭이논 옆 독채 숙소 14채. 예약 매출을 분기마다 나눕니다.',
    'Fourteen holiday houses beside the rice terraces of Namhae that share their bookings every quarter.',
  ),
  description: t(
    '남해 다랭이 스테이는 빈 농가 14채를 고쳐 만든 독채 숙소입니다. 마을 협동조합이 청소와 조식을 맡고, 운영사가 예약과 안내를 맡습니다.\n\n예약 매출에서 마을 몫과 운영비를 뺀 금액을 분기마다 정산합니다.',
    'Namhae Terrace Stay is made of fourteen farmhouses that stood empty. The village cooperative cleans and serves breakfast; the operator takes bookings.\n\nBookings less the share of the village and running costs are settled every quarter.',
  ),
  scene: 'village',
  coverAlt: t('솔숲 사이에 선 집들과 그 뒤의 바다', 'Houses among pines, the sea behind them'),
  contract: ['rental', 'house'],
  risk: 'medium',
  riskFactors: [
    [
      t('접근성', 'Access'),
      t(
        '가장 가까운 기차역에서 차로 한 시간 반이 걸려 주말 예약에 매출이 몰립니다.',
        'The nearest station is ninety minutes away by car, so that bookings crowd on weekends.',
      ),
    ],
    [
      t('건물 노후', 'Old buildings'),
      t(
        '오래된 농가여서 수리비가 예상보다 커질 수 있습니다.',
        'The houses are old; repairs may cost more than planned.',
      ),
    ],
  ],
  status: 'active',
  statusReason: null,
  apy: '7.60',
  minimum: '50',
  maximum: '20000',
  termMonths: 24,
  schedule: 'quarterly',
  target: '420000',
  raised: '260400',
  investorCount: 189,
  announcedOn: '2026-03-23',
  opensOn: '2026-04-13',
  closesOn: '2027-01-29',
  earnsFrom: '2026-05',
  region: 'gyeongnam',
  city: t('남해군', 'Namhae-gun'),
  address: t(
    '경상남도 남해군 남면 남면로679번길 21',
    '21 Nammyeon-ro 679beon-gil, Nam-myeon, Namhae-gun, Gyeongsangnam-do',
  ),
  at: [34.7273, 127.8942],
  nearby: [
    [t('가천 다랭이마을', 'Gacheon Daraengi Village'), 250],
    [t('사촌해변', 'Sachon Beach'), 3900],
  ],
  facts: {
    floorAreaM2: 1180,
    landAreaM2: 5240,
    builtYear: 1978,
    floorCount: 1,
    roomCount: 14,
    occupancyPercent: '68.10',
  },
  operator: [
    t('다랭이로컬 주식회사', 'Daraengi Local Co., Ltd.'),
    t(
      '남해안 세 마을에서 빈집을 고쳐 숙소로 운영합니다.',
      'Turns empty houses of three southern villages into places to stay.',
    ),
    2019,
    'daraengi-local',
  ],
};
