import type { RwaAssetLocation } from '@gli/sdk';
import { MapPin } from 'lucide-react';
import { Card } from '../../design/Card.tsx';
import { DescriptionList } from '../../design/DescriptionList.tsx';
import { Inline, Stack } from '../../design/Layout.tsx';
import { Text } from '../../design/Text.tsx';
import { type Formats, useFormats } from '../../i18n/format.ts';
import type { TranslationFunctions } from '../../i18n/i18n-types.ts';
import { useWords } from '../../i18n/words.ts';
import { Section } from '../../parts/Section.tsx';

/** Where the asset is, and what is near it. */
export function AssetLocation({ location }: { location: RwaAssetLocation }) {
  const words = useWords();
  const formats = useFormats();
  return (
    <Section title={words.rwa.location()}>
      <Card>
        <Stack gap="md">
          <Inline gap="sm" nowrap>
            <MapPin aria-hidden size={18} />
            <Text>{location.address}</Text>
          </Inline>
          {location.nearby.length > 0 ? (
            <DescriptionList
              items={location.nearby.map(({ name, distance_m }) => ({
                term: name,
                description: distanceText(distance_m, words, formats),
              }))}
            />
          ) : null}
        </Stack>
      </Card>
    </Section>
  );
}

function distanceText(metres: number, words: TranslationFunctions, formats: Formats): string {
  return metres < 1000
    ? words.rwa.metres({ distance: formats.integer(metres) })
    : words.rwa.kilometres({ distance: formats.decimal(metres / 1000) });
}
