import { type AssetSeed, NO_EARLY_REDEMPTION, t } from './asset-seed.ts';

/** Plots that are let, or to be sold. */
export const LAND: readonly AssetSeed[] = [
  {
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
    coverAlt: t(
      '검은 돌이 늘어선 바닷가와 그 뒤의 밭, 멀리 보이는 산',
      'Fields above a shore of black stones, a mountain in the distance',
    ),
    profile: { scene: 'coast', contract: ['sale', 'land'], risk: 'high' },
    riskFactors: [
      [
        t('개발 제한', 'Planning limits'),
        '제주도의 지하수 보전 기준이 강화되면 건축 면적이 줄어듭니다.',
        'Stricter rules on groundwater would reduce what may be built.',
      ],
      [
        t('매각 시점', 'Time of sale'),
        '매수자를 찾지 못하면 만기가 늦어질 수 있습니다.',
        'Without a buyer, maturity may be delayed.',
      ],
    ],
    terms: { apy: '10.20', minimum: '300', maximum: '40000', termMonths: 24 },
    payout: { schedule: 'quarterly' },
    funding: { target: '1250000', raised: '687500', investorCount: 172 },
    dates: { announcedOn: '2026-04-13', opensOn: '2026-05-04', closesOn: '2027-05-31', earnsFrom: '2026-06' },
    place: { region: 'jeju', city: t('제주시', 'Jeju-si'), at: [33.5528, 126.7951] },
    address: t(
      '제주특별자치도 제주시 구좌읍 월정중길 33',
      '33 Woljeongjung-gil, Gujwa-eup, Jeju-si, Jeju-do',
    ),
    nearby: [
      [t('월정리해변', 'Woljeong Beach'), 400],
      [t('만장굴', 'Manjanggul Cave'), 3800],
    ],
    facts: { landM2: 11640, occupancyPercent: '100.00' },
    otherFacts: [[t('용도지역', 'Zoning'), t('계획관리지역', 'Planned management area')]],
    operator: [
      t('제주땅연구소 주식회사', 'Jeju Land Lab Co., Ltd.'),
      '제주 동부의 토지를 관리하고 매각합니다.',
      'Manages and sells land in the east of Jeju.',
      2015,
      'jeju-land-lab',
    ],
  },
  {
    id: 'ast_8dm6k3xt2f',
    slug: 'haenam-solar-land',
    name: t('해남 솔라 부지', 'Haenam Solar Land'),
    summary: t(
      '해남 간척지의 태양광 발전 부지. 발전 회사가 20년 동안 빌린 토지 임대료를 분기마다 나눕니다.',
      'Reclaimed land in Haenam, leased to a solar power company for 20 years, that shares its rent every quarter.',
    ),
    description: t(
      '해남 솔라 부지는 산이면 간척지의 태양광 발전 부지입니다. 발전 회사가 2023년부터 20년 동안 빌렸고, 임대료는 해마다 2%씩 오릅니다.\n\n토지만 임대하므로 발전량이 줄어도 임대료는 그대로입니다.',
      'Reclaimed land with a solar park. A power company has leased it for 20 years from 2023; the rent rises by 2% a year.\n\nOnly the land is let, so that the rent does not depend on how much power is made.',
    ),
    coverAlt: t('간척지를 덮은 태양광 패널과 먼바다', 'Solar panels across reclaimed land, the sea beyond'),
    profile: { scene: 'land', contract: ['rental', 'land'], risk: 'low' },
    riskFactors: [
      [
        t('임차인 신용', 'Tenant’s credit'),
        '발전 회사가 어려워지면 임대료가 밀릴 수 있습니다.',
        'If the power company struggles, rent may be late.',
      ],
    ],
    terms: { apy: '6.10', minimum: '100', maximum: null, termMonths: 60 },
    payout: { schedule: 'quarterly' },
    funding: { target: '2100000', raised: '1932000', investorCount: 389 },
    dates: { announcedOn: '2025-12-08', opensOn: '2026-01-05', closesOn: '2026-12-31', earnsFrom: '2026-02' },
    place: { region: 'jeonnam', city: t('해남군', 'Haenam-gun'), at: [34.6852, 126.4429] },
    address: t('전라남도 해남군 산이면 구성길 240', '240 Guseong-gil, Sani-myeon, Haenam-gun, Jeollanam-do'),
    nearby: [[t('영암호', 'Yeongam Lake'), 2600]],
    facts: { landM2: 248600, occupancyPercent: '100.00' },
    otherFacts: [[t('발전 용량', 'Capacity'), t('24MW', '24 MW')]],
    operator: [
      t('서남솔라랜드 주식회사', 'Seonam Solar Land Co., Ltd.'),
      '전남에서 발전 부지 일곱 곳을 관리합니다.',
      'Manages seven sites for power plants in Jeonnam.',
      2018,
      'seonam-solar',
    ],
  },
  {
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
    coverAlt: t('잣나무 숲 사이로 보이는 텐트들', 'Tents among the pines'),
    profile: { scene: 'forest', contract: ['rental', 'land'], risk: 'medium' },
    riskFactors: [
      [
        t('날씨', 'Weather'),
        '장마가 길면 캠핑장 매출과 연동 임대료가 줄어듭니다.',
        'In a long rainy season the rent tied to bookings shrinks.',
      ],
      [
        t('산불', 'Forest fires'),
        '봄철 입산 통제 기간에는 문을 닫습니다.',
        'It closes when the woods are off limits in spring.',
      ],
    ],
    status: 'paused',
    statusReason: t(
      '진입로 공사가 끝날 때까지 새 투자를 받지 않습니다.',
      'New investments are paused until the access road is finished.',
    ),
    terms: { apy: '7.80', minimum: '50', maximum: '15000', termMonths: 24 },
    payout: { schedule: 'quarterly' },
    funding: { target: '340000', raised: '119000', investorCount: 97 },
    dates: { announcedOn: '2026-05-25', opensOn: '2026-06-15', closesOn: '2027-03-31', earnsFrom: '2026-07' },
    place: { region: 'gangwon', city: t('홍천군', 'Hongcheon-gun'), at: [37.7016, 127.7034] },
    address: t(
      '강원특별자치도 홍천군 서면 팔봉산로 812',
      '812 Palbongsan-ro, Seo-myeon, Hongcheon-gun, Gangwon-do',
    ),
    nearby: [[t('팔봉산', 'Palbongsan'), 2200]],
    facts: { landM2: 42150, rooms: 72, occupancyPercent: '48.60' },
    operator: [
      t('숲과야영 주식회사', 'Forest and Camp Co., Ltd.'),
      '강원과 경기에서 캠핑장 네 곳을 운영합니다.',
      'Runs four campsites in Gangwon and Gyeonggi.',
      2016,
      'forest-camp',
    ],
  },
  {
    id: 'ast_7bn2g8ys5w',
    slug: 'tongyeong-marina-land',
    name: t('통영 도남 마리나 부지', 'Tongyeong Marina Land'),
    summary: t(
      '통영 도남항의 요트 계류장 확장 부지. 매립 허가를 받은 뒤 매각합니다.',
      'A plot for extending the marina of Donam, Tongyeong, to be sold once filling in is permitted.',
    ),
    description: t(
      '통영 도남 마리나 부지는 요트 계류장과 맞닿은 옛 수산물 창고 터입니다. 공유수면 매립 허가를 심사받고 있으며, 허가가 나면 마리나 운영사에 매각합니다.\n\n매각 전에는 주차장 임대료만 나눕니다.',
      'The site of an old fish store beside the yacht harbour. A permit to fill in the shore is under review; with it, the marina buys the plot.\n\nBefore the sale it earns only the rent of a car park.',
    ),
    coverAlt: t('푸른 언덕 아래 계류장에 늘어선 요트들', 'Yachts at their moorings below a green hill'),
    profile: { scene: 'marina', contract: ['sale', 'land'], risk: 'very_high' },
    riskFactors: [
      [
        t('매립 허가', 'Permit'),
        '허가를 받지 못하면 매각 가격이 절반 아래로 내려갈 수 있습니다.',
        'Without the permit the price may fall below a half.',
      ],
      [
        t('원금 손실', 'Loss of principal'),
        '원금의 상당 부분을 잃을 수 있습니다.',
        'A large part of the principal can be lost.',
      ],
      NO_EARLY_REDEMPTION,
    ],
    terms: { apy: '14.80', minimum: '500', maximum: '25000', termMonths: 30 },
    payout: { schedule: 'quarterly' },
    funding: { target: '1050000', raised: '304500', investorCount: 88 },
    dates: { announcedOn: '2026-07-13', opensOn: '2026-08-03', closesOn: '2027-07-30', earnsFrom: '2026-09' },
    place: { region: 'gyeongnam', city: t('통영시', 'Tongyeong-si'), at: [34.8279, 128.4367] },
    address: t('경상남도 통영시 도남로 231', '231 Donam-ro, Tongyeong-si, Gyeongsangnam-do'),
    nearby: [
      [t('통영국제음악당', 'Tongyeong Concert Hall'), 650],
      [t('미륵산 케이블카', 'Mireuksan Cable Car'), 1500],
    ],
    facts: { landM2: 8730 },
    otherFacts: [[t('용도지역', 'Zoning'), t('준공업지역', 'Semi-industrial area')]],
    operator: [
      t('통영해양개발 주식회사', 'Tongyeong Marine Development Co., Ltd.'),
      '남해안에서 항만 배후 부지를 개발합니다.',
      'Develops land behind the harbours of the south coast.',
      2013,
      'tongyeong-marine',
    ],
  },
];
