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
import { type AssetSeed, REGIONS, type Scene, t } from './asset-seed.ts';
import { moveAsset } from './move-in-time.ts';
import { type SeededAsset, seededAsset } from './seeded-asset.ts';

const COUNT = 10_000;
/** Rows per statement. */
const CHUNK = 2_000;

/** Ten thousand assets for testing lists and search under load; the same ones every time. */
export async function insertGenerated(
  db: Database,
  categories: ReadonlyArray<{ readonly id: string; readonly slug: string }>,
  months: number,
): Promise<void> {
  for (let from = 0; from < COUNT; from += CHUNK) {
    const assets = Array.from({ length: Math.min(CHUNK, COUNT - from) }, (_, index) =>
      moveAsset(generatedAsset(from + index, categories), months),
    );
    const rows = assets.map(({ row }) => row);
    const details = assets.map((asset) => ({ assetId: asset.row.id, details: asset.details }));
    await insertJson(db, rwaAssets, rows);
    await insertJson(db, rwaAssetDetails, details);
    await fund(db, assets);
  }
}

/** One posting for many assets: the raised amounts come from outside. */
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

const PLACES: ReadonlyArray<readonly [Text, keyof typeof REGIONS, latitude: number, longitude: number]> = [
  [t('제주시', 'Jeju-si'), 'jeju', 33.4996, 126.5312],
  [t('서귀포시', 'Seogwipo-si'), 'jeju', 33.2541, 126.5601],
  [t('해운대구', 'Haeundae-gu'), 'busan', 35.1631, 129.1636],
  [t('기장군', 'Gijang-gun'), 'busan', 35.2446, 129.2222],
  [t('강남구', 'Gangnam-gu'), 'seoul', 37.5172, 127.0473],
  [t('용산구', 'Yongsan-gu'), 'seoul', 37.5324, 126.9905],
  [t('연수구', 'Yeonsu-gu'), 'incheon', 37.4104, 126.6783],
  [t('강화군', 'Ganghwa-gun'), 'incheon', 37.7469, 126.4879],
  [t('속초시', 'Sokcho-si'), 'gangwon', 38.207, 128.5918],
  [t('양양군', 'Yangyang-gun'), 'gangwon', 38.0754, 128.6189],
  [t('춘천시', 'Chuncheon-si'), 'gangwon', 37.8813, 127.73],
  [t('단양군', 'Danyang-gun'), 'chungbuk', 36.9845, 128.3655],
  [t('태안군', 'Taean-gun'), 'chungnam', 36.7456, 126.2979],
  [t('공주시', 'Gongju-si'), 'chungnam', 36.4465, 127.119],
  [t('군산시', 'Gunsan-si'), 'jeonbuk', 35.9677, 126.7366],
  [t('순천시', 'Suncheon-si'), 'jeonnam', 34.9507, 127.4872],
  [t('담양군', 'Damyang-gun'), 'jeonnam', 35.3211, 126.988],
  [t('포항시', 'Pohang-si'), 'gyeongbuk', 36.019, 129.3435],
  [t('안동시', 'Andong-si'), 'gyeongbuk', 36.5684, 128.7294],
  [t('통영시', 'Tongyeong-si'), 'gyeongnam', 34.8544, 128.4331],
  [t('울주군', 'Ulju-gun'), 'ulsan', 35.522, 129.2422],
  [t('유성구', 'Yuseong-gu'), 'daejeon', 36.3624, 127.3563],
  [t('동구', 'Dong-gu'), 'gwangju', 35.1459, 126.9231],
  [t('수원시', 'Suwon-si'), 'gyeonggi', 37.2636, 127.0286],
  [t('가평군', 'Gapyeong-gun'), 'gyeonggi', 37.8315, 127.5095],
];

type Kind = readonly [slug: string, category: string, ContractKind, ContractType, name: Text, Scene];

const KINDS: readonly Kind[] = [
  ['resort', 'resort', 'rental', 'others', t('리조트', 'Resort'), 'coast'],
  ['pension', 'resort', 'rental', 'house', t('펜션', 'Holiday Houses'), 'mountain'],
  ['villas', 'residential', 'rental', 'villa', t('빌라', 'Villas'), 'forest'],
  ['studios', 'residential', 'rental', 'studio', t('스튜디오', 'Studios'), 'city'],
  ['apartments', 'residential', 'rental', 'apartment', t('아파트', 'Apartments'), 'city'],
  ['new-flats', 'residential', 'sale', 'apartment', t('분양 아파트', 'New Flats'), 'city'],
  ['arcade', 'commercial', 'rental', 'commercial', t('상가', 'Arcade'), 'city'],
  ['office', 'commercial', 'sale', 'commercial', t('오피스', 'Offices'), 'city'],
  ['hall', 'commercial', 'sale', 'general', t('창고', 'Hall'), 'marina'],
  ['plot', 'land', 'sale', 'land', t('부지', 'Plot'), 'land'],
  ['farmland', 'land', 'rental', 'land', t('농지', 'Farmland'), 'land'],
];

