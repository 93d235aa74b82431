import type { Picture } from '@gli/sdk';
import { ChevronLeft, ChevronRight, Maximize2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../design/controls/IconButton.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { Dialog } from '../../../design/feedback/Dialog.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { stepKeys, stepped } from './step-keys.ts';

const Stage = styled('div', {
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
const Thumbnails = styled('ul', {
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
      <Stage>
        <Enlarge type="button" aria-haspopup="dialog" onClick={() => setLarge(true)}>
          <img src={shown.url} alt={`${shown.alt} (${t.rwaAsset.enlarge()})`} width={1200} height={800} />
          <Hint aria-hidden>
            <Maximize2 size={18} />
          </Hint>
        </Enlarge>
        <PictureSteps index={chosen} count={count} onStep={setChosen} />
      </Stage>
      {count > 1 ? (
        <Thumbnails aria-label={t.rwa.pictures()}>
          {pictures.map((picture, index) => (
            <li key={picture.url}>
              <Thumbnail type="button" aria-pressed={index === chosen} onClick={() => setChosen(index)}>
                <img src={picture.url} alt={picture.alt} width={96} height={64} loading="lazy" />
              </Thumbnail>
            </li>
          ))}
        </Thumbnails>
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

const LargeStage = styled('div', {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  // As high as the window leaves beside the dialog's head.
  height: 'min(60rem, calc(100dvh - 12rem))',
  borderRadius: '$md',
  overflow: 'hidden',
  background: '$surfaceSunken',
  '& img': { width: '100%', height: '100%', objectFit: 'contain', display: 'block' },
  '@mobile': { height: 'min(30rem, calc(100dvh - 12rem))' },
});

type GalleryDialogProps = {
  pictures: readonly Picture[];
  /** Counted from 0. */
  index: number;
  onStep: (index: number) => void;
  open: boolean;
  onClose: () => void;
};

/** A picture as large as the window allows; arrow keys lead on. */
function GalleryDialog({ pictures, index, onStep, open, onClose }: GalleryDialogProps) {
  const t = useTranslations();
  const shown = pictures[index];
  if (!shown) return null;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="full"
      title={t.rwa.pictures()}
      description={shown.alt}
      closeLabel={t.common.close()}
    >
      {/* Keys reach it from the buttons in the dialog through the gallery around it. */}
      <LargeStage>
        <img src={shown.url} alt={shown.alt} width={1800} height={1200} />
        <PictureSteps index={index} count={pictures.length} onStep={onStep} />
      </LargeStage>
    </Dialog>
  );
}

// Over the picture's lower edge, on a ground of its own: readable on every picture.
const Steps = styled('div', {
  position: 'absolute',
  right: '$3',
  bottom: '$3',
  display: 'flex',
  alignItems: 'center',
  gap: '$1',
  borderRadius: '$round',
  background: 'color-mix(in srgb, $colors$surfaceRaised 92%, transparent)',
  boxShadow: '$card',
  '& button': { borderRadius: '$round' },
});

type PictureStepsProps = {
  /** Counted from 0. */
  index: number;
  count: number;
  onStep: (index: number) => void;
};

/** To the picture before and after, round and round, and which of how many it is. */
function PictureSteps({ index, count, onStep }: PictureStepsProps) {
  const t = useTranslations();
  if (count < 2) return null;
  return (
    <Steps>
      <IconButton
        size="sm"
        label={t.rwaAsset.previousPicture()}
        onClick={() => onStep(stepped(index, -1, count))}
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      <Text as="span" size="sm" weight="medium" numeric aria-live="polite">
        {t.rwaAsset.pictureOf({ index: index + 1, count })}
      </Text>
      <IconButton size="sm" label={t.rwaAsset.nextPicture()} onClick={() => onStep(stepped(index, 1, count))}>
        <ChevronRight aria-hidden />
      </IconButton>
    </Steps>
  );
}
