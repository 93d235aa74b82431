import type { Picture } from '@gli/sdk';
import { Dialog } from '../../../design/feedback/Dialog.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { PictureSteps } from './PictureSteps.tsx';

const Frame = styled('div', {
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
export function GalleryDialog({ pictures, index, onStep, open, onClose }: GalleryDialogProps) {
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
      <Frame>
        <img src={shown.url} alt={shown.alt} width={1800} height={1200} />
        <PictureSteps index={index} count={pictures.length} onStep={onStep} />
      </Frame>
    </Dialog>
  );
}
