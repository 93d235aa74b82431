import type { RwaAsset } from '@gli/sdk';
import { Card } from '../../../design/display/Card.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { type Formats, useFormats } from '../../../i18n/format.ts';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import { useWords, wordFor } from '../../../i18n/words.ts';
import { Section } from '../../../shared/Section.tsx';

/** What the asset is: its description and the property in figures. */
export function AssetFacts({ asset }: { asset: RwaAsset }) {
  const words = useWords();
  const formats = useFormats();
  return (
    <Section title={words.rwa.about()}>
      <Stack gap="lg">
        {asset.description.split(/\n{2,}/).map((paragraph) => (
          <Text key={paragraph} prose>
            {paragraph}
          </Text>
        ))}
        <Card tone="sunken">
          <DescriptionList layout="grid" items={factsOf(asset, words, formats)} />
        </Card>
      </Stack>
    </Section>
  );
}

/** The facts that are known, in the order in which an investor asks for them. */
function factsOf(asset: RwaAsset, words: TranslationFunctions, formats: Formats) {
  const { facts, contract_type: contract } = asset;
  const area = (value: number) => words.rwa.squareMetres({ area: formats.decimal(value) });
  const rows: [term: string, description: string | null][] = [
    [words.rwa.category(), asset.category.name],
    [
      words.rwa.contract(),
      words.rwa.contractOf({
        kind: wordFor(words.terms.contractKind, contract.kind)(),
        type: wordFor(words.terms.contractType, contract.type)(),
      }),
    ],
    [words.rwa.term(), words.rwa.months({ count: asset.term_months })],
    [words.rwa.payout(), wordFor(words.terms.payoutSchedule, asset.payout_schedule)()],
    [words.rwaAsset.payoutDay(), words.rwaAsset.payoutDayOf({ day: asset.payout.day_of_month })],
    [words.rwaAsset.nextPayout(), asset.payout.next_on === null ? null : formats.day(asset.payout.next_on)],
    [words.rwa.floorArea(), facts.floor_area_m2 === null ? null : area(facts.floor_area_m2)],
    [words.rwa.landArea(), facts.land_area_m2 === null ? null : area(facts.land_area_m2)],
    [words.rwa.builtYear(), facts.built_year === null ? null : String(facts.built_year)],
    [words.rwaAsset.floors(), facts.floor_count === null ? null : formats.integer(facts.floor_count)],
    [words.rwa.rooms(), facts.room_count === null ? null : formats.integer(facts.room_count)],
    [
      words.rwa.occupancy(),
      facts.occupancy_percent === null ? null : formats.percent(facts.occupancy_percent),
    ],
    ...facts.other.map(({ label, value }): [string, string] => [label, value]),
  ];
  return rows.flatMap(([term, description]) => (description === null ? [] : [{ term, description }]));
}
