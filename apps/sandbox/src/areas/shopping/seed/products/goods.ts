import { goods } from '../product-builders.ts';

/** Goods beside those of the contract's examples. */
export const GOODS = [
  goods({
    id: 'prd_8cv5m2gw4k',
    slug: 'hallabong-marmalade-set',
    name: ['한라봉 마멀레이드 세트', 'Hallabong marmalade set'],
    summary: [
      '서귀포 한라봉을 껍질째 졸인 마멀레이드 세 병',
      'Three jars of marmalade from whole Seogwipo hallabong',
    ],
    description: [
      '서귀포의 한라봉을 껍질째 썰어 설탕을 줄이고 오래 졸였습니다. 200g 세 병이 들어 있습니다.',
      'Whole hallabong from Seogwipo, cut by hand and cooked long with little sugar. Three jars of 200 g.',
    ],
    cover: ['한라봉 마멀레이드 세 병', 'Three jars of hallabong marmalade'],
    highlights: [
      ['과육 65%', '65% fruit'],
      ['보존료 없음', 'No preservatives'],
      ['선물 상자 포장', 'In a gift box'],
    ],
    sale: { price: '24', stock: 240 },
    listing: { listedOn: '2026-03-23', rating: 4.7, reviewCount: 61 },
  }),
  goods({
    id: 'prd_1rk7x4np8d',
    slug: 'gangneung-drip-coffee',
    name: ['강릉 드립백 커피 20개입', 'Gangneung drip coffee, 20 bags'],
    summary: [
      '안목 커피거리 로스터가 볶은 네 가지 원두',
      'Four roasts from a roaster of Anmok coffee street',
    ],
    description: [
      '강릉 안목해변의 로스터가 주문을 받고 볶습니다. 네 가지 원두가 다섯 봉씩 들어 있습니다.',
      'Roasted to order at Anmok beach in Gangneung: four origins, five bags each.',
    ],
    cover: ['바다를 배경으로 한 커피 잔과 드립백', 'A cup of coffee and drip bags by the sea'],
    highlights: [
      ['주문 후 로스팅', 'Roasted to order'],
      ['네 가지 원두', 'Four origins'],
      ['전국 무료 배송', 'Free delivery in all of Korea'],
    ],
    sale: { price: '29', stock: 310 },
    listing: { listedOn: '2026-04-06', rating: 4.5, reviewCount: 118 },
  }),
  goods({
    id: 'prd_6zf3t9by2q',
    slug: 'yeosu-dried-fish-set',
    name: ['여수 건어물 선물세트', 'Yeosu dried seafood set'],
    summary: [
      '여수 바닷바람에 말린 멸치, 새우, 쥐포',
      'Anchovies, shrimps and filefish dried in the wind of Yeosu',
    ],
    description: [
      '여수 앞바다에서 잡아 사흘 동안 바닷바람에 말렸습니다. 멸치 300g, 건새우 200g, 쥐포 10장입니다.',
      'Caught off Yeosu and dried for three days: 300 g of anchovies, 200 g of shrimps, ten filefish.',
    ],
    cover: ['보자기에 싼 건어물 선물 상자', 'A gift box of dried seafood in a wrapping cloth'],
    highlights: [
      ['자연 건조', 'Dried in the open'],
      ['보자기 포장', 'Wrapped in cloth'],
      ['당일 발송', 'Sent on the same day'],
    ],
    sale: { price: '52', stock: 76 },
    listing: { listedOn: '2026-08-31', rating: 4.4, reviewCount: 29 },
  }),
  goods({
    id: 'prd_3hq8d6vm5z',
    slug: 'gli-travel-tumbler',
    name: ['GLI 여행 텀블러', 'GLI travel tumbler'],
    summary: [
      '열두 시간 식지 않는 500ml 스테인리스 텀블러',
      'A 500 ml steel tumbler that keeps warm for twelve hours',
    ],
    description: [
      '가볍고 새지 않는 500ml 텀블러입니다. 제휴 리조트 카페에서 쓰면 음료를 10% 할인받습니다.',
      'Light, tight, 500 ml. Drinks are 10% off with it in the cafés of partner resorts.',
    ],
    cover: ['파란색 여행 텀블러', 'A blue travel tumbler'],
    highlights: [
      ['보온 12시간', 'Warm for 12 hours'],
      ['제휴 카페 10% 할인', '10% off in partner cafés'],
      ['각인 무료', 'Free engraving'],
    ],
    sale: { price: '32', stock: 154 },
    listing: { listedOn: '2026-05-11', rating: 4.8, reviewCount: 87, featuredPosition: 6 },
  }),
  goods({
    id: 'prd_7ws1k5jc3t',
    slug: 'gli-beach-towel',
    name: ['GLI 비치 타월', 'GLI beach towel'],
    summary: ['모래가 잘 털리는 와플 조직 대형 타월', 'A large waffle towel that sheds the sand'],
    description: [
      '가로 90cm, 세로 180cm의 면 타월입니다. 다음 여름에 다시 들어옵니다.',
      'Cotton, 90 by 180 cm. It comes back next summer.',
    ],
    cover: ['바다를 배경으로 쌓은 줄무늬 타월', 'Striped towels in a pile by the sea'],
    highlights: [
      ['모래가 붙지 않는 조직', 'Sheds the sand'],
      ['빠른 건조', 'Dries fast'],
      ['국내 생산', 'Made in Korea'],
    ],
    sale: { price: '27', stock: 0 },
    listing: { listedOn: '2026-06-01', rating: 4.2, reviewCount: 34 },
  }),
  goods({
    id: 'prd_5by4n7xh9g',
    slug: 'pine-forest-diffuser',
    name: ['솔숲 디퓨저', 'Pine forest diffuser'],
    summary: ['강릉 솔숲의 향을 담은 200ml 디퓨저', 'The scent of the pine forest of Gangneung, 200 ml'],
    description: [
      '강릉 솔향 빌라의 로비에서 쓰는 향입니다. 솔잎과 편백에서 얻은 오일을 썼고 두 달쯤 갑니다.',
      'The scent of the lobby of Gangneung Pine Villas, from oils of pine and hinoki. It lasts about two months.',
    ],
    cover: ['소나무 가지와 유리 디퓨저', 'A glass diffuser and a branch of pine'],
    highlights: [
      ['식물성 오일', 'Plant oils'],
      ['두 달 사용', 'Lasts two months'],
      ['리필 구매 가능', 'Refills on sale'],
    ],
    sale: { price: '41', stock: 98 },
    listing: { listedOn: '2026-10-26', rating: null, reviewCount: 2 },
  }),
];
