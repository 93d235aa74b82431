import type { RiskLevel, RwaAssetStatus } from '@gli/sdk';
import { zRiskLevel } from '@gli/sdk/schemas';
import { decimal } from '@gli/validation';
import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../core/data/database.ts';
import { type Entry, transfer } from '../../../core/ledger/ledger.ts';
import { postEntries } from '../../../core/ledger/post-entries.ts';
import { randomFraction, randomInt, withRandom } from '../../../core/random/random.ts';
import { addDays } from '../../../core/time/calendar.ts';
import { rwaAssetDetails, rwaAssets } from '../schema.ts';
import { type AssetParts, type AssetSeed, readAssetParts } from './asset-files.ts';
import { toPictures } from './asset-media.ts';
import { type SeededAsset, toSeededAsset } from './seeded-asset.ts';
import { shiftAsset } from './shift-dates.ts';

const COUNT = 10_000;
/** Number of rows per statement. */
const CHUNK = 2_000;

type Category = { readonly id: string; readonly slug: string };

/** Inserts ten thousand assets for load-testing lists and search. They are the same every time. */
export async function insertGenerated(
  db: Database,
  categories: readonly Category[],
  months: number,
): Promise<void> {
  const parts = readAssetParts();
  for (let from = 0; from < COUNT; from += CHUNK) {
    const assets = Array.from({ length: Math.min(CHUNK, COUNT - from) }, (_, index) =>
      shiftAsset(
        withRandom(`asset ${from + index}`, () => toGeneratedAsset(from + index, categories, parts)),
        months,
      ),
    );
    const rows = assets.map(({ row }) => row);
    const details = assets.map((asset) => ({ assetId: asset.row.id, details: asset.details }));
    await insertJson(db, rwaAssets, rows);
    await insertJson(db, rwaAssetDetails, details);
    await fund(db, assets);
  }
}

/**
 * Funds many assets in one posting. The amounts come from the account `outside`, because the investors are not in the
 * demo data.
 */
async function fund(db: Database, assets: readonly SeededAsset[]): Promise<void> {
  const entries: Entry[] = assets.flatMap(({ row }) =>
    decimal.isZero(row.raised)
      ? []
      : transfer(row.token, row.raised, { platform: 'outside' }, { asset: row.id }),
  );
  const postedAt = new Date(Math.min(...assets.map(({ row }) => row.opensAt.getTime())));
  await postEntries(db, { kind: 'asset_funding', entries }, { memberId: null, postedAt });
}

/** Inserts rows as one JSON text, which is several times faster than one parameter per value. */
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

const RISKS: readonly RiskLevel[] = zRiskLevel.options;
const OPEN: readonly RwaAssetStatus[] = ['active', 'active', 'active', 'active'];
const STATUSES: readonly RwaAssetStatus[] = [...OPEN, 'completed', 'pending', 'paused'];

/** Creates an asset from its number and random values. */
function toGeneratedAsset(
  number: number,
  categories: readonly Category[],
  { places, kinds, status_reasons, description, risk_factors, operator }: AssetParts,
): SeededAsset {
  const { name: city, region, latitude, longitude } = pick(places);
  const { slug, category, contract_type, name: noun, ...media } = pick(kinds);
  const risk = pick(RISKS);
  const status = pick(STATUSES);
  const categoryId = categories.find((one) => one.slug === category)?.id;
  if (categoryId === undefined) throw new RangeError(`There is no category ${category}.`);
  const place = { ko: city.ko.replace(/(시|군|구)$/, ''), en: city.en.split('-')[0] ?? city.en };
  const name = {
    ko: `${place.ko} ${noun.ko} ${number + 1}호`,
    en: `${place.en} ${noun.en} No. ${number + 1}`,
  };
  const target = 100_000 * (2 + randomInt(40));
  const share = status === 'pending' ? 0 : status === 'completed' ? 100 : randomInt(96);
  const announcedOn = addDays('2026-01-05', randomInt(200));
  const seed: AssetSeed = {
    id: `ast_${(number + 1).toString(36).padStart(10, '0')}`,
    slug: `${place.en.toLowerCase()}-${slug}-${number + 1}`,
    name,
    summary: {
      ko: `${region.ko} ${city.ko}의 ${noun.ko}입니다.`,
      en: `${noun.en} in ${city.en}, ${region.en}.`,
    },
    cover_alt: { ko: `${name.ko}의 전경`, en: `View of ${name.en}` },
    pictures: media.pictures,
    risk_level: risk,
    ...{ description, contract_type, risk_factors, operator, status },
    status_reason: status_reasons[status],
    featured: false,
    expected_apy: (5 + 3 * RISKS.indexOf(risk) + randomFraction() * 2).toFixed(2),
    minimum_investment: String(pick([30, 50, 100, 200, 300, 500])),
    maximum_investment: randomFraction() < 0.5 ? null : '50000',
    term_months: pick([18, 24, 36, 48]),
    payout: { schedule: randomFraction() < 0.5 ? 'monthly' : 'quarterly', day_of_month: 10 },
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
      ...(contract_type.type === 'land'
        ? { land_area_m2: 1000 + number }
        : { floor_area_m2: 800 + number, built_year: 2000 + (number % 25) }),
      other: [],
    },
  };
  const pictures = toPictures(seed, media.picture_folder);
  return toSeededAsset(seed, { categoryId, similarAssetIds: [], pictures, documents: [] });
}

const pick = <T>(list: readonly T[]): T => {
  const found = list[randomInt(list.length)];
  if (found === undefined) throw new RangeError('The list is empty.');
  return found;
};
