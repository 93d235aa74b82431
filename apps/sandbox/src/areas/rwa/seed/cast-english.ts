// English of what the contract shows in Korean only; the order of the parts is that of the examples.

export type EnglishTexts = {
  readonly description: string;
  readonly risks: ReadonlyArray<readonly [title: string, text: string]>;
  readonly address: string;
  readonly nearby: readonly string[];
  /** Alternatives of the pictures after the cover. */
  readonly pictures: readonly string[];
  readonly otherFacts: ReadonlyArray<readonly [label: string, value: string]>;
  readonly operator: readonly [name: string, description: string];
};

/** By the asset's slug; Aewol is in the contract. */
export const CAST_ENGLISH: Readonly<Record<string, EnglishTexts>> = {
  'gangneung-pine-villas': {
    description:
      'Gangneung Pine Villas are 24 two-storey villas beside the pine grove of Songjeong Beach. Twenty-three of them are let on leases of a year and more.\n\nRent less upkeep is settled every quarter and credited on the 10th of January, April, July and October.',
    risks: [
      ['Vacancy', 'When a tenant leaves, a villa may stand empty for a month or two before the next lease.'],
      ['Falling rents', 'Many new homes in the region may push rents down.'],
    ],
    address: '18 Songjeong-gil 30beon-gil, Gangneung-si, Gangwon-do',
    nearby: ['Songjeong Beach', 'Anmok Coffee Street', 'Gangneung Station'],
    pictures: ['The pine grove and the sea from the terrace of a villa', 'A sunlit living room'],
    otherFacts: [
      ['Average lease', '17 months'],
      ['Heating', 'Individual city gas'],
    ],
    operator: ['Solhyang Living Management Co., Ltd.', 'Manages 310 rented homes in the Gangwon region.'],
  },
  'seongsu-commerce-tower': {
    description:
      'Seongsu Commerce Tower is a 12-storey commercial building, six minutes on foot from Seongsu Station. Pop-up shops take the first three floors, offices of brands the rest.\n\nPop-up shops pay high rents on short contracts, at the price of empty spells. Rent is settled every month and credited on the 10th of the next.',
    risks: [
      [
        'Short leases',
        '58% of revenue comes from pop-up contracts of three months or less. If fashions change, rent may fall far.',
      ],
      ['Debt', '35% of the purchase price is a loan; higher interest reduces earnings.'],
      ['No early redemption', 'The principal cannot be withdrawn before maturity.'],
    ],
    address: '88 Yeonmujang-gil, Seongdong-gu, Seoul',
    nearby: ['Seongsu Station', 'Seoul Forest'],
    pictures: ['The Han River and Seoul Forest from the roof', 'A pop-up shop on the ground floor'],
    otherFacts: [
      ['Loan', '35% of the purchase price'],
      ['Main tenants', 'Nine fashion brands, two cafés, four studios'],
    ],
    operator: [
      'Seongsu Asset Management Co., Ltd.',
      'Lets seven commercial buildings in Seongsu and Euljiro.',
    ],
  },
  'yeosu-marina-suites': {
    description:
      'Yeosu Marina Suites are 60 serviced suites with kitchens in front of Ungcheon Marina. The target was reached on 12 June 2026; no new investments are taken, and existing ones go on earning every month.',
    risks: [
      [
        'Seasonal revenue',
        'Revenue crowds in the summer holidays and festivals, so that other months may yield less.',
      ],
      ['More competition', 'A new hotel nearby may push room rates down.'],
    ],
    address: '55 Yeulmaru-ro, Yeosu-si, Jeollanam-do',
    nearby: ['Ungcheon Waterfront Park', 'Yeosu Expo Station'],
    pictures: ['The yacht harbour from a living room', 'Inside a suite with its kitchen'],
    otherFacts: [['Facilities', 'Use of the yacht harbour, rooftop lounge']],
    operator: ['Yeosu Marina Residence Co., Ltd.', 'Runs three residences on the south coast.'],
  },
  'pyeongchang-ski-chalets': {
    description:
      'Pyeongchang Ski Chalets are 18 detached chalets being built seven minutes by car from the slopes. They are to be finished in November 2027 and to open for the winter season of 2027.\n\nThere are no earnings before that; afterwards room revenue is settled every quarter. Funding opens on 15 January 2027.',
    risks: [
      [
        'Delay',
        'If building runs late and the first winter is missed, there may be no earnings for almost a year.',
      ],
      [
        'Loss of principal',
        'If costs rise sharply or the project stops, a large part of the principal can be lost.',
      ],
      ['Snow', 'In a year with little snow the season is short and revenue falls.'],
    ],
    address: '221 Solbong-ro, Daegwallyeong-myeon, Pyeongchang-gun, Gangwon-do',
    nearby: ['Ski slopes', 'Jinbu Station'],
    pictures: [
      'The ridge of Daegwallyeong from the terrace',
      'Artist’s view of the living room with its fireplace',
    ],
    otherFacts: [['Progress', '12% (November 2026)']],
    operator: [
      'Pyeongchang Chalet Development Co., Ltd.',
      'Builds and runs small lodgings in the mountains of Gangwon.',
    ],
  },
  'songdo-logistics-land': {
    description:
      'Songdo Logistics Land lies three kilometres from Incheon New Port. It is let as a container yard for now and to be sold in 2028, once a logistics centre is permitted.\n\nNew investments are paused while a change of the permit is under review. Existing ones go on earning rent every quarter.',
    risks: [
      ['Permits', 'Without a permit for a logistics centre the price may be far lower.'],
      ['Time of sale', 'Without a buyer, maturity may be delayed.'],
    ],
    address: '1103 Sinhang-daero, Songdo-dong, Yeonsu-gu, Incheon',
    nearby: ['Incheon New Port', 'Incheon International Airport'],
    pictures: ['The cranes of Incheon New Port from the plot'],
    otherFacts: [
      ['Zoning', 'Semi-industrial area'],
      ['Tenant', 'One container yard, until March 2028'],
    ],
    operator: [
      'Seohae Logistics Development Co., Ltd.',
      'Develops and lets logistics land on the west coast.',
    ],
  },
};
