import { type PointerEvent, useEffect, useRef } from 'react';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import type { Crop } from './crop.ts';
import { drawCrop } from './cropped-file.ts';

/** Side of the canvas, in px: twice of what it takes on the page. */
const CANVAS_SIDE_PX = 448;

const Canvas = styled('canvas', {
  alignSelf: 'center',
  width: '14rem',
  maxWidth: '100%',
  aspectRatio: '1',
  borderRadius: '$round',
  background: '$surfaceSunken',
  border: '1px solid $colors$border',
  variants: {
    movable: { true: { cursor: 'grab', touchAction: 'none', '&:active': { cursor: 'grabbing' } } },
  },
});

type CropPreviewProps = {
  bitmap: ImageBitmap;
  crop: Crop;
  /** The picture was dragged, by shares of the circle's width. Without it, it cannot be. */
  onDrag: ((by: { x: number; y: number }) => void) | undefined;
};

/** The picture in its circle, as the profile will show it. It is drawn, so no policy has to allow an address for it. */
export function CropPreview({ bitmap, crop, onDrag }: CropPreviewProps) {
  const t = useTranslations();
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, bitmap, crop);
  }, [bitmap, crop]);

  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!onDrag) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = { x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!last.current || !onDrag) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    onDrag({ x: (event.clientX - last.current.x) / width, y: (event.clientY - last.current.y) / width });
    last.current = { x: event.clientX, y: event.clientY };
  };
  const end = () => {
    last.current = null;
  };
  return (
    <Canvas
      ref={canvas}
      role="img"
      aria-label={t.profileEdit.preview()}
      width={CANVAS_SIDE_PX}
      height={CANVAS_SIDE_PX}
      movable={onDrag !== undefined}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}
