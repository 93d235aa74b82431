import { Inline } from '../display/Layout.tsx';
import { TextLink } from '../display/Text.tsx';
import { useTexts } from '../provider/UiProvider.tsx';

type Position = { latitude: number; longitude: number };
type MapLinksProps = Position & { place: string };

/** Map services with their names and the URL of a pin. */
const maps = [
  {
    service: 'KakaoMap',
    href: ({ place, latitude, longitude }: MapLinksProps) =>
      `https://map.kakao.com/link/map/${encodeURIComponent(place.replaceAll(',', ' '))},${latitude},${longitude}`,
  },
  {
    service: 'Google Maps',
    href: ({ latitude, longitude }: MapLinksProps) =>
      `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
  },
];

/** Links that show coordinates in map services. */
export function MapLinks(props: MapLinksProps) {
  const t = useTexts();
  return (
    <Inline gap="md">
      {maps.map(({ service, href }) => (
        <TextLink
          key={service}
          as="a"
          href={href(props)}
          target="_blank"
          rel="noreferrer"
          title={t.common.opensInNewTab()}
        >
          {t.navigation.openMap({ map: service })}
        </TextLink>
      ))}
    </Inline>
  );
}