/** Whose pictures a generated asset shows. */
const PICTURES: Readonly<Record<Scene, string>> = {
  coast: 'aewol-ocean-resort',
  mountain: 'pyeongchang-ski-chalets',
  city: 'seongsu-commerce-tower',
  village: 'gangneung-pine-villas',
  land: 'songdo-logistics-land',
  forest: 'gangneung-pine-villas',
  marina: 'yeosu-marina-suites',
};

const RISKS: readonly RiskLevel[] = ['low', 'medium', 'high', 'very_high'];
const OPEN: readonly RwaAssetStatus[] = ['active', 'active', 'active', 'active'];
const STATUSES: readonly RwaAssetStatus[] = [...OPEN, 'completed', 'pending', 'paused'];
const REASONS: Readonly<Record<RwaAssetStatus, Text | null>> = {
  active: null,
  pending: t('모집을 준비하고 있습니다.', 'Funding is being prepared.'),
  paused: t(
    '심사를 마칠 때까지 새 투자를 받지 않습니다.',
    'New investments are paused until a review is over.',
  ),
  completed: t('목표 금액을 모두 모집했습니다.', 'The target was reached.'),
};

/** The asset with a number; it depends on the number alone. */
function generatedAsset(
  number: number,
  categories: ReadonlyArray<{ readonly id: string; readonly slug: string }>,
): SeededAsset {
  const dice = diceOf(number);
  const [city, region, latitude, longitude] = pick(PLACES, dice());
  const [slug, category, kind, type, noun, scene] = pick(KINDS, dice());
  const risk = pick(RISKS, dice());
  const status = pick(STATUSES, dice());
  const categoryId = categories.find((one) => one.slug === category)?.id;
  if (categoryId === undefined) throw new RangeError(`There is no category ${category}.`);
  const place = t(city.ko.replace(/(시|군|구)$/, ''), city.en.split('-')[0] ?? city.en);
  const name = t(`${place.ko} ${noun.ko} ${number + 1}호`, `${place.en} ${noun.en} No. ${number + 1}`);
  const target = 100_000 * (2 + Math.floor(dice() * 40));
  const share = status === 'pending' ? 0 : status === 'completed' ? 100 : Math.floor(dice() * 96);
  const announcedOn = addDays('2026-01-05', Math.floor(dice() * 200));
  const seed: AssetSeed = {
    id: `ast_${(number + 1).toString(36).padStart(10, '0')}`,
    slug: `${place.en.toLowerCase()}-${slug}-${number + 1}`,
    name,
    summary: t(
      `${REGIONS[region].ko} ${city.ko}의 ${noun.ko}입니다.`,
      `${noun.en} in ${city.en}, ${REGIONS[region].en}.`,
    ),
    description: t('부하를 시험하려고 만든 자산입니다.', 'An asset made for trying the platform under load.'),
    coverAlt: t(`${name.ko}의 전경`, `View of ${name.en}`),
    picturesOf: PICTURES[scene],
    profile: { scene, contract: [kind, type], risk },
    riskFactors: [
      [t('가상의 자산', 'Not real'), '이 자산은 실제로 존재하지 않습니다.', 'This asset does not exist.'],
    ],
    status,
    statusReason: REASONS[status],
    terms: {
      apy: (5 + 3 * RISKS.indexOf(risk) + dice() * 2).toFixed(2),
      minimum: String(pick([30, 50, 100, 200, 300, 500], dice())),
      maximum: dice() < 0.5 ? null : '50000',
      termMonths: pick([18, 24, 36, 48], dice()),
    },
    payout: { schedule: dice() < 0.5 ? 'monthly' : 'quarterly' },
    funding: { target: String(target), raised: String((target / 100) * share), investorCount: share * 3 },
    dates: {
      announcedOn,
      opensOn: status === 'pending' ? '2027-03-02' : addDays(announcedOn, 21),
      closesOn: status === 'active' ? '2027-12-31' : null,
      earnsFrom: status === 'pending' ? null : '2026-11',
    },
    place: { region, city, at: [latitude, longitude] },
    address: t(
      `${REGIONS[region].ko} ${city.ko} 중앙로 ${number + 1}`,
      `${number + 1} Jungang-ro, ${city.en}, ${REGIONS[region].en}`,
    ),
    nearby: [],
    facts:
      type === 'land'
        ? { landM2: 1000 + number }
        : { floorM2: 800 + number, builtYear: 2000 + (number % 25) },
    operator: [
      t('지엘아이자산운용 주식회사', 'GLI Asset Operations Co., Ltd.'),
      '가상의 운영사입니다.',
      'An operator that does not exist.',
      2020,
      'gli-operations',
    ],
  };
  return seededAsset(seed, categoryId, [], []);
}

const pick = <T>(list: readonly T[], dice: number): T => {
  const found = list[Math.floor(dice * list.length)];
  if (found === undefined) throw new RangeError('A dice shows from 0 to below 1.');
  return found;
};

/** Numbers from 0 to below 1 that look random and are the same every time (mulberry32). */
function diceOf(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
