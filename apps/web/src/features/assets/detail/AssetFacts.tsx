import type { RwaAsset } from '@gli/sdk';
import { Card } from '../../../design/display/Card.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { type Formats, useFormats } from '../../../i18n/format.ts';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import { Section } from '../../../shared/Section.tsx';

/** What the asset is: its description and the property in figures. */
export function AssetFacts({ asset }: { asset: RwaAsset }) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Section title={t.rwa.about()}>
      <Stack gap="lg">
        {asset.description.split(/\n{2,}/).map((paragraph) => (
          <Text key={paragraph} prose>
            {paragraph}
          </Text>
        ))}
        <Card tone="sunken">
          <DescriptionList layout="grid" items={factsOf(asset, t, formats)} />
        </Card>
      </Stack>
    </Section>
  );
}

/** The facts that are known, in the order in which an investor asks for them. */
function factsOf(asset: RwaAsset, t: TranslationFunctions, formats: Formats) {
  const { facts, contract_type: contract } = asset;
  const area = (value: number) => t.rwa.squareMetres({ area: formats.decimal(value) });
  const rows: [term: string, description: string | null][] = [
    [t.rwa.category(), asset.category.name],
    [
      t.rwa.contract(),
      t.rwa.contractOf({
        kind: translate(t.terms.contractKind, contract.kind)(),
        type: translate(t.terms.contractType, contract.type)(),
      }),
    ],
    [t.rwa.term(), t.rwa.months({ count: asset.term_months })],
    [t.rwa.payout(), translate(t.terms.payoutSchedule, asset.payout_schedule)()],
    [t.rwaAsset.payoutDay(), t.rwaAsset.payoutDayOf({ day: asset.payout.day_of_month })],
    [t.rwaAsset.nextPayout(), asset.payout.next_on === null ? null : formats.day(asset.payout.next_on)],
    [t.rwa.floorArea(), facts.floor_area_m2 === null ? null : area(facts.floor_area_m2)],
    [t.rwa.landArea(), facts.land_area_m2 === null ? null : area(facts.land_area_m2)],
    [t.rwa.builtYear(), facts.built_year === null ? null : String(facts.built_year)],
    [t.rwaAsset.floors(), facts.floor_count === null ? null : formats.integer(facts.floor_count)],
    [t.rwa.rooms(), facts.room_count === null ? null : formats.integer(facts.room_count)],
    [t.rwa.occupancy(), facts.occupancy_percent === null ? null : formats.percent(facts.occupancy_percent)],
    ...facts.other.map(({ label, value }): [string, string] => [label, value]),
  ];
  return rows.flatMap(([term, description]) => (description === null ? [] : [{ term, description }]));
}
