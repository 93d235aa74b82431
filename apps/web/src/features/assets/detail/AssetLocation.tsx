import type { RwaAssetLocation } from '@gli/sdk';
import {
  Address,
  Card,
  DescriptionList,
  Inline,
  MapLinks,
  Note,
  Section,
  Stack,
  Subheading,
  Text,
} from '@gli/ui';
import { MapPin } from '@gli/ui/icons';
import { type Formats, type TranslationFunctions, useFormats, useTranslations } from '@/i18n';

export function AssetLocation({ location }: { location: RwaAssetLocation }) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Section title={t.rwa.location()}>
      <Card>
        <Stack gap="lg">
          <Inline gap="sm" nowrap align="start">
            <MapPin aria-hidden size={18} />
            <Stack gap="xs">
              <Text weight="medium">
                <Address>{location.address}</Address>
              </Text>
              <Note numeric>
                {t.rwaAsset.coordinates({
                  latitude: location.latitude.toFixed(3),
                  longitude: location.longitude.toFixed(3),
                })}
              </Note>
              <MapLinks
                place={location.address}
                latitude={location.latitude}
                longitude={location.longitude}
              />
            </Stack>
          </Inline>
          {location.nearby.length > 0 ? (
            <Stack gap="xs">
              <Subheading>{t.rwaAsset.nearby()}</Subheading>
              <DescriptionList
                items={location.nearby.map(({ name, distance_m }) => [
                  name,
                  distanceText(distance_m, t, formats),
                ])}
              />
            </Stack>
          ) : null}
        </Stack>
      </Card>
    </Section>
  );
}

function distanceText(meters: number, t: TranslationFunctions, formats: Formats): string {
  return meters < 1000
    ? t.rwa.metres({ distance: formats.integer(meters) })
    : t.rwa.kilometers({ distance: formats.decimal(meters / 1000) });
}
