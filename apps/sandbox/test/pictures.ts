import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { TestResponse, TestSandbox } from './sandbox.ts';

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.byteLength, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Creates a real grayscale PNG with noise or a single color. */
export function png(width = 480, height = 640, look: 'noise' | 'flat' = 'noise'): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const rows = look === 'noise' ? randomBytes((width + 1) * height) : Buffer.alloc((width + 1) * height, 128);
  for (let row = 0; row < height; row++) rows[row * (width + 1)] = 0;
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(rows, { level: 1 })),
      chunk('IEND', new Uint8Array()),
    ]),
  );
}

/** Creates the smallest JPEG that has dimensions: a frame header and noise. */
export function jpeg(width: number, height: number): Uint8Array<ArrayBuffer> {
  const frame = Buffer.from([
    0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0,
  ]);
  frame.writeUInt16BE(height, 13);
  frame.writeUInt16BE(width, 15);
  return new Uint8Array(Buffer.concat([frame, randomBytes(width * height), Buffer.from([0xff, 0xd9])]));
}

export const GIF: Uint8Array<ArrayBuffer> = new Uint8Array(
  Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
);

export const PDF: Uint8Array<ArrayBuffer> = new TextEncoder().encode('%PDF-1.7\n%%EOF\n');

type Fields = Readonly<Record<string, string | File>>;

export function sendForm(
  { send }: TestSandbox,
  path: string,
  fields: Fields,
  token: string,
  language: 'ko' | 'en' = 'en',
): Promise<TestResponse> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return send('POST', path, { token, body, language });
}
