import Camera from 'lucide-react/icons/camera';
import { useRef, useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { Dialog } from '../../../design/feedback/Dialog.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { usePreview } from '../files/use-preview.ts';
import { CameraStage } from './CameraStage.tsx';
import * as Part from './camera.styles.ts';
import { takePicture } from './take-picture.ts';
import { type CameraFacing, useCamera } from './use-camera.ts';

type CameraDialogProps = {
  title: string;
  /** What to show in the picture. */
  guide: string;
  shape: 'card' | 'face';
  facing: CameraFacing;
  /** Name of the file that comes out. */
  fileName: string;
  onClose: () => void;
  onUse: (file: File) => void;
  /** The way for those without a camera. */
  onUploadInstead: () => void;
};

/** Takes one photo with the camera: live, taken, used or taken again. The camera is on only while it is live. */
export function CameraDialog(props: CameraDialogProps) {
  const { title, guide, shape, facing, fileName, onClose, onUse, onUploadInstead } = props;
  const t = useTranslations();
  const video = useRef<HTMLVideoElement>(null);
  const [taken, setTaken] = useState<File | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [shown, setShown] = useState<MediaStream | null>(null);
  const { camera, retry } = useCamera(facing, taken === null);
  const isReady = camera.status === 'live' && camera.stream === shown;
  const preview = usePreview(taken);

  const shoot = async () => {
    const file = video.current && (await takePicture(video.current, fileName));
    setFailed(!file);
    setTaken(file);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={title}
      description={guide}
      closeLabel={t.common.close()}
      footer={
        <Part.Shutter>
          {taken ? (
            <>
              <Button variant="secondary" onClick={() => setTaken(null)}>
                {t.authCenter.camera.retake()}
              </Button>
              <Button onClick={() => onUse(taken)}>{t.authCenter.camera.use()}</Button>
            </>
          ) : (
            <>
              <Button variant="secondary" onClick={onUploadInstead}>
                {t.authCenter.camera.uploadInstead()}
              </Button>
              {camera.status === 'failed' ? (
                <Button onClick={retry}>{t.authCenter.camera.again()}</Button>
              ) : (
                <Button onClick={() => void shoot()} disabled={!isReady}>
                  <Camera aria-hidden />
                  {t.authCenter.camera.shoot()}
                </Button>
              )}
            </>
          )}
        </Part.Shutter>
      }
    >
      <Stack gap="sm">
        <CameraStage
          camera={camera}
          preview={preview}
          shape={shape}
          facing={facing}
          video={video}
          onPicture={setShown}
        />
        {hasFailed ? (
          <Text tone="danger" weight="medium" role="alert">
            {t.authCenter.camera.failed()}
          </Text>
        ) : null}
      </Stack>
    </Dialog>
  );
}
