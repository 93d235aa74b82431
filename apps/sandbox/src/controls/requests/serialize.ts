import type { Context } from 'hono';
import { declaredFields, declaredQuery } from '../../core/contract/declared-fields.ts';
import { readBytes } from '../../core/contract/json-body.ts';
import type { ContractOperation } from '../../core/contract/operations.ts';
import { parseJson } from '../../core/contract/parse-json.ts';
import { BODY_MAX_BYTES } from '../../recording/recorded-request.ts';
import { HIDDEN, withoutSecrets } from '../../recording/secrets.ts';

/** Max characters of a body that are kept. */
export const BODY_MAX_CHARACTERS = 16_384;

export type LoggedBody = {
  /** Formatted JSON without secrets, truncated if long. */
  readonly text: string;
  readonly bytes: number;
  /** True if the body is complete: nothing hidden, truncated or omitted. */
  readonly is_complete: boolean;
};

/** Matches headers that are safe to show. All others may contain cookies, tokens or codes. */
const SHOWN_HEADERS =
  /^(accept-language|allow|cache-control|content-(language|type)|etag|idempotency-key|idempotent-replayed|if-match|prefer|preference-applied|ratelimit(-policy)?|retry-after|www-authenticate|x-client-version|x-request-id|x-requested-with|x-sandbox-branch)$/;
const HEADER_MAX_CHARACTERS = 300;
/** Matches text that is longer than ids and words, which may be a token in an unexpected field. */
const LONG_WORD = /[\w.~-]{40,}/g;

export const serializeHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries([
    ...(headers.has('Authorization') ? [['authorization', HIDDEN]] : []),
    ...[...headers]
      .filter(([name]) => SHOWN_HEADERS.test(name))
      .map(([name, value]) => [name, scrubText(value.slice(0, HEADER_MAX_CHARACTERS))]),
  ]);

export const scrubText = (text: string): string => text.replaceAll(LONG_WORD, HIDDEN);

/** Formats a path with its query and hides undeclared values. */
export function serializeAddress(
  path: string,
  query: URLSearchParams,
  operation: ContractOperation | null,
): string {
  const declared = declaredQuery(operation);
  const shown = [...query].map(([name, value]) =>
    declared.has(name)
      ? `${encodeURIComponent(name)}=${encodeURIComponent(value)}`
      : `${encodeURIComponent(scrubText(name))}=${HIDDEN}`,
  );
  const address = scrubText(path.slice(0, 500));
  return shown.length === 0 ? address : `${address}?${shown.join('&').slice(0, 1000)}`;
}

/**
 * Formats a request body. Shows only fields declared in the contract, because a mistyped field may contain a password.
 */
export async function serializeRequestBody(
  context: Context,
  operation: ContractOperation | null,
): Promise<LoggedBody | null> {
  const bytes = await readBytes(context, BODY_MAX_BYTES).catch(() => null);
  if (bytes === null) return omittedBody(0);
  if (bytes.byteLength === 0) return null;
  const type = context.req.header('Content-Type') ?? '';
  const isForm = /^multipart\//i.test(type);
  const value = isForm ? await readForm(context) : parseBytes(bytes);
  if (typeof value !== 'object' || Array.isArray(value) || !operation?.body)
    return omittedBody(bytes.byteLength);
  const declared = declaredFields(operation.body.media.schema);
  // The text that a wallet signs contains its nonce.
  const shows = (field: string) => declared.has(field) && field !== 'message';
  const body = toLoggedBody(withoutSecrets(value, shows), bytes.byteLength);
  return isForm ? { ...body, is_complete: false } : body;
}

/** Reads the received body and its parsed value. Null if the connection broke. */
export async function serializeResponseBody(
  response: Response,
): Promise<{ body: LoggedBody | null; value: unknown } | null> {
  try {
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (bytes.byteLength === 0) return { body: null, value: undefined };
    const value = parseBytes(bytes);
    const shown = withoutSecrets(value, () => true);
    const body = value === undefined ? omittedBody(bytes.byteLength) : toLoggedBody(shown, bytes.byteLength);
    return { body, value };
  } catch {
    return null;
  }
}

function toLoggedBody(value: unknown, bytes: number): LoggedBody {
  const text = JSON.stringify(value, null, 2);
  return {
    // Copies the text, because a substring would keep the whole string in memory.
    text: Buffer.from(text.slice(0, BODY_MAX_CHARACTERS)).toString(),
    bytes,
    is_complete: text.length <= BODY_MAX_CHARACTERS && !text.includes(HIDDEN),
  };
}

/**
 * Creates a placeholder for a hidden body. A body that is not a JSON object of a known operation may contain anything.
 */
export const omittedBody = (bytes: number): LoggedBody => ({ text: HIDDEN, bytes, is_complete: false });

const parseBytes = (bytes: Uint8Array): unknown => parseJson(new TextDecoder().decode(bytes));

/** Reads the fields of a form. A file is shown by type and size, without its name. */
async function readForm({ req }: Context): Promise<unknown> {
  const form = await req.parseBody().catch(() => undefined);
  if (!form) return undefined;
  const describe = (value: unknown) =>
    value instanceof File ? `${HIDDEN} ${value.type}, ${value.size} bytes` : value;
  return Object.fromEntries(Object.entries(form).map(([name, value]) => [name, describe(value)]));
}
