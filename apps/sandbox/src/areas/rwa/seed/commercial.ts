import { type AssetSeed, NO_EARLY_REDEMPTION, t } from './asset-seed.ts';

/** Shops, offices, laboratories and storage. */
export const COMMERCIAL: readonly AssetSeed[] = [
  {
    id: 'ast_4wb9n6fx2t',
    slug: 'gwangalli-beach-street',
    name: t('광안리 비치 스트리트', 'Gwangalli Beach Street'),
    summary: t(
      '부산 광안리 해변 앞 3층 상가 18곳. 카페와 식당의 임대료를 매월 나눕니다.',
      'Eighteen shops on the beach of Gwangalli, Busan, that share the rent of cafés and restaurants every month.',
    ),
    description: t(
      '광안리 비치 스트리트는 광안대교가 정면으로 보이는 3층 상가입니다. 카페 7곳과 식당 8곳, 소품 가게 3곳이 3년 이상 계약으로 영업합니다.\n\n기본 임대료에 매출의 4%를 더해 받으며, 매월 정산합니다.',
      'A three-storey row of shops facing the Gwangan Bridge: seven cafés, eight restaurants and three gift shops on leases of three years and more.\n\nTenants pay a base rent and 4% of their sales, settled every month.',
    ),
    coverAlt: t(
      '해 진 뒤 불을 밝힌 광안리의 해변 상가',
      'The beachfront shops of Gwangalli, lit up after sunset',
    ),
    profile: { scene: 'coast', contract: ['rental', 'commercial'], risk: 'medium' },
    riskFactors: [
      [
        t('매출 연동 임대료', 'Rent tied to sales'),
        '비가 잦은 여름에는 매출 연동 임대료가 줄어듭니다.',
        'In a rainy summer the part tied to sales shrinks.',
      ],
      [
        t('상권 이동', 'Shifting crowds'),
        '인기 상권이 옮겨 가면 재계약 임대료가 내려갈 수 있습니다.',
        'If the crowds move elsewhere, renewals may bring less.',
      ],
    ],
    terms: { apy: '8.20', minimum: '100', maximum: '50000', termMonths: 36 },
    payout: { schedule: 'monthly' },
    funding: { target: '1900000', raised: '1159000', investorCount: 309 },
    dates: { announcedOn: '2026-02-23', opensOn: '2026-03-16', closesOn: '2027-05-31', earnsFrom: '2026-04' },
    place: { region: 'busan', city: t('수영구', 'Suyeong-gu'), at: [35.1536, 129.1187] },
    address: t('부산광역시 수영구 광안해변로 205', '205 Gwanganhaebyeon-ro, Suyeong-gu, Busan'),
    nearby: [
      [t('광안리해수욕장', 'Gwangalli Beach'), 40],
      [t('금련산역', 'Geumnyeonsan Station'), 700],
    ],
    facts: { floorM2: 3940, landM2: 1680, builtYear: 2015, floors: 3, rooms: 18, occupancyPercent: '93.80' },
    operator: [
      t('광안상가운영 주식회사', 'Gwangan Retail Co., Ltd.'),
      '부산 해변에서 상가 네 곳을 운영합니다.',
      'Runs four retail streets on the beaches of Busan.',
      2011,
      'gwangan-retail',
    ],
  },
  {
    id: 'ast_8gs2m7rk5d',
    slug: 'daedeok-bio-lab',
    name: t('대전 대덕 바이오랩', 'Daedeok Bio Lab'),
    summary: t(
      '대전 대덕연구단지의 공유 실험실 건물. 바이오 기업 23곳의 임대료를 분기마다 나눕니다.',
      'A building of shared laboratories in Daejeon that shares the rent of 23 biotech companies every quarter.',
    ),
    description: t(
      '대전 대덕 바이오랩은 연구단지 안 6층 건물로, 실험실과 동물실, 저온 창고를 갖추고 있습니다. 입주 기업은 평균 4년을 머뭅니다.\n\n임대료와 장비 사용료를 분기마다 정산합니다.',
      'Six storeys of laboratories and cold storage inside the research park. Companies stay for four years on average.\n\nRent and fees for equipment are settled every quarter.',
    ),
    coverAlt: t(
      '가로수 뒤로 불을 밝힌 연구동의 저녁',
      'The laboratory building behind street trees, lit in the evening',
    ),
    profile: { scene: 'city', contract: ['rental', 'commercial'], risk: 'medium' },
    riskFactors: [
      [
        t('기업 부도', 'Failing tenants'),
        '초기 기업이 많아 투자 유치에 실패하면 임대료가 밀릴 수 있습니다.',
        'Many tenants are young; without new capital they may fall behind with rent.',
      ],
      [
        t('장비 교체', 'Equipment'),
        '실험 설비를 5년마다 교체해야 합니다.',
        'Laboratory equipment must be replaced every five years.',
      ],
    ],
    featured: true,
    terms: { apy: '8.00', minimum: '200', maximum: '80000', termMonths: 48 },
    payout: { schedule: 'quarterly' },
    funding: { target: '2800000', raised: '1820000', investorCount: 286 },
    dates: { announcedOn: '2026-03-02', opensOn: '2026-03-23', closesOn: '2027-06-30', earnsFrom: '2026-04' },
    place: { region: 'daejeon', city: t('유성구', 'Yuseong-gu'), at: [36.3846, 127.3652] },
    address: t('대전광역시 유성구 가정로 174', '174 Gajeong-ro, Yuseong-gu, Daejeon'),
    nearby: [
      [t('국립중앙과학관', 'National Science Museum'), 1900],
      [t('대전역', 'Daejeon Station'), 10800],
    ],
    facts: { floorM2: 8260, landM2: 5930, builtYear: 2021, floors: 6, rooms: 41, occupancyPercent: '92.50' },
    operator: [
      t('대덕랩스 주식회사', 'Daedeok Labs Co., Ltd.'),
      '연구단지에서 공유 실험실 세 동을 운영합니다.',
      'Runs three buildings of shared laboratories.',
      2016,
      'daedeok-labs',
    ],
  },
  {
    id: 'ast_1fz4v8hn6b',
    slug: 'euljiro-print-office',
    name: t('을지로 인쇄골목 오피스', 'Euljiro Print Alley Offices'),
    summary: t(
      '서울 을지로의 9층 사무실 건물. 고쳐 지은 뒤 2027년에 매각합니다. 모집이 끝났습니다.',
      'A nine-storey office building in Euljiro, Seoul, to be sold in 2027 after its refit; fully funded.',
    ),
    description: t(
      '을지로 인쇄골목 오피스는 1984년에 지은 9층 건물을 고쳐 디자인 회사에 빌려주고 있습니다. 임대율을 채운 뒤 2027년에 매각할 계획입니다.\n\n목표 금액을 모두 모집하여 새 투자는 받지 않습니다.',
      'Nine storeys from 1984, refitted and let to design studios. Once it is fully let it is to be sold, in 2027.\n\nThe target was reached and no new investments are taken.',
    ),
    coverAlt: t(
      '해 질 녘 불을 밝힌 을지로의 벽돌 사무실 건물',
      'The brick offices of Euljiro, lit up at sunset',
    ),
    profile: { scene: 'city', contract: ['sale', 'commercial'], risk: 'high' },
    riskFactors: [
      [
        t('매각 가격', 'Sale price'),
        '금리가 오르면 매각 가격이 예상보다 낮아질 수 있습니다.',
        'With higher interest the building may sell for less.',
      ],
      [
        t('재개발 지연', 'Redevelopment'),
        '주변 정비 계획이 바뀌면 매각이 늦어질 수 있습니다.',
        'A change of the district plan may delay the sale.',
      ],
      NO_EARLY_REDEMPTION,
    ],
    status: 'completed',
    statusReason: t(
      '2026년 8월 7일에 목표 금액을 모두 모집했습니다.',
      'The target was reached on 7 August 2026.',
    ),
    terms: { apy: '10.80', minimum: '500', maximum: '100000', termMonths: 24 },
    payout: { schedule: 'quarterly' },
    funding: { target: '2600000', raised: '2600000', investorCount: 352 },
    dates: { announcedOn: '2025-10-20', opensOn: '2025-11-10', closesOn: '2026-08-31', earnsFrom: '2025-12' },
    place: { region: 'seoul', city: t('중구', 'Jung-gu'), at: [37.5651, 126.9932] },
    address: t('서울특별시 중구 충무로9길 31', '31 Chungmu-ro 9-gil, Jung-gu, Seoul'),
    nearby: [
      [t('을지로3가역', 'Euljiro 3-ga Station'), 260],
      [t('청계천', 'Cheonggyecheon'), 480],
    ],
    facts: { floorM2: 4870, landM2: 640, builtYear: 1984, floors: 9, rooms: 27, occupancyPercent: '89.70' },
    operator: [
      t('도심재생자산운용 주식회사', 'Urban Renewal Asset Management Co., Ltd.'),
      '서울 도심의 오래된 사무실을 고쳐 매각합니다.',
      'Refits and sells old offices in central Seoul.',
      2010,
      'urban-renewal-am',
    ],
  },
  {
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
    coverAlt: t(
      '창고들 사이에 자리한 물류 센터 부지를 하늘에서 본 모습',
      'The plot of the cold store between warehouses, seen from the air',
    ),
    profile: { scene: 'land', contract: ['rental', 'commercial'], risk: 'medium' },
    riskFactors: [
      [
        t('전기 요금', 'Electricity'),
        '비용의 40%가 전기료여서 요금이 오르면 수익이 줄어듭니다.',
        'Electricity is 40% of the costs; a higher tariff reduces earnings.',
      ],
      [
        t('주요 고객', 'Main customers'),
        '고객 두 곳이 매출의 63%를 차지합니다.',
        'Two customers make up 63% of revenue.',
      ],
    ],
    terms: { apy: '9.40', minimum: '200', maximum: '60000', termMonths: 42 },
    payout: { schedule: 'monthly' },
    funding: { target: '2200000', raised: '946000', investorCount: 205 },
    dates: { announcedOn: '2026-05-04', opensOn: '2026-05-26', closesOn: '2027-08-31', earnsFrom: '2026-06' },
    place: { region: 'incheon', city: t('중구', 'Jung-gu'), at: [37.4745, 126.4708] },
    address: t('인천광역시 중구 공항동로296번길 98', '98 Gonghangdong-ro 296beon-gil, Jung-gu, Incheon'),
    nearby: [[t('인천국제공항 화물터미널', 'Incheon Airport Cargo Terminal'), 1400]],
    facts: { floorM2: 11320, landM2: 8640, builtYear: 2022, floors: 3, occupancyPercent: '86.10' },
    operator: [
      t('영종냉장물류 주식회사', 'Yeongjong Cold Logistics Co., Ltd.'),
      '수도권에서 저온 창고 다섯 동을 운영합니다.',
      'Runs five cold stores around Seoul.',
      2014,
      'yeongjong-cold',
    ],
  },
  {
    id: 'ast_9nk5w2cs8v',
    slug: 'pangyo-tech-office',
    name: t('판교 테크 오피스', 'Pangyo Tech Offices'),
    summary: t(
      '판교테크노밸리의 8층 사무실. 소프트웨어 기업과 5년 임대 계약을 맺었습니다. 모집 준비 중입니다.',
      'Eight storeys of offices in Pangyo on a five-year lease to a software company; funding opens soon.',
    ),
    description: t(
      '판교 테크 오피스는 판교역에서 걸어서 9분 거리의 8층 건물로, 상장 소프트웨어 기업 한 곳이 5년 동안 모두 빌렸습니다.\n\n모집이 끝나면 매월 임대료를 나눕니다.',
      'Eight storeys, nine minutes on foot from Pangyo Station, all let for five years to one listed software company.\n\nOnce funded, it shares its rent every month.',
    ),
    coverAlt: t(
      '가로수 길에 선 판교의 유리 사무실 건물',
      'The glass offices on a tree-lined street in Pangyo',
    ),
    profile: { scene: 'city', contract: ['rental', 'commercial'], risk: 'low' },
    riskFactors: [
      [
        t('단일 임차인', 'Single tenant'),
        '계약이 끝난 뒤 임차인이 떠나면 건물 전체가 빌 수 있습니다.',
        'If the tenant leaves after the lease, the whole building is empty.',
      ],
    ],
    status: 'pending',
    statusReason: t(
      '2027년 2월 1일 오전 10시에 모집을 시작합니다.',
      'Funding opens on 1 February 2027 at 10:00.',
    ),
    terms: { apy: '6.60', minimum: '100', maximum: '100000', termMonths: 60 },
    payout: { schedule: 'monthly' },
    funding: { target: '4200000', raised: '0', investorCount: 0 },
    dates: { announcedOn: '2026-11-16', opensOn: '2027-02-01', closesOn: '2027-12-31', earnsFrom: null },
    place: { region: 'gyeonggi', city: t('성남시', 'Seongnam-si'), at: [37.4013, 127.1068] },
    address: t(
      '경기도 성남시 분당구 판교로256번길 19',
      '19 Pangyo-ro 256beon-gil, Bundang-gu, Seongnam-si, Gyeonggi-do',
    ),
    nearby: [[t('판교역', 'Pangyo Station'), 720]],
    facts: { floorM2: 9640, landM2: 2210, builtYear: 2013, floors: 8, rooms: 1, occupancyPercent: '100.00' },
    operator: [
      t('판교오피스관리 주식회사', 'Pangyo Office Management Co., Ltd.'),
      '판교와 분당에서 사무실 여섯 동을 관리합니다.',
      'Manages six office buildings in Pangyo and Bundang.',
      2011,
      'pangyo-office',
    ],
  },
  {
    id: 'ast_2tx7b5ym4h',
    slug: 'yeongdo-shipyard-hall',
    name: t('영도 조선소 창고', 'Yeongdo Shipyard Hall'),
    summary: t(
      '부산 영도의 옛 조선소 창고. 전시장으로 고친 뒤 매각합니다.',
      'A former shipyard hall in Yeongdo, Busan, to be turned into an exhibition hall and sold.',
    ),
    description: t(
      '영도 조선소 창고는 1937년에 지은 벽돌 창고입니다. 전시와 행사 공간으로 고치고 있으며, 문화 재단과 매각을 협의하고 있습니다.\n\n매각 전까지는 임시 대관료만 들어오므로 수익이 고르지 않습니다.',
      'A brick hall of 1937, being turned into a place for exhibitions and events; a cultural foundation is in talks to buy it.\n\nUntil the sale it earns only from occasional hire, so that months differ widely.',
    ),
    coverAlt: t(
      '배가 늘어선 부두 뒤로 불을 밝힌 옛 조선소 건물',
      'The lit building of the old shipyard behind a quay with boats',
    ),
    profile: { scene: 'marina', contract: ['sale', 'general'], risk: 'very_high' },
    riskFactors: [
      [
        t('매각 불확실', 'Uncertain sale'),
        '재단과의 협의가 깨지면 다른 매수자를 찾기 어렵습니다.',
        'If the talks fail, another buyer is hard to find.',
      ],
      [
        t('토양 정화', 'Soil'),
        '조선소 터의 토양을 정화하는 비용이 늘어날 수 있습니다.',
        'Cleaning the soil of the old shipyard may cost more than planned.',
      ],
      [
        t('원금 손실', 'Loss of principal'),
        '원금의 상당 부분을 잃을 수 있습니다.',
        'A large part of the principal can be lost.',
      ],
    ],
    terms: { apy: '15.50', minimum: '500', maximum: '20000', termMonths: 18 },
    payout: { schedule: 'quarterly' },
    funding: { target: '700000', raised: '154000', investorCount: 61 },
    dates: { announcedOn: '2026-06-29', opensOn: '2026-07-20', closesOn: '2027-03-31', earnsFrom: '2026-08' },
    place: { region: 'busan', city: t('영도구', 'Yeongdo-gu'), at: [35.0927, 129.0318] },
    address: t('부산광역시 영도구 대평로 51', '51 Daepyeong-ro, Yeongdo-gu, Busan'),
    nearby: [
      [t('깡깡이예술마을', 'Kangkangee Arts Village'), 300],
      [t('자갈치시장', 'Jagalchi Market'), 2100],
    ],
    facts: { floorM2: 3120, landM2: 4880, builtYear: 1937, floors: 1 },
    operator: [
      t('부산도시문화 주식회사', 'Busan Urban Culture Co., Ltd.'),
      '부산 원도심의 창고를 문화 공간으로 고칩니다.',
      'Turns warehouses of old Busan into places for culture.',
      2017,
      'busan-urban-culture',
    ],
  },
];
