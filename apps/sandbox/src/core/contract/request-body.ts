import { problem } from '../problem/problem.ts';

/** A declared body of at most this size is read as one, which takes no stream. */
const SMALL_BYTES = 16_384;
/** Small chunks are joined to blocks of this size: a body may arrive byte by byte. */
const BLOCK_BYTES = 65_536;

/**
 * Reads a body of at most `limit` bytes in blocks, and stops as soon as it is larger.
 * @throws Problem `payload_too_large`; `malformed_json` when the connection closes before the end
 */
export async function* readBlocks(
  request: Request,
  limit: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  if (Number(request.headers.get('Content-Length') ?? 0) > limit) throw problem('payload_too_large');
  if (!request.body) return;
  const reader = request.body.getReader();
  let block = new Uint8Array(BLOCK_BYTES);
  let filled = 0;
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw problem('malformed_json');
      });
      if (done) break;
      length += value.byteLength;
      if (length > limit) throw problem('payload_too_large');
      if (filled + value.byteLength > block.byteLength) {
        if (filled > 0) yield block.subarray(0, filled);
        block = new Uint8Array(Math.max(BLOCK_BYTES, value.byteLength));
        filled = 0;
      }
      block.set(value, filled);
      filled += value.byteLength;
    }
    if (filled > 0) yield block.subarray(0, filled);
  } finally {
    void discard(reader, limit);
  }
}

/** Reads on and drops what comes: a client that is still sending could not read the response of a closed connection. */
async function discard(reader: ReadableStreamDefaultReader<Uint8Array>, limit: number): Promise<void> {
  try {
    for (let left = limit; left > 0; ) {
      const { done, value } = await reader.read();
      if (done) break;
      left -= value.byteLength;
    }
  } catch {
    // The connection is closed.
  } finally {
    reader.releaseLock();
  }
}

/**
 * The whole body.
 * @throws Problem as `readBlocks`
 */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const declared = Number(request.headers.get('Content-Length') ?? Number.POSITIVE_INFINITY);
  if (declared <= Math.min(SMALL_BYTES, limit)) return readSmall(request, limit);
  const blocks: Uint8Array<ArrayBuffer>[] = [];
  for await (const block of readBlocks(request, limit)) blocks.push(block);
  return joined(blocks);
}

async function readSmall(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await request.arrayBuffer().catch(() => {
    throw problem('malformed_json');
  });
  if (bytes.byteLength > limit) throw problem('payload_too_large');
  return new Uint8Array(bytes);
}

function joined(blocks: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(blocks.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let offset = 0;
  for (const block of blocks) {
    bytes.set(block, offset);
    offset += block.byteLength;
  }
  return bytes;
}
