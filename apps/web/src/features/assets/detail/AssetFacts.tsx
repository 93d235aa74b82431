import type { RwaAsset } from '@gli/sdk';
import { Card, DescriptionList, type DescriptionRow, Paragraphs, Section } from '@gli/ui';
import type { ReactNode } from 'react';
import { useFormats, useTranslations } from '@/i18n';
import { Price } from '../../money/index.ts';
import { useAssetTerms } from '../use-asset-terms.ts';

export function AssetFacts({ asset }: { asset: RwaAsset }) {
  const t = useTranslations();
  const facts = useAssetFacts(asset);
  return (
    <>
      <Section title={t.rwa.about()}>
        <Paragraphs text={asset.description} />
      </Section>
      <Section title={t.rwaAsset.keyTerms()}>
        <Card>
          <DescriptionList layout="grid" items={facts} />
        </Card>
      </Section>
    </>
  );
}

/** Returns the known facts in the order of an investor's usual questions. */
function useAssetFacts(asset: RwaAsset): DescriptionRow[] {
  const t = useTranslations();
  const formats = useFormats();
  const terms = useAssetTerms();
  const { facts, funding, maximum_investment: maximum, payout, token } = asset;
  const price = (amount: string) => <Price amount={amount} token={token} />;
  const ifKnown = <Value,>(value: Value | null, format: (value: Value) => ReactNode) =>
    value === null ? null : format(value);
  const area = (value: number) => t.rwa.squareMetres({ area: formats.decimal(value) });
  return [
    [t.rwa.raised(), price(funding.raised)],
    [t.rwa.target(), price(funding.target)],
    [t.rwa.remaining(), price(funding.remaining)],
    [t.rwa.maximum(), ifKnown(maximum, price)],
    [t.rwaAsset.investorCount(), t.rwaAsset.people({ count: formats.integer(funding.investor_count) })],
    [t.rwa.category(), asset.category.name],
    [t.rwa.contract(), terms.contract(asset)],
    [t.rwa.term(), terms.duration(asset)],
    [t.rwa.payout(), terms.payout(asset)],
    [t.rwaAsset.payoutDay(), t.rwaAsset.payoutDayText({ day: payout.day_of_month })],
    [t.rwaAsset.nextPayout(), ifKnown(payout.next_on, formats.day)],
    [t.rwa.floorArea(), ifKnown(facts.floor_area_m2, area)],
    [t.rwa.landArea(), ifKnown(facts.land_area_m2, area)],
    [t.rwa.builtYear(), ifKnown(facts.built_year, String)],
    [t.rwaAsset.floors(), ifKnown(facts.floor_count, formats.integer)],
    [t.rwa.rooms(), ifKnown(facts.room_count, formats.integer)],
    [t.rwa.occupancy(), ifKnown(facts.occupancy_percent, formats.percent)],
    ...facts.other.map(({ label, value }): DescriptionRow => [label, value]),
  ];
}
