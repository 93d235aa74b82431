/** Width and height in pixels. */
export type PictureSize = { readonly width: number; readonly height: number };

/** The size of a JPEG or PNG as its header says; null when it is cut off before, or says none. */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = bytes[0] === 0xff ? jpegSize(view) : pngSize(view);
  return size && size.width > 0 && size.height > 0 ? size : null;
}

/** The first chunk of a PNG is its header: signature (8), length (4), `IHDR` (4), width (4), height (4). */
function pngSize(view: DataView): PictureSize | null {
  if (view.byteLength < 24) return null;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** A JPEG is a chain of segments; a frame header (SOF0 to SOF15 but for three others) has the size. */
function jpegSize(view: DataView): PictureSize | null {
  let at = 2;
  while (at + 9 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1; // Fill byte.
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + Math.max(2, view.getUint16(at + 2));
  }
  return null;
}
