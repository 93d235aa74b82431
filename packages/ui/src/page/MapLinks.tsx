import { Inline } from '../display/Layout.tsx';
import { TextLink } from '../display/Text.tsx';
import { useTexts } from '../provider/UiProvider.tsx';

type Position = { latitude: number; longitude: number };
type MapLinksProps = Position & { place: string };

/** Map services with the text of their link and the URL of a pin. */
const maps = [
  {
    text: 'openKakaoMap' as const,
    href: ({ place, latitude, longitude }: MapLinksProps) =>
      `https://map.kakao.com/link/map/${encodeURIComponent(place.replaceAll(',', ' '))},${latitude},${longitude}`,
  },
  {
    text: 'openGoogleMaps' as const,
    href: ({ latitude, longitude }: MapLinksProps) =>
      `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
  },
];

/** Links that show coordinates in map services. */
export function MapLinks(props: MapLinksProps) {
  const t = useTexts();
  return (
    <Inline gap="md">
      {maps.map(({ text, href }) => (
        <TextLink
          key={text}
          as="a"
          href={href(props)}
          target="_blank"
          rel="noreferrer"
          title={t.common.opensInNewTab()}
        >
          {t.navigation[text]()}
        </TextLink>
      ))}
    </Inline>
  );
}
