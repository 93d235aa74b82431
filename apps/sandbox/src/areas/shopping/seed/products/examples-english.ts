import type { RoomTexts } from '../../schema.ts';
import { POLICIES } from '../product-builders.ts';
import { type ProductWords, picture } from '../product-seed.ts';

// The contract shows these four products in full in Korean only. Names, summaries and the alternative texts of covers
// are those of its English list.

const pine = '/media/assets/gangneung-pine-villas';
const marina = '/media/assets/yeosu-marina-suites';

const villas: Record<'standard' | 'villa', RoomTexts> = {
  standard: {
    name: 'Forest View Studio',
    beds: '1 queen bed',
    amenities: ['Kitchen', 'Washing machine', 'Free Wi-Fi'],
    picture: picture(`${pine}/interior.svg`, 'The living room of a studio, pines outside'),
  },
  villa: {
    name: 'Pine Villa',
    beds: '2 king beds, 2 floor mattresses',
    amenities: ['Yard', 'Kitchen', 'Washing machine', 'Free Wi-Fi'],
    picture: picture(`${pine}/cover.svg`, 'A villa with a yard'),
  },
};

/** English words of the contract's products by id. */
export const EXAMPLES_ENGLISH: Readonly<Record<string, ProductWords>> = {
  prd_7gy1v5hc9m: {
    texts: {
      name: 'Jeju tangerine gift box',
      summary: '5 kg of field-grown tangerines straight from a farm in Aewol',
      description: [
        'Three farms in Aewol pick field-grown tangerines in the morning and pack them on the same day. A box holds 5 kg, about 50 pieces.',
        'It leaves on the next working day; delivery is free, to the islands too.',
      ].join('\n\n'),
      pictures: [picture('/media/products/jeju-tangerine-box/cover.svg', 'Jeju tangerines in a box')],
      highlights: ['Picked and packed on one day', 'Free delivery in all of Korea', 'With a message card'],
      location: null,
      policySummary: POLICIES.goods.en,
    },
    rooms: {},
  },
  prd_3ks9x6bp4z: {
    texts: {
      name: 'Gangneung seaside dinner',
      summary: 'Seven courses of seafood with a view of the sea at Gyeongpo',
      description: [
        'Seven courses of the fish that came into Jumunjin harbour that day, and Chodang tofu. Every table has a view of the sea.',
        'Please write allergies into the note.',
      ].join('\n\n'),
      pictures: [
        picture(
          '/media/products/gangneung-seaside-dinner/cover.svg',
          'A dinner table by a window on the sea',
        ),
      ],
      highlights: [
        'Sea view from every table',
        'Fish of the season, landed that day',
        'Vegan courses on request',
      ],
      location: {
        place: 'Gangneung, Gangwon',
        address: '348 Changhae-ro, Gangneung-si, Gangwon-do',
        directions: '15 minutes by taxi from Gangneung KTX station.',
      },
      policySummary: POLICIES.restaurant.en,
    },
    rooms: {},
  },
  prd_8qd3f7nw5x: {
    texts: {
      name: 'Gangneung Pine Villas stay',
      summary: 'Quiet villas with kitchens between a pine forest and the beach',
      description: [
        'Villas between Gyeongpo beach and a pine forest. Each has a kitchen and a washing machine, good for long stays.',
        'One dog is welcome.',
      ].join('\n\n'),
      pictures: [
        picture(`${pine}/cover.svg`, 'Gangneung Pine Villas among pines'),
        picture(`${pine}/view.svg`, 'The sea behind the pines'),
      ],
      highlights: ['5 minutes on foot to the beach', 'A kitchen in every room', 'Dogs welcome'],
      location: {
        place: 'Gangneung, Gangwon',
        address: '535 Haean-ro, Gangneung-si, Gangwon-do',
        directions: '12 minutes by taxi from Gangneung KTX station.',
      },
      policySummary: POLICIES.resort.en,
    },
    rooms: villas,
  },
  prd_1tz6c9hv3k: {
    texts: {
      name: 'Yeosu Marina Suites stay',
      summary: 'Suites above the marina with the night view of Yeosu',
      description: [
        'Suites at Ungcheon Marina in Yeosu. Guests take the yacht tour at half price.',
        'Because of repairs no room is free until the end of November; December opens when they are done.',
      ].join('\n\n'),
      pictures: [
        picture(`${marina}/cover.svg`, 'Yeosu Marina Suites behind a row of yachts'),
        picture(`${marina}/view.svg`, 'The night sea of Yeosu seen from a room'),
      ],
      highlights: ['Night view of Yeosu', 'Yacht tour at half price', '15 minutes by car from Expo station'],
      location: {
        place: 'Yeosu, Jeonnam',
        address: '80 Ungcheonnam 6-ro, Yeosu-si, Jeollanam-do',
        directions: null,
      },
      policySummary: POLICIES.resort.en,
    },
    rooms: {
      suite: {
        name: 'Marina Suite',
        beds: '1 king bed, 1 sofa bed',
        amenities: ['Marina view', 'Bathtub', 'Free Wi-Fi'],
        picture: picture(`${marina}/interior.svg`, 'A suite with a view of the marina'),
      },
    },
  },
};
