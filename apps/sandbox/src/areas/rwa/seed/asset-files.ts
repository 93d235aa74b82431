import {
  zContractKind,
  zContractType,
  zId,
  zRiskLevel,
  zRwaAsset,
  zRwaAssetFacts,
  zRwaAssetLocation,
  zRwaAssetStatus,
  zRwaFunding,
  zRwaMonthlyYield,
  zRwaNearbyPlace,
  zRwaOperator,
  zRwaPayoutSchedule,
  zRwaPayoutTerms,
  zTimestamp,
  zTokenAmount,
} from '@gli/sdk/schemas';
import * as z from 'zod';
import { zDemoMemberKey } from '../../../core/seed/demo-members.ts';
import { readSeedFile } from '../../../core/seed/seed-file.ts';
import { toTextSchema, zText } from '../../../core/seed/seed-schemas.ts';
import type { Text } from '../../../core/text/text.ts';

const regions = readSeedFile('assets/regions.yaml', z.record(z.string(), zText));

/** Key of `regions.yaml`, which becomes the region's name. */
const zRegion = z.string().transform((key, { addIssue }): Text => {
  const region = regions[key];
  if (region) return region;
  addIssue(`Unknown region: ${key}`);
  return z.NEVER;
});

const { expected_apy, minimum_investment, maximum_investment, term_months, slug } = zRwaAsset.shape;
const { target, raised, investor_count } = zRwaFunding.shape;
const { latitude, longitude } = zRwaAssetLocation.shape;
const { floor_area_m2, land_area_m2, built_year } = zRwaAssetFacts.shape;
const { floor_count, room_count, occupancy_percent } = zRwaAssetFacts.shape;

/** Days and months are relative to the contract's examples. The seed shifts them. */
const zAsset = z.strictObject({
  ...{ id: zId, slug, expected_apy, minimum_investment, maximum_investment, term_months },
  name: zText,
  summary: toTextSchema(zRwaAsset.shape.summary),
  description: zText,
  cover_alt: zText,
  /** File names in the asset's picture folder. */
  pictures: z.tuple([z.literal('cover')], z.enum(['view', 'interior'])),
  contract_type: z.strictObject({ kind: zContractKind, type: zContractType }),
  risk_level: zRiskLevel,
  risk_factors: z.array(z.strictObject({ title: zText, text: zText })).min(1),
  status: z._default(zRwaAssetStatus, 'active'),
  status_reason: zText.nullable().default(null),
  featured: z.boolean().default(false),
  payout: z.strictObject({
    schedule: zRwaPayoutSchedule,
    day_of_month: zRwaPayoutTerms.shape.day_of_month,
  }),
  funding: z.strictObject({ target, raised, investor_count }),
  announced_on: z.iso.date(),
  opens_on: z.iso.date(),
  closes_on: z.iso.date().nullable(),
  /** First earning month. Null while the asset earns nothing. */
  earns_from: z.nullable(zRwaMonthlyYield.shape.month),
  location: z.strictObject({
    region: zRegion,
    city: zText,
    address: zText,
    ...{ latitude, longitude },
    nearby: z.array(z.strictObject({ name: zText, distance_m: zRwaNearbyPlace.shape.distance_m })),
  }),
  facts: z.strictObject({
    floor_area_m2: z.optional(floor_area_m2),
    land_area_m2: z.optional(land_area_m2),
    built_year: z.optional(built_year),
    floor_count: z.optional(floor_count),
    room_count: z.optional(room_count),
    occupancy_percent: z.optional(occupancy_percent),
    other: z.array(z.strictObject({ label: zText, value: zText })).default([]),
  }),
  operator: z.strictObject({
    name: zText,
    description: zText,
    founded_year: zRwaOperator.shape.founded_year,
    /** Domain without `.example`. */
    domain: z.string().regex(/^[a-z-]+$/),
  }),
});

export type AssetSeed = z.output<typeof zAsset>;

/** Reads the assets that are not in the contract's examples, grouped by category slug. */
export function readAssets(): ReadonlyMap<string, readonly AssetSeed[]> {
  const schema = z.array(zAsset);
  return new Map(
    ['resort', 'residential', 'commercial', 'land'].map((category) => [
      category,
      readSeedFile(`assets/${category}.yaml`, schema),
    ]),
  );
}

const { contract_type, pictures, description, risk_factors, operator } = zAsset.shape;
const zParts = z.strictObject({
  places: z.array(z.strictObject({ name: zText, region: zRegion, latitude, longitude })),
  kinds: z.array(
    z.strictObject({
      ...{ slug, category: z.string(), name: zText, contract_type },
      ...{ picture_folder: slug, pictures },
    }),
  ),
  status_reasons: z.record(zRwaAssetStatus, zText.nullable()),
  ...{ description, risk_factors, operator },
});

export type AssetParts = z.output<typeof zParts>;

/** Reads the parts from which the seed `large` generates assets. */
export const readAssetParts = (): AssetParts => readSeedFile('assets/generated.yaml', zParts);

const zSeedInvestment = z.strictObject({
  id: zId,
  member: zDemoMemberKey,
  asset_id: zId,
  principal: zTokenAmount,
  invested_at: zTimestamp,
  transaction_id: zId,
});

/** Reads the investments that are not in the contract's examples. */
export const readInvestments = (): z.output<typeof zSeedInvestment>[] =>
  readSeedFile('assets/investments.yaml', z.array(zSeedInvestment));
