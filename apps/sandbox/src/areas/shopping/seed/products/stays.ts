import { type Both, stay } from '../product-builders.ts';

const WIFI: Both = ['무료 와이파이', 'Free Wi-Fi'];
const BATHTUB: Both = ['욕조', 'Bathtub'];
const KITCHEN: Both = ['주방', 'Kitchen'];
const QUEEN: Both = ['퀸 침대 1개', '1 queen bed'];
const KING_AND_SINGLE: Both = ['킹 침대 1개, 싱글 침대 1개', '1 king bed, 1 single bed'];
const KING_AND_SOFA: Both = ['킹 침대 1개, 소파 베드 1개', '1 king bed, 1 sofa bed'];

/** Stays beside those of the contract's examples. */
export const STAYS = [
  stay({
    id: 'prd_5mk2v8qd7h',
    slug: 'sokcho-lakeside-hotel-stay',
    name: ['속초 영랑호 호텔 숙박', 'Sokcho Lakeside Hotel stay'],
    summary: [
      '설악산이 비치는 영랑호 앞, 온천이 있는 호텔',
      'A hotel with a hot spring on the lake that mirrors Seoraksan',
    ],
    description: [
      '영랑호 산책로와 이어지는 호텔입니다. 지하 600m에서 끌어올린 온천을 투숙객 모두 무료로 이용합니다.\n\n설악산 국립공원까지 셔틀버스를 하루 세 번 운행합니다.',
      'A hotel on the path around Yeongnang lake. All guests use the hot spring, drawn from 600 m below, for free.\n\nA shuttle bus runs to Seoraksan National Park three times a day.',
    ],
    cover: ['산을 배경으로 물가에 선 호텔', 'A hotel on the water, mountains behind it'],
    highlights: [
      ['천연 온천 무료', 'Hot spring included'],
      ['호수 산책로 바로 앞', 'On the lakeside path'],
      ['설악산 셔틀버스', 'Shuttle bus to Seoraksan'],
    ],
    place: ['강원 속초', 'Sokcho, Gangwon'],
    address: ['강원특별자치도 속초시 영랑호반길 140', '140 Yeongnanghoban-gil, Sokcho-si, Gangwon-do'],
    directions: [
      '속초고속버스터미널에서 택시로 10분입니다.',
      '10 minutes by taxi from Sokcho express bus terminal.',
    ],
    coordinates: [38.2189, 128.5842],
    listing: { listedOn: '2026-03-16', rating: 4.4, reviewCount: 132 },
    rooms: [
      {
        name: ['스탠다드 레이크', 'Standard Lake'],
        figures: { type: 'standard', price: '130', capacity: 2, sqm: 26, count: 30, free: 9 },
        beds: QUEEN,
        amenities: [['호수 전망', 'Lake view'], WIFI],
      },
      {
        name: ['디럭스 마운틴', 'Deluxe Mountain'],
        figures: { type: 'deluxe', price: '190', capacity: 3, sqm: 36, count: 18, free: 5 },
        beds: KING_AND_SINGLE,
        amenities: [['설악산 전망', 'View of Seoraksan'], BATHTUB, WIFI],
      },
      {
        name: ['온천 스위트', 'Hot Spring Suite'],
        figures: { type: 'suite', price: '320', capacity: 4, sqm: 58, count: 6, free: 2 },
        beds: KING_AND_SOFA,
        amenities: [
          ['객실 온천탕', 'Hot spring bath in the room'],
          ['거실 분리', 'Separate living room'],
          WIFI,
        ],
      },
    ],
  }),
  stay({
    id: 'prd_9xw4c1tb6n',
    slug: 'seogwipo-stone-wall-stay',
    name: ['서귀포 돌담 스테이 숙박', 'Seogwipo Stone Wall stay'],
    summary: ['감귤밭 사이 옛 돌집을 고친 독채', 'Old stone houses, restored, among tangerine orchards'],
    description: [
      '백 년 된 제주 돌집 네 채를 고쳐 만든 독채 숙소입니다. 마당마다 작은 노천탕이 있습니다.\n\n11월부터 1월까지 옆 농장에서 감귤을 직접 딸 수 있습니다.',
      'Four Jeju stone houses of a hundred years, restored. Each has a small open-air bath in its yard.\n\nFrom November to January guests pick tangerines on the farm next door.',
    ],
    cover: ['나무에 둘러싸인 돌집', 'Stone houses among trees'],
    highlights: [
      ['한 채를 통째로', 'A house to yourself'],
      ['마당 노천탕', 'Open-air bath'],
      ['감귤 따기 체험', 'Tangerine picking'],
    ],
    place: ['제주 서귀포', 'Seogwipo, Jeju'],
    address: ['제주특별자치도 서귀포시 남원읍 태위로 571', '571 Taewi-ro, Namwon-eup, Seogwipo-si, Jeju-do'],
    directions: ['제주국제공항에서 차로 55분입니다.', '55 minutes by car from Jeju airport.'],
    coordinates: [33.2795, 126.7198],
    listing: { listedOn: '2026-06-08', rating: 4.9, reviewCount: 58, featuredPosition: 4 },
    rooms: [
      {
        name: ['안거리', 'Inner House'],
        figures: { type: 'standard', price: '170', capacity: 2, sqm: 40, count: 6, free: 2 },
        beds: QUEEN,
        amenities: [['노천탕', 'Open-air bath'], KITCHEN, WIFI],
      },
      {
        name: ['밖거리 독채', 'Outer House'],
        figures: { type: 'villa', price: '360', capacity: 6, sqm: 84, count: 4, free: 1 },
        beds: ['킹 침대 2개, 요 2채', '2 king beds, 2 floor mattresses'],
        amenities: [['넓은 마당', 'Large yard'], ['노천탕', 'Open-air bath'], KITCHEN, WIFI],
      },
    ],
  }),
  stay({
    id: 'prd_2jn7z5rf9y',
    slug: 'haeundae-sky-suites-stay',
    name: ['해운대 스카이 스위트 숙박', 'Haeundae Sky Suites stay'],
    summary: [
      '해운대 백사장과 광안대교가 내려다보이는 고층 스위트',
      'High-rise suites above Haeundae beach and Gwangan Bridge',
    ],
    description: [
      '해운대 해변 앞 42층 건물의 30층부터 객실이 있습니다. 옥상 인피니티 풀은 밤 10시까지 엽니다.\n\n지하철역과 지하로 이어져 비 오는 날에도 편합니다.',
      'Rooms from the 30th of 42 floors on Haeundae beach. The infinity pool on the roof is open until 22:00.\n\nAn underground passage leads to the subway.',
    ],
    cover: ['노을 진 거리에 선 고층 호텔', 'A high-rise hotel in a street at sunset'],
    highlights: [
      ['30층 이상 전 객실', 'Every room on floor 30 or above'],
      ['옥상 인피니티 풀', 'Infinity pool on the roof'],
      ['해운대역 바로 앞', 'At Haeundae station'],
    ],
    place: ['부산 해운대', 'Haeundae, Busan'],
    address: ['부산광역시 해운대구 해운대해변로 264', '264 Haeundaehaebyeon-ro, Haeundae-gu, Busan'],
    directions: [
      '부산 지하철 2호선 해운대역에서 걸어서 6분입니다.',
      '6 minutes on foot from Haeundae station, line 2.',
    ],
    coordinates: [35.1587, 129.1604],
    listing: { listedOn: '2026-04-13', rating: 4.6, reviewCount: 176, featuredPosition: 5 },
    rooms: [
      {
        name: ['디럭스 비치', 'Deluxe Beach'],
        figures: { type: 'deluxe', price: '240', capacity: 3, sqm: 42, count: 20, free: 6 },
        beds: KING_AND_SINGLE,
        amenities: [['해변 전망', 'Beach view'], BATHTUB, WIFI],
      },
      {
        name: ['브리지 스위트', 'Bridge Suite'],
        figures: { type: 'suite', price: '420', capacity: 4, sqm: 74, count: 8, free: 2 },
        beds: KING_AND_SOFA,
        amenities: [
          ['광안대교 전망', 'View of Gwangan Bridge'],
          ['거실 분리', 'Separate living room'],
          BATHTUB,
          WIFI,
        ],
      },
    ],
  }),
  stay({
    id: 'prd_4tb9h3kx1m',
    slug: 'namhae-terrace-stay',
    name: ['남해 다랭이 테라스 숙박', 'Namhae Terrace stay'],
    summary: [
      '다랭이논과 남해 바다를 내려다보는 언덕 위 숙소',
      'A house on the hill above rice terraces and the south sea',
    ],
    description: [
      '가천 다랭이마을 언덕에 있는 숙소입니다. 모든 객실에 바다를 향한 테라스가 있습니다.\n\n아침에는 마을 주민이 차린 시골 밥상을 드립니다.',
      'On the hill of Gacheon, the village of rice terraces. Every room has a terrace facing the sea.\n\nNeighbours from the village prepare a country breakfast.',
    ],
    cover: ['테라스에서 바라본 남해 바다', 'The south sea from a terrace'],
    highlights: [
      ['객실마다 바다 테라스', 'A terrace on the sea in every room'],
      ['시골 밥상 조식', 'Country breakfast'],
      ['별이 보이는 밤', 'Nights full of stars'],
    ],
    place: ['경남 남해', 'Namhae, Gyeongnam'],
    address: ['경상남도 남해군 남면 남면로 702', '702 Nammyeon-ro, Nam-myeon, Namhae-gun, Gyeongsangnam-do'],
    directions: ['남해공용터미널에서 택시로 30분입니다.', '30 minutes by taxi from Namhae bus terminal.'],
    coordinates: [34.7276, 127.8941],
    listing: { listedOn: '2026-07-20', rating: 4.3, reviewCount: 41 },
    rooms: [
      {
        name: ['테라스 룸', 'Terrace Room'],
        figures: { type: 'standard', price: '110', capacity: 2, sqm: 30, count: 10, free: 4 },
        beds: QUEEN,
        amenities: [['바다 테라스', 'Terrace on the sea'], WIFI],
      },
      {
        name: ['다랭이 빌라', 'Terrace Villa'],
        figures: { type: 'villa', price: '280', capacity: 6, sqm: 88, count: 4, free: 2 },
        beds: ['킹 침대 2개, 싱글 침대 2개', '2 king beds, 2 single beds'],
        amenities: [['바비큐 마당', 'Barbecue yard'], KITCHEN, WIFI],
      },
    ],
  }),
];
