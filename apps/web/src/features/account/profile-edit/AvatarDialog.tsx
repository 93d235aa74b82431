import { useSession } from '@gli/session/react';
import { Button, Dialog, ErrorText, Field, Progress, Stack, useCurrentError, useFieldControl } from '@gli/ui';
import { type ComponentPropsWithRef, type PointerEvent, useEffect, useRef, useState } from 'react';
import { isAborted, useErrorText, useUpload } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { Canvas, Track } from './AvatarDialog.styles.ts';
import { type Crop, croppedFile, dragged, drawCrop, MAX_ZOOM, middle } from './crop.ts';
import type { ChosenPicture } from './selected-image.ts';

const FILE_NAMES: Readonly<Record<string, string>> = { 'image/png': 'avatar.png', 'image/gif': 'avatar.gif' };

/** Canvas size in px, twice its displayed size. */
const CANVAS_SIDE_PX = 448;

type AvatarDialogProps = { picture: ChosenPicture; onClose: () => void; onDone: () => void };

/** Crops the chosen picture and uploads it. Spec §5 Avatar, §7 User */
export function AvatarDialog({ picture, onClose, onDone }: AvatarDialogProps) {
  const t = useTranslations();
  const formats = useFormats();
  const errorText = useErrorText();
  const [crop, setCrop] = useState<Crop>(middle);
  const session = useSession();
  const { send, stop, percent } = useUpload('uploadAvatar', (client, data, options) =>
    client.upload('/user/profile/avatar/', data, options),
  );
  const [failure, setFailure] = useState<unknown>(null);
  const error = useCurrentError(failure);
  const isSending = percent !== null;
  const isStill = picture.type !== 'image/gif';
  const form = async () => {
    const file = await croppedFile(picture, crop);
    const data = new FormData();
    data.append('avatar', file, FILE_NAMES[file.type] ?? 'avatar.jpg');
    return data;
  };
  const upload = async () => {
    setFailure(null);
    try {
      session.setUser(await send(form));
      onDone();
    } catch (error) {
      if (!isAborted(error)) setFailure(error);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!isSending}
      title={isStill ? t.profileEdit.cropTitle() : t.profileEdit.gifTitle()}
      description={isStill ? t.profileEdit.cropText() : t.profileEdit.gifText()}
      footer={
        <>
          <Button variant="secondary" onClick={isSending ? stop : onClose}>
            {isSending ? t.profileEdit.cancelUpload() : t.common.cancel()}
          </Button>
          <Button busy={isSending} onClick={() => void upload()}>
            {t.profileEdit.upload()}
          </Button>
        </>
      }
    >
      <Stack gap="md" align="stretch">
        <CropPreview
          bitmap={picture.bitmap}
          crop={crop}
          onDrag={
            isStill && !isSending
              ? (by) => setCrop((current) => dragged(picture.bitmap, current, by))
              : undefined
          }
        />
        {isStill && !isSending ? <CropControls crop={crop} onChange={setCrop} /> : null}
        {isSending ? (
          <Progress
            label={t.profileEdit.uploading()}
            value={percent}
            valueText={formats.percent(String(percent))}
          />
        ) : null}
        {error ? <ErrorText>{errorText(error, 'avatarUpload')}</ErrorText> : null}
      </Stack>
    </Dialog>
  );
}

type CropPreviewProps = {
  bitmap: ImageBitmap;
  crop: Crop;
  /**
   * Called with the drag distance as a fraction of the circle's width. If undefined, the picture cannot be
   * dragged.
   */
  onDrag: ((by: { x: number; y: number }) => void) | undefined;
};

/**
 * The picture in its circle, as on the profile. Uses a canvas, so that the policy need not allow object URLs.
 */
function CropPreview({ bitmap, crop, onDrag }: CropPreviewProps) {
  const t = useTranslations();
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, bitmap, crop);
  }, [bitmap, crop]);

  const start = (event: PointerEvent<HTMLCanvasElement>) => {
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
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}

function Slider(props: ComponentPropsWithRef<'input'>) {
  return <Track {...props} {...useFieldControl(props)} type="range" step={0.01} />;
}

/** Sliders for the size and position of the crop, for keyboards and for members who cannot drag. */
function CropControls({ crop, onChange }: { crop: Crop; onChange: (crop: Crop) => void }) {
  const t = useTranslations();
  const sliders = [
    { name: 'zoom', label: t.profileEdit.zoom(), min: 1, max: MAX_ZOOM },
    { name: 'x', label: t.profileEdit.horizontal(), min: 0, max: 1 },
    { name: 'y', label: t.profileEdit.vertical(), min: 0, max: 1 },
  ] as const;
  return (
    <Stack gap="sm">
      {sliders.map(({ name, label, min, max }) => (
        <Field key={name} label={label}>
          <Slider
            min={min}
            max={max}
            value={crop[name]}
            onChange={(event) => onChange({ ...crop, [name]: event.currentTarget.valueAsNumber })}
          />
        </Field>
      ))}
    </Stack>
  );
}
