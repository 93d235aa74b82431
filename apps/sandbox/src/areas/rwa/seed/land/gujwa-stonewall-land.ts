import { type AssetSeed, t } from '../asset-seed.ts';

export const gujwaStonewallLand: AssetSeed = {
  id: 'ast_5rq1z7vc9j',
  slug: 'gujwa-stonewall-land',
  name: t('제주 구좌 밭담 부지', 'Gujwa Stonewall Land'),
  summary: t(
    '제주 구좌 월정리 바다 뒤편의 계획관리지역 토지. 2028년에 매각합니다.',
    'Land behind the beach of Woljeong, Jeju, zoned for development and to be sold in 2028.',
  ),
  description: t(
    '제주 구좌 밭담 부지는 월정리 해변에서 400m 떨어진 밭 네 필지입니다. 지금은 당근 농가에 빌려주고 있으며, 2028년에 소규모 숙박 시설 부지로 매각할 계획입니다.\n\n임대료는 분기마다 나누고, 매각 이익은 만기에 반영됩니다.',
    'Four fields, 400 metres from Woljeong Beach, let to carrot farmers for now and to be sold in 2028 as a site for small lodgings.\n\nRent is shared every quarter; the profit of the sale counts at maturity.',
  ),
  scene: 'coast',
  coverAlt: t(
    '검은 돌이 늘어선 바닷가와 그 뒤의 밭, 멀리 보이는 산',
    'Fields above a shore of black stones, a mountain in the distance',
  ),
  contract: ['sale', 'land'],
  risk: 'high',
  riskFactors: [
    [
      t('개발 제한', 'Planning limits'),
      t(
        '제주도의 지하수 보전 기준이 강화되면 건축 면적이 줄어듭니다.',
        'Stricter rules on groundwater would reduce what may be built.',
      ),
    ],
    [
      t('매각 시점', 'Time of sale'),
      t('매수자를 찾지 못하면 만기가 늦어질 수 있습니다.', 'Without a buyer, maturity may be delayed.'),
    ],
  ],
  status: 'active',
  statusReason: null,
  apy: '10.20',
  minimum: '300',
  maximum: '40000',
  termMonths: 24,
  schedule: 'quarterly',
  target: '1250000',
  raised: '687500',
  investorCount: 172,
  announcedOn: '2026-04-13',
  opensOn: '2026-05-04',
  closesOn: '2027-05-31',
  earnsFrom: '2026-06',
  region: 'jeju',
  city: t('제주시', 'Jeju-si'),
  address: t('제주특별자치도 제주시 구좌읍 월정중길 33', '33 Woljeongjung-gil, Gujwa-eup, Jeju-si, Jeju-do'),
  at: [33.5528, 126.7951],
  nearby: [
    [t('월정리해변', 'Woljeong Beach'), 400],
    [t('만장굴', 'Manjanggul Cave'), 3800],
  ],
  facts: { landAreaM2: 11640, occupancyPercent: '100.00' },
  otherFacts: [[t('용도지역', 'Zoning'), t('계획관리지역', 'Planned management area')]],
  operator: [
    t('제주땅연구소 주식회사', 'Jeju Land Lab Co., Ltd.'),
    t('제주 동부의 토지를 관리하고 매각합니다.', 'Manages and sells land in the east of Jeju.'),
    2015,
    'jeju-land-lab',
  ],
};
