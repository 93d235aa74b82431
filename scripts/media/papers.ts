export type Kind = 'prospectus' | 'appraisal' | 'registry' | 'insurance';

/** What the papers say of an asset; figures of the contract's cast (`openapi/README.md`). */
export type AssetPaper = {
  name: string;
  place: string;
  category: string;
  risk: string;
  apy: string;
  termMonths: number;
  minimum: string;
  target: string;
  raised: string;
  progress: string;
  status: string;
  landArea: string;
  floorArea: string | null;
  built: string | null;
  /** Day of issue of each paper there is. */
  papers: Partial<Record<Kind, string>>;
};

export const assets: Record<string, AssetPaper> = {
  'aewol-ocean-resort': {
    name: 'Aewol Ocean Resort',
    place: '1024 Aewolhaean-ro, Aewol-eup, Jeju-si, Jeju-do',
    category: 'Resort',
    risk: 'Medium',
    apy: '8.50',
    termMonths: 36,
    minimum: '100',
    target: '2,000,000',
    raised: '1,365,000',
    progress: '68.25',
    status: 'Available',
    landArea: '21,340',
    floorArea: '14,820.5',
    built: '2019',
    papers: {
      prospectus: '2026-03-02',
      appraisal: '2026-02-20',
      registry: '2026-11-02',
      insurance: '2026-07-01',
    },
  },
  'gangneung-pine-villas': {
    name: 'Gangneung Pine Villas',
    place: 'Gangneung-si, Gangwon-do',
    category: 'Residential',
    risk: 'Low',
    apy: '6.80',
    termMonths: 24,
    minimum: '50',
    target: '800,000',
    raised: '592,000',
    progress: '74.00',
    status: 'Available',
    landArea: '6,120',
    floorArea: '2,976',
    built: '2021',
    papers: {
      prospectus: '2026-02-19',
      appraisal: '2026-02-05',
      registry: '2026-10-05',
      insurance: '2026-03-02',
    },
  },
  'seongsu-commerce-tower': {
    name: 'Seongsu Commerce Tower',
    place: '88 Yeonmujang-gil, Seongdong-gu, Seoul',
    category: 'Commercial',
    risk: 'High',
    apy: '11.20',
    termMonths: 48,
    minimum: '500',
    target: '5,000,000',
    raised: '2,150,000',
    progress: '43.00',
    status: 'Available',
    landArea: '1,120.4',
    floorArea: '9,870',
    built: '2023',
    papers: {
      prospectus: '2026-01-12',
      appraisal: '2025-12-18',
      registry: '2026-11-02',
      insurance: '2026-02-01',
    },
  },
  'yeosu-marina-suites': {
    name: 'Yeosu Marina Suites',
    place: '55 Yeulmaru-ro, Yeosu-si, Jeollanam-do',
    category: 'Resort',
    risk: 'Medium',
    apy: '9.10',
    termMonths: 36,
    minimum: '200',
    target: '1,200,000',
    raised: '1,200,000',
    progress: '100.00',
    status: 'Completed',
    landArea: '3,980',
    floorArea: '6,240',
    built: '2020',
    papers: {
      prospectus: '2025-12-29',
      appraisal: '2025-12-10',
      registry: '2026-06-15',
      insurance: '2026-01-05',
    },
  },
  'pyeongchang-ski-chalets': {
    name: 'Pyeongchang Ski Chalets',
    place: '221 Solbong-ro, Daegwallyeong-myeon, Pyeongchang-gun',
    category: 'Resort',
    risk: 'Very high',
    apy: '14.00',
    termMonths: 36,
    minimum: '300',
    target: '1,500,000',
    raised: '0',
    progress: '0.00',
    status: 'Preparing',
    landArea: '18,450',
    floorArea: '2,610',
    built: '2027 (planned)',
    papers: { prospectus: '2026-11-16' },
  },
  'songdo-logistics-land': {
    name: 'Songdo Logistics Land',
    place: '1103 Sinhang-daero, Yeonsu-gu, Incheon',
    category: 'Land',
    risk: 'High',
    apy: '10.40',
    termMonths: 30,
    minimum: '1,000',
    target: '3,000,000',
    raised: '1,020,000',
    progress: '34.00',
    status: 'Paused',
    landArea: '33,058',
    floorArea: null,
    built: null,
    papers: { prospectus: '2026-04-20', appraisal: '2026-04-02', registry: '2026-11-12' },
  },
};
