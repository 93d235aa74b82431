import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { isTruncated } from './faults.ts';

const compressResponse = compress({ encoding: 'gzip' });

/**
 * Compresses responses of at least 1 kB to reads. A response with an `ETag` stays as it is: compression would make the tag
 * weak, and `If-Match` needs a strong one.
 */
export const compressReads: MiddlewareHandler = async (context, next) => {
  await next();
  const { req, res } = context;
  if (req.method !== 'GET' || res.headers.has('ETag') || isTruncated(res)) return;
  await compressResponse(context, async () => {});
};
