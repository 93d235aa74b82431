import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Problem, problem } from '../problem/problem.ts';
import { texts } from '../text/texts.ts';
import { normalizeBody } from './normalize-body.ts';
import type { ContractOperation } from './operations.ts';
import { parseJson } from './parse-json.ts';
import { checkBody } from './schemas.ts';

/** Max size of a JSON body, in bytes. */
const JSON_MAX_BYTES = 1_048_576;
/** Up to this size, all errors in a body are reported, instead of only the first. */
const ALL_ERRORS_MAX_BYTES = 65_536;

/**
 * Reads, normalizes and checks a JSON body. Undefined if an optional body is omitted.
 * @throws Problem 413, 415, 400
 */
export async function readJsonBody({ id, body }: ContractOperation, context: Context): Promise<unknown> {
  if (!body) return undefined;
  const type = context.req.header('Content-Type');
  const isJson = type !== undefined && /^application\/json\s*(;|$)/i.test(type);
  if (type !== undefined && !isJson) throw unsupportedType(body.type);
  const bytes = await readBytes(context, JSON_MAX_BYTES);
  if (bytes.byteLength === 0 && !body.required) return undefined;
  if (bytes.byteLength > 0 && !isJson) throw unsupportedType(body.type);
  const value = normalizeBody(readJson(bytes));
  checkBody(body.schemaAt, value, id, bytes.byteLength > ALL_ERRORS_MAX_BYTES);
  return value;
}

/** Creates a 415 that names the type to send. */
export function unsupportedType(type: string) {
  return problem('unsupported_media_type', {
    details: { 'Content-Type': [texts.validation.contentType(type)] },
  });
}

/**
 * Reads a body. It can be read again later.
 * @throws Problem `payload_too_large`, or `malformed_json` if the connection closes early
 */
export async function readBytes(context: Context, maxSize: number): Promise<Uint8Array<ArrayBuffer>> {
  const throwTooLarge = () => {
    throw problem('payload_too_large');
  };
  try {
    if (!context.req.raw.bodyUsed) {
      await bodyLimit({ maxSize, onError: throwTooLarge })(context, async () => {});
    }
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    return bytes.byteLength > maxSize ? throwTooLarge() : bytes;
  } catch (error) {
    throw error instanceof Problem ? error : problem('malformed_json');
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Parses a JSON body. @throws Problem `malformed_json` */
export function readJson(bytes: Uint8Array): unknown {
  const value = parseJson(decode(bytes));
  if (value === undefined) throw problem('malformed_json');
  return value;
}

/** Decodes UTF-8. Empty for other bytes, which is not JSON either. */
function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return '';
  }
}
