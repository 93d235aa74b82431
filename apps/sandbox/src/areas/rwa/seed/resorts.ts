import { type AssetSeed, NO_EARLY_REDEMPTION, t } from './asset-seed.ts';

/** Places to stay, from the mountains of Sokcho to the islands of the south. */
export const RESORTS: readonly AssetSeed[] = [
  {
    id: 'ast_3nf7k9wq2c',
    slug: 'sokcho-seorak-spa-resort',
    name: t('속초 설악 온천 리조트', 'Sokcho Seorak Spa Resort'),
    summary: t(
      '설악산 울산바위를 마주 보는 온천 리조트 128실. 객실과 스파 매출을 매월 나눕니다.',
      'A 128-room hot-spring resort facing Seoraksan that shares room and spa revenue every month.',
    ),
    description: t(
      '속초 설악 온천 리조트는 척산온천 지구에 2017년 문을 연 객실 128개의 리조트입니다. 노천탕에서 울산바위가 보이고, 가을 단풍철에는 두 달 전에 예약이 찹니다.\n\n객실 매출과 온천 입장 매출에서 운영비를 뺀 금액을 매월 정산하여 다음 달 15일에 투자 내역에 더합니다.',
      'Sokcho Seorak Spa Resort opened in 2017 in the Cheoksan hot-spring district. Its open-air baths look at the Ulsanbawi rocks, and the autumn season is booked two months ahead.\n\nRoom and spa revenue less running costs is settled every month and credited on the 15th of the next.',
    ),
    coverAlt: t(
      '설악산 능선 아래 불을 밝힌 온천 리조트의 저녁',
      'The houses of the spa resort below the ridge of Seoraksan, lit in the evening',
    ),
    profile: { scene: 'mountain', contract: ['rental', 'others'], risk: 'medium' },
    riskFactors: [
      [
        t('계절에 따른 매출 변동', 'Seasonal revenue'),
        '단풍철과 겨울 방학을 뺀 봄 비수기에는 점유율이 절반까지 내려갑니다.',
        'Outside the autumn and winter seasons occupancy falls to about a half.',
      ],
      [
        t('온천수 사용 허가', 'Spring license'),
        '온천수 이용 허가를 5년마다 갱신해야 합니다.',
        'The license for the hot spring must be renewed every five years.',
      ],
      NO_EARLY_REDEMPTION,
    ],
    featured: true,
    terms: { apy: '8.90', minimum: '100', maximum: '60000', termMonths: 36 },
    payout: { schedule: 'monthly', day: 15 },
    funding: { target: '2400000', raised: '1478400', investorCount: 438 },
    dates: { announcedOn: '2025-11-17', opensOn: '2025-12-08', closesOn: '2027-04-30', earnsFrom: '2026-01' },
    place: { region: 'gangwon', city: t('속초시', 'Sokcho-si'), at: [38.1907, 128.5446] },
    address: t('강원특별자치도 속초시 관광로 327', '327 Gwangwang-ro, Sokcho-si, Gangwon-do'),
    nearby: [
      [t('척산족욕공원', 'Cheoksan Foot Bath Park'), 600],
      [t('설악산국립공원', 'Seoraksan National Park'), 6200],
      [t('속초고속버스터미널', 'Sokcho Express Bus Terminal'), 7400],
    ],
    facts: {
      floorM2: 18640,
      landM2: 27300,
      builtYear: 2017,
      floors: 8,
      rooms: 128,
      occupancyPercent: '76.30',
    },
    otherFacts: [
      [
        t('부대시설', 'Facilities'),
        t('노천탕, 사우나, 레스토랑 2곳', 'Open-air bath, sauna, two restaurants'),
      ],
    ],
    operator: [
      t('설악온천개발 주식회사', 'Seorak Spa Development Co., Ltd.'),
      '강원 동해안에서 온천과 숙박 시설 세 곳을 운영합니다.',
      'Runs three spas and hotels on the coast of Gangwon.',
      2008,
      'seorak-spa',
    ],
  },
  {
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
    coverAlt: t('솔숲 사이에 선 집들과 그 뒤의 바다', 'Houses among pines, the sea behind them'),
    profile: { scene: 'village', contract: ['rental', 'house'], risk: 'medium' },
    riskFactors: [
      [
        t('접근성', 'Access'),
        '가장 가까운 기차역에서 차로 한 시간 반이 걸려 주말 예약에 매출이 몰립니다.',
        'The nearest station is ninety minutes away by car, so that bookings crowd on weekends.',
      ],
      [
        t('건물 노후', 'Old buildings'),
        '오래된 농가여서 수리비가 예상보다 커질 수 있습니다.',
        'The houses are old; repairs may cost more than planned.',
      ],
    ],
    terms: { apy: '7.60', minimum: '50', maximum: '20000', termMonths: 24 },
    payout: { schedule: 'quarterly' },
    funding: { target: '420000', raised: '260400', investorCount: 189 },
    dates: { announcedOn: '2026-03-23', opensOn: '2026-04-13', closesOn: '2027-01-29', earnsFrom: '2026-05' },
    place: { region: 'gyeongnam', city: t('남해군', 'Namhae-gun'), at: [34.7273, 127.8942] },
    address: t(
      '경상남도 남해군 남면 남면로679번길 21',
      '21 Nammyeon-ro 679beon-gil, Nam-myeon, Namhae-gun, Gyeongsangnam-do',
    ),
    nearby: [
      [t('가천 다랭이마을', 'Gacheon Daraengi Village'), 250],
      [t('사촌해변', 'Sachon Beach'), 3900],
    ],
    facts: { floorM2: 1180, landM2: 5240, builtYear: 1978, floors: 1, rooms: 14, occupancyPercent: '68.10' },
    operator: [
      t('다랭이로컬 주식회사', 'Daraengi Local Co., Ltd.'),
      '남해안 세 마을에서 빈집을 고쳐 숙소로 운영합니다.',
      'Turns empty houses of three southern villages into places to stay.',
      2019,
      'daraengi-local',
    ],
  },
  {
    id: 'ast_4yd9r6hk1s',
    slug: 'geoje-pebble-beach-hotel',
    name: t('거제 몽돌 비치 호텔', 'Geoje Pebble Beach Hotel'),
    summary: t(
      '거제 학동 몽돌해변 앞 객실 74개의 호텔. 태풍 피해를 고치는 동안 모집을 멈추었습니다.',
      'A 74-room hotel on the pebble beach of Geoje; funding is paused while storm damage is repaired.',
    ),
    description: t(
      '거제 몽돌 비치 호텔은 학동 몽돌해변과 길 하나를 사이에 둔 6층 호텔입니다. 9월 태풍으로 1층 식당과 지하 설비가 물에 잠겨 수리하고 있습니다.\n\n객실은 계속 운영하며, 기존 투자에는 매월 수익이 더해집니다.',
      'The six-storey hotel stands across the road from Hakdong pebble beach. A typhoon in September flooded its restaurant and basement, which are being repaired.\n\nThe rooms stay open and existing investments go on earning every month.',
    ),
    coverAlt: t('바위가 늘어선 바닷가의 흰 호텔', 'The white hotel above a rocky shore'),
    profile: { scene: 'coast', contract: ['rental', 'others'], risk: 'high' },
    riskFactors: [
      [
        t('태풍', 'Typhoons'),
        '해안 저지대에 있어 침수 피해가 되풀이될 수 있습니다.',
        'It stands low by the sea and can be flooded again.',
      ],
      [
        t('보험금 지급', 'Insurance'),
        '보험금이 수리비보다 적으면 수익이 줄어듭니다.',
        'If the insurance pays less than the repairs cost, earnings shrink.',
      ],
      NO_EARLY_REDEMPTION,
    ],
    status: 'paused',
    statusReason: t(
      '태풍 피해 수리가 끝날 때까지 새 투자를 받지 않습니다.',
      'New investments are paused until the storm damage is repaired.',
    ),
    terms: { apy: '9.80', minimum: '200', maximum: '40000', termMonths: 30 },
    payout: { schedule: 'monthly' },
    funding: { target: '1300000', raised: '702000', investorCount: 214 },
    dates: { announcedOn: '2026-01-26', opensOn: '2026-02-16', closesOn: '2027-02-26', earnsFrom: '2026-03' },
    place: { region: 'gyeongnam', city: t('거제시', 'Geoje-si'), at: [34.7741, 128.6412] },
    address: t(
      '경상남도 거제시 동부면 거제대로 948',
      '948 Geoje-daero, Dongbu-myeon, Geoje-si, Gyeongsangnam-do',
    ),
    nearby: [
      [t('학동흑진주몽돌해변', 'Hakdong Pebble Beach'), 80],
      [t('바람의 언덕', 'Windy Hill'), 5600],
    ],
    facts: { floorM2: 7420, landM2: 4310, builtYear: 2014, floors: 6, rooms: 74, occupancyPercent: '61.70' },
    operator: [
      t('거제오션호텔 주식회사', 'Geoje Ocean Hotel Co., Ltd.'),
      '거제와 통영에서 호텔 두 곳을 운영합니다.',
      'Runs two hotels in Geoje and Tongyeong.',
      2012,
      'geoje-ocean',
    ],
  },
  {
    id: 'ast_1qs8h3tf5w',
    slug: 'gyeongju-hanok-stay',
    name: t('경주 황남 한옥 스테이', 'Gyeongju Hanok Stay'),
    summary: t(
      '경주 황리단길 뒤편 한옥 숙소 11채. 모집이 끝나 매월 수익을 나누고 있습니다.',
      'Eleven hanok guest houses behind Hwangnidan-gil in Gyeongju, fully funded and paying every month.',
    ),
    description: t(
      '경주 황남 한옥 스테이는 대릉원 돌담 옆 골목의 한옥 11채입니다. 한 해 내내 여행객이 찾아 점유율이 고르게 높습니다.\n\n목표 금액을 모두 모집하여 새 투자는 받지 않습니다.',
      'Eleven hanok in the lanes beside the Daereungwon tombs. Travellers come all year, so that occupancy is high and even.\n\nThe target was reached and no new investments are taken.',
    ),
    coverAlt: t('해 질 녘 소나무 사이에 선 기와지붕 한옥들', 'Tiled hanok houses among pines at sunset'),
    profile: { scene: 'village', contract: ['rental', 'house'], risk: 'low' },
    riskFactors: [
      [
        t('문화재 보호 구역', 'Heritage zone'),
        '증축이나 용도 변경을 할 수 없습니다.',
        'The houses cannot be extended or used for anything else.',
      ],
    ],
    status: 'completed',
    statusReason: t(
      '2026년 7월 24일에 목표 금액을 모두 모집했습니다.',
      'The target was reached on 24 July 2026.',
    ),
    terms: { apy: '6.40', minimum: '50', maximum: '20000', termMonths: 24 },
    payout: { schedule: 'monthly' },
    funding: { target: '550000', raised: '550000', investorCount: 263 },
    dates: { announcedOn: '2026-02-02', opensOn: '2026-02-23', closesOn: '2026-08-31', earnsFrom: '2026-03' },
    place: { region: 'gyeongbuk', city: t('경주시', 'Gyeongju-si'), at: [35.8369, 129.2098] },
    address: t(
      '경상북도 경주시 포석로1068번길 14',
      '14 Poseok-ro 1068beon-gil, Gyeongju-si, Gyeongsangbuk-do',
    ),
    nearby: [
      [t('대릉원', 'Daereungwon Tomb Complex'), 200],
      [t('첨성대', 'Cheomseongdae'), 750],
      [t('경주역', 'Gyeongju Station'), 9300],
    ],
    facts: { floorM2: 1420, landM2: 3860, builtYear: 2016, floors: 1, rooms: 26, occupancyPercent: '84.90' },
    operator: [
      t('황남스테이 주식회사', 'Hwangnam Stay Co., Ltd.'),
      '경주에서 한옥 숙소와 찻집을 운영합니다.',
      'Runs hanok guest houses and a tea house in Gyeongju.',
      2015,
      'hwangnam-stay',
    ],
  },
  {
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
    coverAlt: t('바닷가에 선 서핑 리조트의 조감도', 'Artist’s view of the surf resort by the sea'),
    profile: { scene: 'coast', contract: ['rental', 'others'], risk: 'very_high' },
    riskFactors: [
      [
        t('준공 지연', 'Delay'),
        '여름 전에 문을 열지 못하면 첫해 매출의 대부분을 잃습니다.',
        'If it does not open before summer, most of the first year’s revenue is lost.',
      ],
      [
        t('원금 손실', 'Loss of principal'),
        '사업이 중단되면 원금의 상당 부분을 잃을 수 있습니다.',
        'If the project stops, a large part of the principal can be lost.',
      ],
    ],
    status: 'pending',
    statusReason: t(
      '2026년 12월 14일 오전 10시에 모집을 시작합니다.',
      'Funding opens on 14 December 2026 at 10:00.',
    ),
    terms: { apy: '13.20', minimum: '300', maximum: '15000', termMonths: 36 },
    payout: { schedule: 'quarterly' },
    funding: { target: '900000', raised: '0', investorCount: 0 },
    dates: { announcedOn: '2026-11-09', opensOn: '2026-12-14', closesOn: null, earnsFrom: null },
    place: { region: 'busan', city: t('해운대구', 'Haeundae-gu'), at: [35.1787, 129.2006] },
    address: t('부산광역시 해운대구 송정해변로 62', '62 Songjeonghaebyeon-ro, Haeundae-gu, Busan'),
    nearby: [
      [t('송정해수욕장', 'Songjeong Beach'), 60],
      [t('송정역', 'Songjeong Station'), 900],
    ],
    facts: { floorM2: 3310, landM2: 690, builtYear: 2027, floors: 7, rooms: 46 },
    otherFacts: [[t('공정률', 'Progress'), t('34% (2026년 11월)', '34% (November 2026)')]],
    operator: [
      t('송정웨이브 주식회사', 'Songjeong Wave Co., Ltd.'),
      '부산에서 서핑 학교와 게스트하우스를 운영합니다.',
      'Runs a surf school and a guest house in Busan.',
      2018,
      'songjeong-wave',
    ],
  },
];
