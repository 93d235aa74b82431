import type { RwaAsset } from '@gli/sdk';
import { Card, DescriptionList, Expandable, Paragraphs, Section, Stack } from '@gli/ui';
import type { ReactNode } from 'react';
import { useFormats, useTranslations } from '@/i18n';
import { Price } from '../../money/index.ts';
import { useAssetTerms } from '../use-asset-terms.ts';

export function AssetFacts({ asset }: { asset: RwaAsset }) {
  const t = useTranslations();
  return (
    <Section title={t.rwa.about()}>
      <Stack gap="lg">
        <Paragraphs text={asset.description} />
        <Card tone="sunken" padding="sm">
          <Expandable summary={t.rwaAsset.keyTerms()}>
            <DescriptionList layout="grid" items={useAssetFacts(asset)} />
          </Expandable>
        </Card>
      </Stack>
    </Section>
  );
}

/** Returns the known facts in the order of an investor's usual questions. */
function useAssetFacts(asset: RwaAsset) {
  const t = useTranslations();
  const formats = useFormats();
  const terms = useAssetTerms();
  const { facts, funding, maximum_investment: maximum, payout, token } = asset;
  const price = (amount: string) => <Price amount={amount} token={token} />;
  const ifKnown = <Value,>(value: Value | null, format: (value: Value) => ReactNode) =>
    value === null ? null : format(value);
  const area = (value: number) => t.rwa.squareMetres({ area: formats.decimal(value) });
  return [
    { term: t.rwa.raised(), description: price(funding.raised) },
    { term: t.rwa.target(), description: price(funding.target) },
    { term: t.rwa.remaining(), description: price(funding.remaining) },
    { term: t.rwa.maximum(), description: ifKnown(maximum, price) },
    {
      term: t.rwaAsset.investorCount(),
      description: t.rwaAsset.people({ count: formats.integer(funding.investor_count) }),
    },
    { term: t.rwa.category(), description: asset.category.name },
    { term: t.rwa.contract(), description: terms.contract(asset) },
    { term: t.rwa.term(), description: terms.duration(asset) },
    { term: t.rwa.payout(), description: terms.payout(asset) },
    { term: t.rwaAsset.payoutDay(), description: t.rwaAsset.payoutDayText({ day: payout.day_of_month }) },
    { term: t.rwaAsset.nextPayout(), description: ifKnown(payout.next_on, formats.day) },
    { term: t.rwa.floorArea(), description: ifKnown(facts.floor_area_m2, area) },
    { term: t.rwa.landArea(), description: ifKnown(facts.land_area_m2, area) },
    { term: t.rwa.builtYear(), description: ifKnown(facts.built_year, String) },
    { term: t.rwaAsset.floors(), description: ifKnown(facts.floor_count, formats.integer) },
    { term: t.rwa.rooms(), description: ifKnown(facts.room_count, formats.integer) },
    { term: t.rwa.occupancy(), description: ifKnown(facts.occupancy_percent, formats.percent) },
    ...facts.other.map(({ label, value }) => ({ term: label, description: value })),
  ];
}
