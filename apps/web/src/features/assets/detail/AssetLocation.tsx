import type { RwaAssetLocation } from '@gli/sdk';
import {
  Address,
  Card,
  DescriptionList,
  Inline,
  MapLinks,
  Note,
  Section,
  Split,
  Stack,
  Subheading,
  Text,
} from '@gli/ui';
import { MapPin } from '@gli/ui/icons';
import { type Formats, type TranslationFunctions, useFormats, useTranslations } from '@/i18n';
import { MapImage } from './AssetLocation.styles.ts';
import { landPath, MAP_HEIGHT, MAP_WIDTH, mapPoint } from './korea-map.ts';

export function AssetLocation({ location }: { location: RwaAssetLocation }) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Section title={t.rwa.location()}>
      <Card>
        <Split
          from="bp1"
          align="center"
          css={{ '--columns': 'minmax(0, 1fr) auto', '& > svg': { width: '11rem' } }}
        >
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
                  items={location.nearby.map(({ name, distance_m }) => ({
                    term: name,
                    description: distanceText(distance_m, t, formats),
                  }))}
                />
              </Stack>
            ) : null}
          </Stack>
          <LocationMap location={location} />
        </Split>
      </Card>
    </Section>
  );
}

function distanceText(meters: number, t: TranslationFunctions, formats: Formats): string {
  return meters < 1000
    ? t.rwa.metres({ distance: formats.integer(meters) })
    : t.rwa.kilometers({ distance: formats.decimal(meters / 1000) });
}

/** The location on a plain map, which needs no map service. Renders nothing for locations abroad. */
function LocationMap({ location }: { location: RwaAssetLocation }) {
  const t = useTranslations();
  const point = location.country === 'KR' ? mapPoint(location.latitude, location.longitude) : null;
  if (!point) return null;
  return (
    <MapImage
      role="img"
      aria-label={t.rwaAsset.map({ place: `${location.region} ${location.city}` })}
      viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
    >
      <path className="land" d={landPath} />
      <circle className="around" cx={point.x} cy={point.y} r={15} />
      <circle className="place" cx={point.x} cy={point.y} r={6} />
    </MapImage>
  );
}
