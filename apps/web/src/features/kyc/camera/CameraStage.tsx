import { type RefObject, useCallback } from 'react';
import { useTranslations } from '../../../i18n/translations.ts';
import * as Part from './camera.styles.ts';
import type { CameraFacing, CameraState } from './use-camera.ts';

type CameraStageProps = {
  camera: CameraState;
  /** Address of the photo that was taken. */
  preview: string | null;
  shape: 'card' | 'face';
  facing: CameraFacing;
  video: RefObject<HTMLVideoElement | null>;
  /** The stream's picture is on the stage: earlier, a photo of it would be black. */
  onPicture: (stream: MediaStream) => void;
};

/** The camera's picture with its guide, the photo that was taken, or why there is none. */
export function CameraStage({ camera, preview, shape, facing, video, onPicture }: CameraStageProps) {
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
      <Part.Stage>
        <img src={preview} alt={t.authCenter.camera.taken()} />
      </Part.Stage>
    );
  }
  if (camera.status === 'live') {
    return (
      <Part.Stage>
        <Part.Video
          ref={attach}
          aria-label={t.authCenter.camera.live()}
          mirrored={facing === 'user'}
          autoPlay
          muted
          playsInline
          onPlaying={() => onPicture(camera.stream)}
        />
        <Part.Guide shape={shape} aria-hidden />
      </Part.Stage>
    );
  }
  const isFailed = camera.status === 'failed';
  return (
    <Part.Stage>
      <Part.StageText role={isFailed ? 'alert' : 'status'}>
        {isFailed ? t.authCenter.camera.problems[camera.problem]() : t.authCenter.camera.starting()}
      </Part.StageText>
    </Part.Stage>
  );
}
