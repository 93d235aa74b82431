import { type AssetSeed, t } from '../asset-seed.ts';

export const hongcheonPineCamp: AssetSeed = {
  id: 'ast_3xc9p5wd7n',
  slug: 'hongcheon-pine-camp',
  name: t('홍천 잣나무숲 캠핑 부지', 'Hongcheon Pine Camp'),
  summary: t(
    '홍천 잣나무숲의 캠핑장 토지. 진입로 공사가 끝날 때까지 모집을 멈추었습니다.',
    'The ground of a campsite in the pine woods of Hongcheon; funding is paused while its road is rebuilt.',
  ),
  description: t(
    '홍천 잣나무숲 캠핑 부지는 40년 된 잣나무 숲에 자리한 캠핑장 72면입니다. 캠핑장 운영사가 토지를 빌려 쓰고 있습니다.\n\n군에서 진입로를 넓히는 동안 예약을 절반만 받고 있어 새 모집을 멈추었습니다.',
    'Seventy-two pitches among pines that are forty years old; the operator of the campsite rents the ground.\n\nWhile the county widens the road only half of the pitches are booked, so that funding is paused.',
  ),
  scene: 'forest',
  coverAlt: t('잣나무 숲 사이로 보이는 텐트들', 'Tents among the pines'),
  contract: ['rental', 'land'],
  risk: 'medium',
  riskFactors: [
    [
      t('날씨', 'Weather'),
      t(
        '장마가 길면 캠핑장 매출과 연동 임대료가 줄어듭니다.',
        'In a long rainy season the rent tied to bookings shrinks.',
      ),
    ],
    [
      t('산불', 'Forest fires'),
      t('봄철 입산 통제 기간에는 문을 닫습니다.', 'It closes when the woods are off limits in spring.'),
    ],
  ],
  status: 'paused',
  statusReason: t(
    '진입로 공사가 끝날 때까지 새 투자를 받지 않습니다.',
    'New investments are paused until the access road is finished.',
  ),
  apy: '7.80',
  minimum: '50',
  maximum: '15000',
  termMonths: 24,
  schedule: 'quarterly',
  target: '340000',
  raised: '119000',
  investorCount: 97,
  announcedOn: '2026-05-25',
  opensOn: '2026-06-15',
  closesOn: '2027-03-31',
  earnsFrom: '2026-07',
  region: 'gangwon',
  city: t('홍천군', 'Hongcheon-gun'),
  address: t(
    '강원특별자치도 홍천군 서면 팔봉산로 812',
    '812 Palbongsan-ro, Seo-myeon, Hongcheon-gun, Gangwon-do',
  ),
  at: [37.7016, 127.7034],
  nearby: [[t('팔봉산', 'Palbongsan'), 2200]],
  facts: { landAreaM2: 42150, roomCount: 72, occupancyPercent: '48.60' },
  operator: [
    t('숲과야영 주식회사', 'Forest and Camp Co., Ltd.'),
    t('강원과 경기에서 캠핑장 네 곳을 운영합니다.', 'Runs four campsites in Gangwon and Gyeonggi.'),
    2016,
    'forest-camp',
  ],
};
