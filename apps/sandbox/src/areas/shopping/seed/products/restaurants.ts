import { restaurant } from '../product-builders.ts';

/** Restaurants beside that of the contract's examples. */
export const RESTAURANTS = [
  restaurant({
    id: 'prd_2gd6r9wk4v',
    slug: 'aewol-black-pork-grill',
    name: ['애월 흑돼지 숯불구이', 'Aewol black pork grill'],
    summary: ['제주 흑돼지를 참숯에 굽는 바닷가 식당', 'Jeju black pork on charcoal, by the sea'],
    description: [
      '제주 흑돼지 오겹살과 목살 300g을 직원이 구워 드립니다. 된장찌개와 냉면이 함께 나옵니다.',
      '300 g of black pork belly and neck, grilled at your table, with soybean stew and cold noodles.',
    ],
    cover: ['숯불 위의 흑돼지 구이', 'Black pork on a charcoal grill'],
    highlights: [
      ['제주산 흑돼지', 'Black pork from Jeju'],
      ['직접 구워 주는 서비스', 'Grilled for you'],
      ['애월 바다 앞', 'On the sea of Aewol'],
    ],
    place: ['제주 애월', 'Aewol, Jeju'],
    address: [
      '제주특별자치도 제주시 애월읍 애월해안로 380',
      '380 Aewolhaean-ro, Aewol-eup, Jeju-si, Jeju-do',
    ],
    directions: ['애월 오션 리조트에서 걸어서 7분입니다.', '7 minutes on foot from Aewol Ocean Resort.'],
    coordinates: [33.4681, 126.3362],
    sale: { price: '45', visitTimes: ['12:00', '18:00', '20:00'] },
    listing: { listedOn: '2026-05-18', rating: 4.6, reviewCount: 142 },
  }),
  restaurant({
    id: 'prd_9nf2y7zp1c',
    slug: 'yeosu-marina-brunch',
    name: ['여수 마리나 브런치', 'Yeosu marina brunch'],
    summary: ['요트 선착장 옆 테라스에서 즐기는 브런치', 'Brunch on a terrace beside the yachts'],
    description: [
      '돌문어 샐러드와 갓 구운 빵, 커피가 나옵니다. 날이 좋으면 테라스 자리를 드립니다.',
      'Octopus salad, bread from the oven, and coffee; on the terrace when the weather is fine.',
    ],
    cover: ['요트가 보이는 테라스의 브런치', 'Brunch on a terrace with yachts behind'],
    highlights: [
      ['요트 전망 테라스', 'Terrace with yachts'],
      ['여수 돌문어', 'Octopus of Yeosu'],
      ['커피 무제한', 'Free refills of coffee'],
    ],
    place: ['전남 여수', 'Yeosu, Jeonnam'],
    address: ['전라남도 여수시 웅천남6로 86', '86 Ungcheonnam 6-ro, Yeosu-si, Jeollanam-do'],
    directions: ['여수엑스포역에서 차로 15분입니다.', '15 minutes by car from Yeosu Expo station.'],
    coordinates: [34.7431, 127.6691],
    sale: { price: '28', visitTimes: ['10:00', '11:30'] },
    listing: { listedOn: '2026-06-22', rating: 4.3, reviewCount: 55 },
  }),
  restaurant({
    id: 'prd_4kx8v3tm6b',
    slug: 'seongsu-rooftop-omakase',
    name: ['성수 루프탑 오마카세', 'Seongsu rooftop omakase'],
    summary: [
      '서울 야경을 보며 즐기는 열다섯 점 스시 오마카세',
      'Fifteen pieces of sushi above the lights of Seoul',
    ],
    description: [
      '성수 커머스 타워 옥상의 열두 석 카운터입니다. 제철 생선 열다섯 점과 술 두 잔을 냅니다.\n\n코스는 두 시간쯤 걸립니다.',
      'A counter on the roof of Seongsu Commerce Tower: fifteen pieces of the season and two glasses of sake.\n\nIt takes about two hours.',
    ],
    cover: ['서울 야경이 보이는 스시 카운터', 'A sushi counter above the lights of Seoul'],
    highlights: [
      ['열다섯 점 코스', 'Fifteen pieces'],
      ['루프탑 야경', 'Night view from the roof'],
      ['사케 두 잔 포함', 'Two glasses of sake included'],
    ],
    place: ['서울 성수', 'Seongsu, Seoul'],
    address: ['서울특별시 성동구 성수이로 118', '118 Seongsui-ro, Seongdong-gu, Seoul'],
    directions: [
      '지하철 2호선 성수역에서 걸어서 5분입니다.',
      '5 minutes on foot from Seongsu station, line 2.',
    ],
    coordinates: [37.5436, 127.0561],
    sale: { price: '180', visitTimes: ['17:00', '19:30'] },
    listing: { listedOn: '2026-09-07', rating: 4.9, reviewCount: 38 },
  }),
  restaurant({
    id: 'prd_8vm1h6qs5r',
    slug: 'sokcho-snow-crab-course',
    name: ['속초 대게 코스', 'Sokcho snow crab course'],
    summary: ['동명항에서 바로 쪄 내는 대게와 게장 볶음밥', 'Snow crab steamed at Dongmyeong harbour'],
    description: [
      '그날 들어온 대게를 바로 쪄 냅니다. 회 한 접시와 게장 볶음밥이 함께 나옵니다.',
      'Snow crab of the day, steamed as you come, with raw fish and fried rice.',
    ],
    cover: ['찜기에서 막 꺼낸 대게', 'A snow crab fresh from the steamer'],
    highlights: [
      ['당일 입항 대게', 'Crab landed that day'],
      ['게장 볶음밥', 'Fried rice in the shell'],
      ['항구 전망', 'View of the harbour'],
    ],
    place: ['강원 속초', 'Sokcho, Gangwon'],
    address: ['강원특별자치도 속초시 영금정로 42', '42 Yeonggeumjeong-ro, Sokcho-si, Gangwon-do'],
    directions: ['속초 영랑호 호텔에서 택시로 8분입니다.', '8 minutes by taxi from Sokcho Lakeside Hotel.'],
    coordinates: [38.2123, 128.6006],
    sale: { price: '95', visitTimes: ['11:30', '13:00', '17:30', '19:00'] },
    listing: { listedOn: '2026-10-12', rating: 4.5, reviewCount: 73 },
  }),
];
