import type { Picture } from '@gli/sdk';
import {
  CoverCaption,
  Dialog,
  GalleryStage,
  GalleryThumbnails,
  IconButton,
  itemAfterKey,
  Only,
  stepIndex,
  Text,
} from '@gli/ui';
import { ChevronLeft, ChevronRight, Maximize2 } from '@gli/ui/icons';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslations } from '@/i18n';
import { Enlarge, Frame, figures, Hint, LargeStage, Steps } from './AssetGallery.styles.ts';

type AssetGalleryProps = {
  pictures: readonly Picture[];
  /** Figures on the large picture. */
  caption: ReactNode;
};

/**
 * An asset's pictures. The large one opens at full size. Arrow buttons, arrow keys and thumbnails select
 * another one.
 */
export function AssetGallery({ pictures, caption }: AssetGalleryProps) {
  const t = useTranslations();
  const [selected, setSelected] = useState(0);
  const [isLarge, setLarge] = useState(false);
  const count = pictures.length;
  const picture = pictures[selected] ?? pictures[0];
  if (!picture) return null;
  const press = (event: KeyboardEvent) => {
    const next = itemAfterKey(event.key, selected, count, 'horizontal');
    if (next === null || count < 2) return;
    event.preventDefault();
    setSelected(next);
  };
  const steps = <PictureSteps index={selected} count={count} onStep={setSelected} />;
  return (
    // React bubbles the dialog's key events to the figure.
    <figure onKeyDown={press}>
      <Frame>
        <GalleryStage>
          <Enlarge type="button" aria-haspopup="dialog" onClick={() => setLarge(true)}>
            <img
              src={picture.url}
              alt={`${picture.alt} (${t.rwaAsset.enlarge()})`}
              width={1200}
              height={800}
              fetchPriority="high"
            />
            <Hint aria-hidden>
              <Maximize2 size={18} />
            </Hint>
          </Enlarge>
          {steps}
        </GalleryStage>
        <CoverCaption css={figures}>{caption}</CoverCaption>
      </Frame>
      {/* A phone has the arrow buttons. */}
      <Only window="aboveMobile">
        <GalleryThumbnails
          label={t.rwa.pictures()}
          pictures={pictures}
          selected={selected}
          onSelect={setSelected}
        />
      </Only>
      <Dialog
        open={isLarge}
        onClose={() => setLarge(false)}
        size="full"
        title={t.rwa.pictures()}
        description={picture.alt}
      >
        <LargeStage>
          <img src={picture.url} alt={picture.alt} width={1800} height={1200} />
          {steps}
        </LargeStage>
      </Dialog>
    </figure>
  );
}

type PictureStepsProps = {
  /** Zero-based index of the picture. */
  index: number;
  count: number;
  onStep: (index: number) => void;
};

/** Buttons for the previous and next picture, which wrap around, and the number of the current picture. */
function PictureSteps({ index, count, onStep }: PictureStepsProps) {
  const t = useTranslations();
  if (count < 2) return null;
  return (
    <Steps>
      <IconButton
        size="sm"
        label={t.rwaAsset.previousPicture()}
        onClick={() => onStep(stepIndex(index, -1, count))}
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      <Text as="span" size="sm" weight="medium" numeric aria-live="polite">
        {t.rwaAsset.picturePosition({ index: index + 1, count })}
      </Text>
      <IconButton
        size="sm"
        label={t.rwaAsset.nextPicture()}
        onClick={() => onStep(stepIndex(index, 1, count))}
      >
        <ChevronRight aria-hidden />
      </IconButton>
    </Steps>
  );
}
