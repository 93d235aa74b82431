import { Button, Dialog, ErrorText, Inline, Stack, styled, Text } from '@gli/ui';
import { Camera } from '@gli/ui/icons';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { useTranslations } from '@/i18n';
import { usePreview } from '../files/use-preview.ts';
import { type CameraFacing, type CameraState, takePicture, useCamera } from './use-camera.ts';

const Stage = styled('div', {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  aspectRatio: '4 / 3',
  maxHeight: '60dvh',
  overflow: 'hidden',
  borderRadius: '$lg',
  background: '#0b1322',
  color: '#e9eff8',
  '& > video, & > img': { width: '100%', height: '100%', objectFit: 'contain' },
});
const Video = styled('video', {
  variants: {
    /** Mirrors the preview but not the photo. */
    mirrored: { true: { transform: 'scaleX(-1)' } },
  },
});
/** Frame around the document or the face. */
const Guide = styled('div', {
  position: 'absolute',
  border: '3px solid rgba(255, 255, 255, 0.9)',
  boxShadow: '0 0 0 100vmax rgba(5, 10, 20, 0.42)',
  pointerEvents: 'none',
  variants: {
    shape: {
      card: { inset: '14% 10%', borderRadius: '$lg' },
      face: { inset: '8% 30%', borderRadius: '50%' },
    },
  },
});

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
  };

  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={title}
      description={guide}
      footer={
        <Inline justify="end" css={{ gap: '$3', width: '100%' }}>
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
                <Button onClick={() => void shoot()} disabled={!isReady}>
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
          onPicture={setVisibleStream}
        />
        {hasFailed ? <ErrorText>{t.authCenter.camera.failed()}</ErrorText> : null}
      </Stack>
    </Dialog>
  );
}

type CameraStageProps = {
  camera: CameraState;
  /** Object URL of the taken photo. */
  preview: string | null;
  shape: 'card' | 'face';
  facing: CameraFacing;
  video: RefObject<HTMLVideoElement | null>;
  /** Called when the first frame is visible. A photo taken before it would be black. */
  onPicture: (stream: MediaStream) => void;
};

/** The camera view with its guide, the taken photo, or the camera's problem. Keeps its size to avoid shifts. */
function CameraStage({ camera, preview, shape, facing, video, onPicture }: CameraStageProps) {
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
      </Stage>
    );
  }
  const isFailed = camera.status === 'failed';
  return (
    <Stage>
      <Text
        role={isFailed ? 'alert' : 'status'}
        tone="inherit"
        css={{ padding: '$6', maxWidth: '26rem', textAlign: 'center' }}
      >
        {isFailed ? t.authCenter.camera.problems[camera.problem]() : t.authCenter.camera.starting()}
      </Text>
    </Stage>
  );
}
