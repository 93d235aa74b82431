import { type AssetSeed, t } from '../asset-seed.ts';

export const songjeongSurfResort: AssetSeed = {
  id: 'ast_8kc2v5jp6n',
  slug: 'songjeong-surf-resort',
  name: t('부산 송정 서프 리조트', 'Songjeong Surf Resort'),
  summary: t(
    '부산 송정해변에 짓고 있는 서핑 리조트 46실. 2027년 여름에 문을 엽니다.',
    'A 46-room surf resort being built on Songjeong Beach in Busan, to open in the summer of 2027.',
  ),
  description: t(
    '부산 송정 서프 리조트는 옛 여관 터에 짓는 7층 건물로, 1층에 서핑 학교와 보드 보관소가 들어섭니다.\n\n준공 전까지는 수익이 없으며, 문을 연 뒤의 매출을 분기마다 정산합니다.',
    'A seven-storey building on the site of an old inn, with a surf school and board storage on the ground floor.\n\nIt earns nothing before it opens; after that, revenue is settled every quarter.',
  ),
  scene: 'coast',
  coverAlt: t('바닷가에 선 서핑 리조트의 조감도', 'Artist’s view of the surf resort by the sea'),
  contract: ['rental', 'others'],
  risk: 'very_high',
  riskFactors: [
    [
      t('준공 지연', 'Delay'),
      t(
        '여름 전에 문을 열지 못하면 첫해 매출의 대부분을 잃습니다.',
        'If it does not open before summer, most of the first year’s revenue is lost.',
      ),
    ],
    [
      t('원금 손실', 'Loss of principal'),
      t(
        '사업이 중단되면 원금의 상당 부분을 잃을 수 있습니다.',
        'If the project stops, a large part of the principal can be lost.',
      ),
    ],
  ],
  status: 'pending',
  statusReason: t(
    '2026년 12월 14일 오전 10시에 모집을 시작합니다.',
    'Funding opens on 14 December 2026 at 10:00.',
  ),
  apy: '13.20',
  minimum: '300',
  maximum: '15000',
  termMonths: 36,
  schedule: 'quarterly',
  target: '900000',
  raised: '0',
  investorCount: 0,
  announcedOn: '2026-11-09',
  opensOn: '2026-12-14',
  closesOn: null,
  earnsFrom: null,
  region: 'busan',
  city: t('해운대구', 'Haeundae-gu'),
  address: t('부산광역시 해운대구 송정해변로 62', '62 Songjeonghaebyeon-ro, Haeundae-gu, Busan'),
  at: [35.1787, 129.2006],
  nearby: [
    [t('송정해수욕장', 'Songjeong Beach'), 60],
    [t('송정역', 'Songjeong Station'), 900],
  ],
  facts: { floorAreaM2: 3310, landAreaM2: 690, builtYear: 2027, floorCount: 7, roomCount: 46 },
  otherFacts: [[t('공정률', 'Progress'), t('34% (2026년 11월)', '34 % (November 2026)')]],
  operator: [
    t('송정웨이브 주식회사', 'Songjeong Wave Co., Ltd.'),
    t('부산에서 서핑 학교와 게스트하우스를 운영합니다.', 'Runs a surf school and a guest house in Busan.'),
    2018,
    'songjeong-wave',
  ],
};
