import { type AssetSeed, t } from '../asset-seed.ts';

export const yeongjongColdChain: AssetSeed = {
  id: 'ast_6jy8d3qw1p',
  slug: 'yeongjong-cold-chain',
  name: t('영종 콜드체인 센터', 'Yeongjong Cold Chain Center'),
  summary: t(
    '인천공항 화물터미널 옆 저온 물류 센터. 의약품과 식품 보관료를 매월 나눕니다.',
    'A cold store beside Incheon Airport’s cargo terminal that shares storage fees for medicine and food every month.',
  ),
  description: t(
    '영종 콜드체인 센터는 영하 25도부터 영상 15도까지 네 온도대를 갖춘 저온 물류 센터입니다. 의약품 수입사 두 곳과 5년 계약을 맺었습니다.\n\n보관료에서 전기료와 운영비를 뺀 금액을 매월 정산합니다.',
    'A cold store with four temperature zones from −25 to +15 °C. Two importers of medicine have signed for five years.\n\nStorage fees less electricity and running costs are settled every month.',
  ),
  scene: 'land',
  coverAlt: t(
    '창고들 사이에 자리한 물류 센터 부지를 하늘에서 본 모습',
    'The plot of the cold store between warehouses, seen from the air',
  ),
  contract: ['rental', 'commercial'],
  risk: 'medium',
  riskFactors: [
    [
      t('전기 요금', 'Electricity'),
      t(
        '비용의 40%가 전기료여서 요금이 오르면 수익이 줄어듭니다.',
        'Electricity is 40 % of the costs; a higher tariff reduces earnings.',
      ),
    ],
    [
      t('주요 고객', 'Main customers'),
      t('고객 두 곳이 매출의 63%를 차지합니다.', 'Two customers make up 63 % of revenue.'),
    ],
  ],
  status: 'active',
  statusReason: null,
  apy: '9.40',
  minimum: '200',
  maximum: '60000',
  termMonths: 42,
  schedule: 'monthly',
  target: '2200000',
  raised: '946000',
  investorCount: 205,
  announcedOn: '2026-05-04',
  opensOn: '2026-05-26',
  closesOn: '2027-08-31',
  earnsFrom: '2026-06',
  region: 'incheon',
  city: t('중구', 'Jung-gu'),
  address: t('인천광역시 중구 공항동로296번길 98', '98 Gonghangdong-ro 296beon-gil, Jung-gu, Incheon'),
  at: [37.4745, 126.4708],
  nearby: [[t('인천국제공항 화물터미널', 'Incheon Airport Cargo Terminal'), 1400]],
  facts: {
    floorAreaM2: 11320,
    landAreaM2: 8640,
    builtYear: 2022,
    floorCount: 3,
    occupancyPercent: '86.10',
  },
  operator: [
    t('영종냉장물류 주식회사', 'Yeongjong Cold Logistics Co., Ltd.'),
    t('수도권에서 저온 창고 다섯 동을 운영합니다.', 'Runs five cold stores around Seoul.'),
    2014,
    'yeongjong-cold',
  ],
};
