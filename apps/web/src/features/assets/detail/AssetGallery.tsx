import type { Picture } from '@gli/sdk';
import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { GalleryDialog } from './GalleryDialog.tsx';
import { PictureSteps } from './PictureSteps.tsx';
import { stepKeys } from './step-keys.ts';

const Frame = styled('div', {
  position: 'relative',
  aspectRatio: '3 / 2',
  borderRadius: '$lg',
  overflow: 'hidden',
  background: '$surfaceSunken',
});
const Enlarge = styled('button', {
  display: 'block',
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  borderRadius: '$lg',
  background: 'none',
  cursor: 'zoom-in',
  '& img': { width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
  '&:focus-visible': { outlineOffset: '-4px' },
});
const Hint = styled('span', {
  position: 'absolute',
  top: '$3',
  right: '$3',
  display: 'inline-flex',
  padding: '$2',
  borderRadius: '$round',
  background: 'color-mix(in srgb, $colors$surfaceRaised 88%, transparent)',
  color: '$text',
  pointerEvents: 'none',
});
const Row = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(4.5rem, 6rem))',
  gap: '$3',
  marginTop: '$3',
  padding: 0,
  listStyle: 'none',
});
const Thumbnail = styled('button', {
  display: 'block',
  padding: 0,
  width: '100%',
  aspectRatio: '3 / 2',
  borderRadius: '$sm',
  overflow: 'hidden',
  border: '2px solid transparent',
  background: '$surfaceSunken',
  cursor: 'pointer',
  '& img': { width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
  '&[aria-pressed="true"]': { borderColor: '$primary' },
});

/** The pictures of an asset: one large, which fills the window when pressed; arrows and the small ones choose. */
export function AssetGallery({ pictures }: { pictures: readonly Picture[] }) {
  const t = useTranslations();
  const [chosen, setChosen] = useState(0);
  const [isLarge, setLarge] = useState(false);
  const shown = pictures[chosen] ?? pictures[0];
  if (!shown) return null;
  const count = pictures.length;
  return (
    <figure onKeyDown={stepKeys(chosen, count, setChosen)}>
      <Frame>
        <Enlarge type="button" aria-haspopup="dialog" onClick={() => setLarge(true)}>
          <img src={shown.url} alt={`${shown.alt} (${t.rwaAsset.enlarge()})`} width={1200} height={800} />
          <Hint aria-hidden>
            <Maximize2 size={18} />
          </Hint>
        </Enlarge>
        <PictureSteps index={chosen} count={count} onStep={setChosen} />
      </Frame>
      {count > 1 ? (
        <Row aria-label={t.rwa.pictures()}>
          {pictures.map((picture, index) => (
            <li key={picture.url}>
              <Thumbnail type="button" aria-pressed={index === chosen} onClick={() => setChosen(index)}>
                <img src={picture.url} alt={picture.alt} width={96} height={64} loading="lazy" />
              </Thumbnail>
            </li>
          ))}
        </Row>
      ) : null}
      <GalleryDialog
        pictures={pictures}
        index={chosen}
        onStep={setChosen}
        open={isLarge}
        onClose={() => setLarge(false)}
      />
    </figure>
  );
}
