import { useEffect, useState } from 'react';

export type CameraFacing = 'user' | 'environment';

export type CameraState =
  | { status: 'starting' }
  | { status: 'live'; stream: MediaStream }
  | { status: 'failed'; problem: CameraProblem };

const JPEG_QUALITY = 0.92;
/** Ideal size in px: sharp enough to read a document, but far below 5 MB as a JPEG. */
const idealSize = { width: { ideal: 1920 }, height: { ideal: 1440 } };

/**
 * Returns a camera's stream while `isOn` is true. The browser asks the member for permission. The camera is
 * released when it is turned off and on unmount.
 */
export function useCamera(facing: CameraFacing, isOn: boolean): { camera: CameraState; retry: () => void } {
  const [camera, setCamera] = useState<CameraState>({ status: 'starting' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry requests the camera again.
  useEffect(() => {
    if (!isOn) return;
    let stream: MediaStream | null = null;
    let isCancelled = false;
    setCamera({ status: 'starting' });
    // Called inside the promise, so that a missing `mediaDevices` (insecure page, old browser) rejects in the
    // same way as a denied permission.
    const request = Promise.resolve().then(() =>
      navigator.mediaDevices.getUserMedia({ audio: false, video: { ...idealSize, facingMode: facing } }),
    );
    request.then(
      (opened) => {
        stream = opened;
        if (isCancelled) stopAll(opened);
        else setCamera({ status: 'live', stream: opened });
      },
      (error: unknown) => {
        if (!isCancelled) setCamera({ status: 'failed', problem: cameraProblem(error) });
      },
    );
    return () => {
      isCancelled = true;
      if (stream) stopAll(stream);
    };
  }, [facing, isOn, attempt]);
  return { camera, retry: () => setAttempt((count) => count + 1) };
}

function stopAll(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Problem with the camera, as a key of `t.authCenter.camera.problems`. */
export type CameraProblem = 'refused' | 'missing' | 'busy' | 'unsupported';

const problemByError: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Maps a `getUserMedia` error to the problem to show. */
export function cameraProblem(error: unknown): CameraProblem {
  return (error instanceof Error && problemByError[error.name]) || 'unsupported';
}

/** Captures the current frame as a full-size, unmirrored JPEG. Returns null before the first frame. */
export async function takePicture(video: HTMLVideoElement, name: string): Promise<File | null> {
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0 || height === 0) return null;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(video, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', JPEG_QUALITY));
  return blob && new File([blob], name, { type: blob.type });
}
