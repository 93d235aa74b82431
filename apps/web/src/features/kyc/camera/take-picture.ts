/** How faithful the JPEG is, 0 to 1. */
const JPEG_QUALITY = 0.92;

/** What the video shows now, as a JPEG of its full size; not mirrored. Null when there is no picture yet. */
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
