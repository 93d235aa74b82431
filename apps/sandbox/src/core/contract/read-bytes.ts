import { problem } from '../problem/problem.ts';

/**
 * Reads a body of at most `limit` bytes; null when it is larger. Stops reading as soon as that is known.
 * @throws Problem `malformed_json` when the caller hangs up in the middle of it
 */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const announced = Number(request.headers.get('Content-Length') ?? 0);
  if (announced > limit) return null;
  if (!request.body) return new Uint8Array(0);
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw problem('malformed_json');
    });
    if (done) break;
    length += value.byteLength;
    if (length > limit) {
      // Not cancelled: that would cut the connection before the caller has read the answer.
      reader.releaseLock();
      return null;
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}
