import { resolve, type Schema } from '../../core/contract/document.ts';
import type { ContractOperation } from '../../core/contract/operations.ts';
import { readBytes } from '../../core/contract/request-body.ts';
import { HIDDEN, withoutSecrets } from '../../recording/secrets.ts';

/** Characters of a body that are kept. */
export const BODY_MAX_CHARACTERS = 16_384;
/** The sandbox refuses larger uploads. */
const READ_MAX_BYTES = 6_291_456;

export type LoggedBody = {
  /** Formatted JSON without secrets, cut when it is long. */
  readonly text: string;
  readonly bytes: number;
  /** Whether it is all that was sent: nothing hidden, cut or left out. */
  readonly is_complete: boolean;
};

/** All others may carry anything: cookies, tokens, codes. */
const SHOWN_HEADERS =
  /^(accept-language|allow|cache-control|content-(language|type)|etag|idempotency-key|idempotent-replayed|if-match|prefer|preference-applied|ratelimit(-policy)?|retry-after|www-authenticate|x-client-version|x-request-id|x-requested-with|x-sandbox-branch)$/;
const HEADER_MAX_CHARACTERS = 300;
/** Longer than ids and words: a token in a place where none belongs. */
const LONG_WORD = /[\w.~-]{40,}/g;

export const shownHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries([
    ...(headers.has('Authorization') ? [['authorization', HIDDEN]] : []),
    ...[...headers]
      .filter(([name]) => SHOWN_HEADERS.test(name))
      .map(([name, value]) => [name, scrubbed(value.slice(0, HEADER_MAX_CHARACTERS))]),
  ]);

const scrubbed = (text: string): string => text.replaceAll(LONG_WORD, HIDDEN);

/** A path with its query, whose undeclared values are hidden. */
export function shownAddress(
  path: string,
  query: URLSearchParams,
  operation: ContractOperation | null,
): string {
  const declared = new Set(
    operation?.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
  );
  const shown = [...query].map(([name, value]) =>
    declared.has(name)
      ? `${encodeURIComponent(name)}=${encodeURIComponent(value)}`
      : `${encodeURIComponent(scrubbed(name))}=${HIDDEN}`,
  );
  const address = scrubbed(path.slice(0, 500));
  return shown.length === 0 ? address : `${address}?${shown.join('&').slice(0, 1000)}`;
}

/** What was sent, of the fields that the contract declares: a mistyped one may hold a password. */
export async function requestBody(
  request: Request | null,
  operation: ContractOperation | null,
): Promise<LoggedBody | null> {
  if (request === null) return null;
  const bytes = await readBytes(request, READ_MAX_BYTES).catch(() => null);
  if (bytes === null) return leftOut(0);
  if (bytes.byteLength === 0) return null;
  const type = request.headers.get('Content-Type') ?? '';
  const isForm = /^multipart\//i.test(type);
  const value = isForm ? await formOf(bytes, type) : jsonOf(bytes);
  if (typeof value !== 'object' || Array.isArray(value) || !operation?.body) return leftOut(bytes.byteLength);
  const declared = declaredFields(operation.body.media.schema);
  // The text that a wallet signs has its nonce.
  const shows = (field: string) => declared.has(field) && field !== 'message';
  const body = bodyOf(withoutSecrets(value, shows), bytes.byteLength);
  return isForm ? { ...body, is_complete: false } : body;
}

/** What was received, and its value as it was; null when the connection broke on the way. */
export async function responseBody(
  response: Response,
): Promise<{ body: LoggedBody | null; value: unknown } | null> {
  try {
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (bytes.byteLength === 0) return { body: null, value: undefined };
    const value = jsonOf(bytes);
    const shown = withoutSecrets(value, () => true);
    const body = value === undefined ? leftOut(bytes.byteLength) : bodyOf(shown, bytes.byteLength);
    return { body, value };
  } catch {
    return null;
  }
}

function bodyOf(value: unknown, bytes: number): LoggedBody {
  const text = JSON.stringify(value, null, 2);
  return {
    // A copy: a part of a string keeps all of it in memory.
    text: Buffer.from(text.slice(0, BODY_MAX_CHARACTERS)).toString(),
    bytes,
    is_complete: text.length <= BODY_MAX_CHARACTERS && !text.includes(HIDDEN),
  };
}

/** What is no JSON object of a known operation may hold anything. */
export const leftOut = (bytes: number): LoggedBody => ({ text: HIDDEN, bytes, is_complete: false });

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** The fields of a form; of a file its type and size, and not its name. */
async function formOf(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<unknown> {
  try {
    const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
    return Object.fromEntries(
      [...form].map(([name, value]) => [
        name,
        typeof value === 'string' ? value : `${HIDDEN} ${value.type}, ${value.size} bytes`,
      ]),
    );
  } catch {
    return undefined;
  }
}

type AnySchema = Schema & {
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
};

/** The names of all fields of a schema, at any depth. */
function declaredFields(schema: Schema, seen = new Set<string>(), names = new Set<string>()): Set<string> {
  if (schema.$ref !== undefined) {
    if (!seen.has(schema.$ref)) {
      seen.add(schema.$ref);
      declaredFields(resolve<Schema>({ $ref: schema.$ref }, schema.$ref).value, seen, names);
    }
    return names;
  }
  const { properties = {}, items, allOf = [], anyOf = [], oneOf = [] }: AnySchema = schema;
  for (const name of Object.keys(properties)) names.add(name);
  const parts = [...Object.values(properties), ...allOf, ...anyOf, ...oneOf, ...(items ? [items] : [])];
  for (const part of parts) declaredFields(part, seen, names);
  return names;
}
