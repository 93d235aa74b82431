import type { ContractKind, ContractType, RiskLevel, RwaAssetStatus } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../core/data/database.ts';
import { type Entry, transfer } from '../../../core/ledger/ledger.ts';
import { postEntries } from '../../../core/ledger/post-entries.ts';
import type { Text } from '../../../core/text/text.ts';
import { addDays } from '../../../core/time/calendar.ts';
import { rwaAssetDetails, rwaAssets } from '../schema.ts';
import { type AssetSeed, type Regions, readRegions } from './asset-files.ts';
import { toPictures } from './asset-media.ts';
import { type SeededAsset, toSeededAsset } from './seeded-asset.ts';
import { shiftAsset } from './shift-dates.ts';

const COUNT = 10_000;
/** Rows per statement. */
const CHUNK = 2_000;

type Category = { readonly id: string; readonly slug: string };

/** Inserts ten thousand assets for testing lists and search under load, the same ones every time. */
export async function insertGenerated(
  db: Database,
  categories: readonly Category[],
  months: number,
): Promise<void> {
  const regions = readRegions();
  for (let from = 0; from < COUNT; from += CHUNK) {
    const assets = Array.from({ length: Math.min(CHUNK, COUNT - from) }, (_, index) =>
      shiftAsset(toGeneratedAsset(from + index, categories, regions), months),
    );
    const rows = assets.map(({ row }) => row);
    const details = assets.map((asset) => ({ assetId: asset.row.id, details: asset.details }));
    await insertJson(db, rwaAssets, rows);
    await insertJson(db, rwaAssetDetails, details);
    await fund(db, assets);
  }
}

/** Funds many assets in one posting, because the raised amounts come from outside the demo data. */
async function fund(db: Database, assets: readonly SeededAsset[]): Promise<void> {
  const entries: Entry[] = assets.flatMap(({ row }) =>
    decimal.isZero(row.raised)
      ? []
      : transfer(row.token, row.raised, { platform: 'outside' }, { asset: row.id }),
  );
  const postedAt = new Date(Math.min(...assets.map(({ row }) => row.opensAt.getTime())));
  await postEntries(db, { kind: 'asset_funding', entries }, { memberId: null, postedAt });
}

