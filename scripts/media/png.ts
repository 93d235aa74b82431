import { crc32, deflateSync, inflateSync } from 'node:zlib';
import type { Pixels } from './raster.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A PNG file of 8-bit colours with opacity. */
export function encodePng({ size, bytes }: Pixels): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(filteredRows(size, bytes), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** True when two PNG files show the same. zlib may pack the same pixels differently on another machine. */
export function samePng(first: Buffer, second: Buffer): boolean {
  return first.equals(second) || inflateSync(imageData(first)).equals(inflateSync(imageData(second)));
}

/** Each row as its difference to the pixel on the left, which packs well. */
function filteredRows(size: number, bytes: Uint8Array): Buffer {
  const stride = size * 4;
  const rows = Buffer.alloc((stride + 1) * size);
  for (let row = 0; row < size; row++) {
    rows[row * (stride + 1)] = 1;
    for (let i = 0; i < stride; i++) {
      const left = i < 4 ? 0 : (bytes[row * stride + i - 4] ?? 0);
      rows[row * (stride + 1) + 1 + i] = (bytes[row * stride + i] ?? 0) - left;
    }
  }
  return rows;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

function imageData(file: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = signature.length; at + 8 <= file.length; ) {
    const length = file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(file.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return Buffer.concat(parts);
}
