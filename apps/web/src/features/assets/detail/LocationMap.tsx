import type { RwaAssetLocation } from '@gli/sdk';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { landPath, MAP_HEIGHT, MAP_WIDTH, mapPoint } from './korea-map.ts';

const Picture = styled('svg', {
  display: 'block',
  width: '100%',
  maxWidth: '12rem',
  height: 'auto',
  marginInline: 'auto',
  '& .land': { fill: '$surfaceSunken', stroke: '$borderStrong', strokeWidth: 1, strokeLinejoin: 'round' },
  '& .around': { fill: 'color-mix(in srgb, $colors$primary 24%, transparent)' },
  '& .place': { fill: '$primary', stroke: '$surface', strokeWidth: 2 },
});

/** The place on a plain map of our own: nothing is asked of a map service. Nothing for places abroad. */
export function LocationMap({ location }: { location: RwaAssetLocation }) {
  const t = useTranslations();
  const point = location.country === 'KR' ? mapPoint(location.latitude, location.longitude) : null;
  if (!point) return null;
  return (
    <Picture
      role="img"
      aria-label={t.rwaAsset.map({ place: `${location.region} ${location.city}` })}
      viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
    >
      <path className="land" d={landPath} />
      <circle className="around" cx={point.x} cy={point.y} r={15} />
      <circle className="place" cx={point.x} cy={point.y} r={6} />
    </Picture>
  );
}
