import { Button, Dialog, ErrorText, Inline, Stack, Text } from '@gli/ui';
import { Camera } from '@gli/ui/icons';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { useTranslations } from '@/i18n';
import { usePreview } from '../files/use-preview.ts';
import { Count, Guide, message, Stage, Video } from './CameraDialog.styles.ts';
import { type CameraFacing, type CameraState, takePicture, useCamera } from './use-camera.ts';
import { useCountdown } from './use-countdown.ts';

type CameraDialogProps = {
  title: string;
  guide: string;
  shape: 'card' | 'face';
  facing: CameraFacing;
  fileName: string;
  onClose: () => void;
  /** Called with the accepted photo after the dialog has closed. */
  onUse: (file: File) => void;
  /** Called if the member uploads a file instead. */
  onUploadInstead: () => void;
};

/** Takes a photo that the member can use or retake. The camera is on only while the live picture is shown. */
export function CameraDialog(props: CameraDialogProps) {
  const { title, guide, shape, facing, fileName, onClose, onUse, onUploadInstead } = props;
  const t = useTranslations();
  const video = useRef<HTMLVideoElement>(null);
  const [taken, setTaken] = useState<File | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [visibleStream, setVisibleStream] = useState<MediaStream | null>(null);
  const { camera, retry } = useCamera(facing, taken === null);
  const isReady = camera.status === 'live' && camera.stream === visibleStream;
  const preview = usePreview(taken);

  const closeAnd = (next: () => void) => {
    onClose();
    next();
  };
  const shoot = async () => {
    const file = video.current && (await takePicture(video.current, fileName));
    setFailed(!file);
    setTaken(file);
    // Tells a member whose eyes are closed that the photo has been taken.
    if (file) navigator.vibrate?.(200);
  };
  const [count, startCount] = useCountdown(isReady, () => void shoot());
  const press = () => (shape === 'face' ? startCount() : void shoot());

  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={title}
      description={guide}
      footer={
        <Inline justify="end" gap="snug" css={{ width: '100%' }}>
          {taken ? (
            <>
              <Button variant="secondary" onClick={() => setTaken(null)}>
                {t.authCenter.camera.retake()}
              </Button>
              <Button onClick={() => closeAnd(() => onUse(taken))}>{t.authCenter.camera.use()}</Button>
            </>
          ) : (
            <>
              <Button variant="secondary" onClick={() => closeAnd(onUploadInstead)}>
                {t.authCenter.camera.uploadInstead()}
              </Button>
              {camera.status === 'failed' ? (
                <Button onClick={retry}>{t.authCenter.camera.again()}</Button>
              ) : (
                // Keeps the focus while counting. The same button then uses the photo.
                <Button onClick={press} disabled={!isReady} busy={count !== null}>
                  <Camera aria-hidden />
                  {t.authCenter.camera.shoot()}
                </Button>
              )}
            </>
          )}
        </Inline>
      }
    >
      <Stack gap="sm">
        <CameraStage
          camera={camera}
          preview={preview}
          shape={shape}
          facing={facing}
          video={video}
          count={count}
          onPicture={setVisibleStream}
        />
        {hasFailed ? <ErrorText>{t.authCenter.camera.failed()}</ErrorText> : null}
      </Stack>
    </Dialog>
  );
}

type CameraStageProps = {
  camera: CameraState;
  /** Seconds until the photo, or null. */
  count: number | null;
  /** Object URL of the taken photo. */
  preview: string | null;
  shape: 'card' | 'face';
  facing: CameraFacing;
  video: RefObject<HTMLVideoElement | null>;
  /** Called when the first frame is visible. A photo taken before it would be black. */
  onPicture: (stream: MediaStream) => void;
};

/** The camera view with its guide, the taken photo, or the camera's problem. Keeps its size to avoid shifts. */
function CameraStage({ camera, count, preview, shape, facing, video, onPicture }: CameraStageProps) {
  const t = useTranslations();
  const stream = camera.status === 'live' ? camera.stream : null;
  const attach = useCallback(
    (element: HTMLVideoElement | null) => {
      video.current = element;
      if (element && stream) element.srcObject = stream;
    },
    [stream, video],
  );
  if (preview) {
    return (
      <Stage>
        <img src={preview} alt={t.authCenter.camera.taken()} />
      </Stage>
    );
  }
  if (camera.status === 'live') {
    return (
      <Stage>
        <Video
          ref={attach}
          aria-label={t.authCenter.camera.live()}
          mirrored={facing === 'user'}
          autoPlay
          muted
          playsInline
          onPlaying={() => onPicture(camera.stream)}
        />
        <Guide shape={shape} aria-hidden />
        <Count role="status">{count}</Count>
      </Stage>
    );
  }
  const isFailed = camera.status === 'failed';
  return (
    <Stage>
      <Text role={isFailed ? 'alert' : 'status'} tone="inherit" css={message}>
        {isFailed ? t.authCenter.camera.problems[camera.problem]() : t.authCenter.camera.starting()}
      </Text>
    </Stage>
  );
}
