import type { RwaAssetLocation } from '@gli/sdk';
import { MapPin } from 'lucide-react';
import { Card } from '../../../design/display/Card.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { type Formats, useFormats } from '../../../i18n/format.ts';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Section } from '../../../shared/Section.tsx';
import { LocationMap } from './LocationMap.tsx';

const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '$8',
  alignItems: 'center',
  '& > svg': { width: '11rem' },
  '@mobile': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '$6' },
});

/** Where the asset is, in words and on a plain map, and what is near it. */
export function AssetLocation({ location }: { location: RwaAssetLocation }) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Section title={t.rwa.location()}>
      <Card>
        <Columns>
          <Stack gap="lg">
            <Inline gap="sm" nowrap align="start">
              <MapPin aria-hidden size={18} />
              <Stack gap="xs">
                <Text weight="medium">{location.address}</Text>
                <Text size="sm" tone="muted" numeric>
                  {t.rwaAsset.coordinates({
                    latitude: location.latitude.toFixed(3),
                    longitude: location.longitude.toFixed(3),
                  })}
                </Text>
              </Stack>
            </Inline>
            {location.nearby.length > 0 ? (
              <Stack gap="xs">
                <Heading as="h3" size="sm">
                  {t.rwaAsset.nearby()}
                </Heading>
                <DescriptionList
                  items={location.nearby.map(({ name, distance_m }) => ({
                    term: name,
                    description: distanceText(distance_m, t, formats),
                  }))}
                />
              </Stack>
            ) : null}
          </Stack>
          <LocationMap location={location} />
        </Columns>
      </Card>
    </Section>
  );
}

function distanceText(metres: number, t: TranslationFunctions, formats: Formats): string {
  return metres < 1000
    ? t.rwa.metres({ distance: formats.integer(metres) })
    : t.rwa.kilometres({ distance: formats.decimal(metres / 1000) });
}
