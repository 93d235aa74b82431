import { useCallback, useEffect, useState } from 'react';
import { type CameraProblem, cameraProblem } from './camera-problem.ts';

export type CameraFacing = 'user' | 'environment';

export type CameraState =
  | { status: 'starting' }
  | { status: 'live'; stream: MediaStream }
  | { status: 'failed'; problem: CameraProblem };

/** Sharp enough to read a document by, small enough to stay far below 5 MB as a JPEG; in pixels. */
const ideal = { width: { ideal: 1920 }, height: { ideal: 1440 } };

/**
 * The picture of a camera for as long as `isOn`; the browser asks the member for permission. Turned off, and when the
 * part goes, the camera's light goes out.
 */
export function useCamera(facing: CameraFacing, isOn: boolean): { camera: CameraState; retry: () => void } {
  const [camera, setCamera] = useState<CameraState>({ status: 'starting' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the camera again.
  useEffect(() => {
    if (!isOn) return;
    let stream: MediaStream | null = null;
    let isOver = false;
    setCamera({ status: 'starting' });
    // What is not there at all (an insecure page, an old browser) fails like what is refused.
    const asked = Promise.resolve().then(() =>
      navigator.mediaDevices.getUserMedia({ audio: false, video: { ...ideal, facingMode: facing } }),
    );
    asked.then(
      (opened) => {
        stream = opened;
        if (isOver) stopAll(opened);
        else setCamera({ status: 'live', stream: opened });
      },
      (error: unknown) => {
        if (!isOver) setCamera({ status: 'failed', problem: cameraProblem(error) });
      },
    );
    return () => {
      isOver = true;
      if (stream) stopAll(stream);
    };
  }, [facing, isOn, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { camera, retry };
}

function stopAll(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