/** Inserts rows as one JSON text, several times faster than one parameter per value. */
async function insertJson(db: Database, table: PgTable, rows: readonly Record<string, unknown>[]) {
  const names = Object.keys(getTableColumns(table));
  const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const objects = rows.map((row) =>
    Object.fromEntries(names.map((name) => [snake(name), row[name] ?? null])),
  );
  await db.execute(
    sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(objects)}::jsonb)`,
  );
}

const PLACES: ReadonlyArray<readonly [Text, keyof Regions, latitude: number, longitude: number]> = [
  [{ ko: '제주시', en: 'Jeju-si' }, 'jeju', 33.4996, 126.5312],
  [{ ko: '서귀포시', en: 'Seogwipo-si' }, 'jeju', 33.2541, 126.5601],
  [{ ko: '해운대구', en: 'Haeundae-gu' }, 'busan', 35.1631, 129.1636],
  [{ ko: '기장군', en: 'Gijang-gun' }, 'busan', 35.2446, 129.2222],
  [{ ko: '강남구', en: 'Gangnam-gu' }, 'seoul', 37.5172, 127.0473],
  [{ ko: '용산구', en: 'Yongsan-gu' }, 'seoul', 37.5324, 126.9905],
  [{ ko: '연수구', en: 'Yeonsu-gu' }, 'incheon', 37.4104, 126.6783],
  [{ ko: '강화군', en: 'Ganghwa-gun' }, 'incheon', 37.7469, 126.4879],
  [{ ko: '속초시', en: 'Sokcho-si' }, 'gangwon', 38.207, 128.5918],
  [{ ko: '양양군', en: 'Yangyang-gun' }, 'gangwon', 38.0754, 128.6189],
  [{ ko: '춘천시', en: 'Chuncheon-si' }, 'gangwon', 37.8813, 127.73],
  [{ ko: '단양군', en: 'Danyang-gun' }, 'chungbuk', 36.9845, 128.3655],
  [{ ko: '태안군', en: 'Taean-gun' }, 'chungnam', 36.7456, 126.2979],
  [{ ko: '공주시', en: 'Gongju-si' }, 'chungnam', 36.4465, 127.119],
  [{ ko: '군산시', en: 'Gunsan-si' }, 'jeonbuk', 35.9677, 126.7366],
  [{ ko: '순천시', en: 'Suncheon-si' }, 'jeonnam', 34.9507, 127.4872],
  [{ ko: '담양군', en: 'Damyang-gun' }, 'jeonnam', 35.3211, 126.988],
  [{ ko: '포항시', en: 'Pohang-si' }, 'gyeongbuk', 36.019, 129.3435],
  [{ ko: '안동시', en: 'Andong-si' }, 'gyeongbuk', 36.5684, 128.7294],
  [{ ko: '통영시', en: 'Tongyeong-si' }, 'gyeongnam', 34.8544, 128.4331],
  [{ ko: '울주군', en: 'Ulju-gun' }, 'ulsan', 35.522, 129.2422],
  [{ ko: '유성구', en: 'Yuseong-gu' }, 'daejeon', 36.3624, 127.3563],
  [{ ko: '동구', en: 'Dong-gu' }, 'gwangju', 35.1459, 126.9231],
  [{ ko: '수원시', en: 'Suwon-si' }, 'gyeonggi', 37.2636, 127.0286],
  [{ ko: '가평군', en: 'Gapyeong-gun' }, 'gyeonggi', 37.8315, 127.5095],
];

type Kind = readonly [slug: string, category: string, ContractKind, ContractType, name: Text, Scene];

type Scene = 'coast' | 'mountain' | 'city' | 'land' | 'forest' | 'marina';

const KINDS: readonly Kind[] = [
  ['resort', 'resort', 'rental', 'others', { ko: '리조트', en: 'Resort' }, 'coast'],
  ['pension', 'resort', 'rental', 'house', { ko: '펜션', en: 'Holiday Houses' }, 'mountain'],
  ['villas', 'residential', 'rental', 'villa', { ko: '빌라', en: 'Villas' }, 'forest'],
  ['studios', 'residential', 'rental', 'studio', { ko: '스튜디오', en: 'Studios' }, 'city'],
  ['apartments', 'residential', 'rental', 'apartment', { ko: '아파트', en: 'Apartments' }, 'city'],
  ['new-flats', 'residential', 'sale', 'apartment', { ko: '분양 아파트', en: 'New Flats' }, 'city'],
  ['arcade', 'commercial', 'rental', 'commercial', { ko: '상가', en: 'Arcade' }, 'city'],
  ['office', 'commercial', 'sale', 'commercial', { ko: '오피스', en: 'Offices' }, 'city'],
  ['hall', 'commercial', 'sale', 'general', { ko: '창고', en: 'Hall' }, 'marina'],
  ['plot', 'land', 'sale', 'land', { ko: '부지', en: 'Plot' }, 'land'],
  ['farmland', 'land', 'rental', 'land', { ko: '농지', en: 'Farmland' }, 'land'],
];

/** Asset whose pictures are used, by scene. */
const PICTURES: Readonly<Record<Scene, string>> = {
  coast: 'aewol-ocean-resort',
  mountain: 'pyeongchang-ski-chalets',
  city: 'seongsu-commerce-tower',
  land: 'songdo-logistics-land',
  forest: 'gangneung-pine-villas',
  marina: 'yeosu-marina-suites',
};

const RISKS: readonly RiskLevel[] = ['low', 'medium', 'high', 'very_high'];
const OPEN: readonly RwaAssetStatus[] = ['active', 'active', 'active', 'active'];
const STATUSES: readonly RwaAssetStatus[] = [...OPEN, 'completed', 'pending', 'paused'];
const REASONS: Readonly<Record<RwaAssetStatus, Text | null>> = {
  active: null,
  pending: { ko: '모집을 준비하고 있습니다.', en: 'Funding is being prepared.' },
  paused: {
    ko: '심사를 마칠 때까지 새 투자를 받지 않습니다.',
    en: 'New investments are paused until a review is over.',
  },
  completed: { ko: '목표 금액을 모두 모집했습니다.', en: 'The target was reached.' },
};

/** Creates an asset that depends only on its number. */
function toGeneratedAsset(number: number, categories: readonly Category[], regions: Regions): SeededAsset {
  const dice = toDice(number);
  const [city, regionKey, latitude, longitude] = pick(PLACES, dice());
  const [slug, category, kind, type, noun, scene] = pick(KINDS, dice());
  const risk = pick(RISKS, dice());
  const status = pick(STATUSES, dice());
  const categoryId = categories.find((one) => one.slug === category)?.id;
  if (categoryId === undefined) throw new RangeError(`There is no category ${category}.`);
  const region = regions[regionKey];
  const place = { ko: city.ko.replace(/(시|군|구)$/, ''), en: city.en.split('-')[0] ?? city.en };
  const name = {
    ko: `${place.ko} ${noun.ko} ${number + 1}호`,
    en: `${place.en} ${noun.en} No. ${number + 1}`,
  };
  const target = 100_000 * (2 + Math.floor(dice() * 40));
  const share = status === 'pending' ? 0 : status === 'completed' ? 100 : Math.floor(dice() * 96);
  const announcedOn = addDays('2026-01-05', Math.floor(dice() * 200));
  const seed: AssetSeed = {
    id: `ast_${(number + 1).toString(36).padStart(10, '0')}`,
    slug: `${place.en.toLowerCase()}-${slug}-${number + 1}`,
    name,
    summary: {
      ko: `${region.ko} ${city.ko}의 ${noun.ko}입니다.`,
      en: `${noun.en} in ${city.en}, ${region.en}.`,
    },
    description: {
      ko: '부하를 시험하려고 만든 자산입니다.',
      en: 'An asset made for trying the platform under load.',
    },
    cover_alt: { ko: `${name.ko}의 전경`, en: `View of ${name.en}` },
    pictures: scene === 'land' ? ['cover', 'view'] : ['cover', 'view', 'interior'],
    contract_type: { kind, type },
    risk_level: risk,
    risk_factors: [
      {
        title: { ko: '가상의 자산', en: 'Not real' },
        text: { ko: '이 자산은 실제로 존재하지 않습니다.', en: 'This asset does not exist.' },
      },
    ],
    status,
    status_reason: REASONS[status],
    featured: false,
    expected_apy: (5 + 3 * RISKS.indexOf(risk) + dice() * 2).toFixed(2),
    minimum_investment: String(pick([30, 50, 100, 200, 300, 500], dice())),
    maximum_investment: dice() < 0.5 ? null : '50000',
    term_months: pick([18, 24, 36, 48], dice()),
    payout: { schedule: dice() < 0.5 ? 'monthly' : 'quarterly', day_of_month: 10 },
    funding: { target: String(target), raised: String((target / 100) * share), investor_count: share * 3 },
    announced_on: announcedOn,
    opens_on: status === 'pending' ? '2027-03-02' : addDays(announcedOn, 21),
    closes_on: status === 'active' ? '2027-12-31' : null,
    earns_from: status === 'pending' ? null : '2026-11',
    location: {
      ...{ region, city, latitude, longitude },
      address: {
        ko: `${region.ko} ${city.ko} 중앙로 ${number + 1}`,
        en: `${number + 1} Jungang-ro, ${city.en}, ${region.en}`,
      },
      nearby: [],
    },
    facts: {
      ...(type === 'land'
        ? { land_area_m2: 1000 + number }
        : { floor_area_m2: 800 + number, built_year: 2000 + (number % 25) }),
      other: [],
    },
    operator: {
      name: { ko: '지엘아이자산운용 주식회사', en: 'GLI Asset Operations Co., Ltd.' },
      description: { ko: '가상의 운영사입니다.', en: 'An operator that does not exist.' },
      founded_year: 2020,
      domain: 'gli-operations',
    },
  };
  const pictures = toPictures(seed, PICTURES[scene]);
  return toSeededAsset(seed, { categoryId, similarAssetIds: [], pictures, documents: [] });
}

const pick = <T>(list: readonly T[], dice: number): T => {
  const found = list[Math.floor(dice * list.length)];
  if (found === undefined) throw new RangeError('A dice shows from 0 to below 1.');
  return found;
};

/** Generates reproducible numbers from 0 to below 1 (mulberry32). */
function toDice(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
