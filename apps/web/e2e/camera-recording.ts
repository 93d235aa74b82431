import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const WIDTH = 640;
const HEIGHT = 480;

/**
 * Creates an uncompressed, detailed video for Chromium's fake camera (`--use-file-for-fake-video-capture`). The
 * browser's own test pattern is too plain to pass as a face.
 * @returns its path
 */
export function cameraFilm(): string {
  const brightness = Buffer.alloc(WIDTH * HEIGHT);
  for (let at = 0; at < brightness.length; at += 1) brightness[at] = 60 + ((at * 2_654_435_761) >>> 25);
  const colors = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), brightness, colors]);
  const film = path.join(tmpdir(), `gli-camera-${process.pid}.y4m`);
  writeFileSync(
    film,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1\n`), frame, frame]),
  );
  return film;
}
