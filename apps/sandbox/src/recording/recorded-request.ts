import type { Context } from 'hono';
import controlsDocument from '../controls/openapi.json' with { type: 'json' };
import { declaredFields, withDeclaredQuery } from '../core/contract/declared-fields.ts';
import { readBytes } from '../core/contract/json-body.ts';
import type { ContractOperation } from '../core/contract/operations.ts';
import { parseJson } from '../core/contract/parse-json.ts';
import { findRoute } from '../core/contract/router.ts';
import { BASE_PATH } from '../core/http/api.ts';
import { readBearer } from '../core/members/access-tokens.ts';
import { Problem } from '../core/problem/problem.ts';
import { HIDDEN, type Secrets } from './secrets.ts';

type RecordedRequest = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Body as text. Null if it is not recorded. */
  readonly body: string | null;
};

/** Max size of a recorded body. The sandbox rejects larger uploads. */
export const BODY_MAX_BYTES = 6_291_456;

/** Matches headers that affect a response or are compared. All others may contain cookies, keys and codes. */
const RECORDED_HEADERS =
  /^(accept|accept-language|access-control-.+|allow|cache-control|content-(language|security-policy|type)|etag|idempotency-key|idempotent-replayed|if-match|if-none-match|location|origin|prefer|preference-applied|ratelimit(-policy)?|retry-after|user-agent|vary|www-authenticate|x-client-version|x-content-type-options|x-request-id|x-requested-with|x-sandbox-branch)$/;

const controlFields = new Set(
  Object.values(controlsDocument.components.schemas).flatMap((schema) =>
    'properties' in schema ? Object.keys(schema.properties) : [],
  ),
);

export const recordedHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => RECORDED_HEADERS.test(name)));

/**
 * Reads the JSON text of a request. Null if the body is not recorded because it is not JSON, too large or incomplete. The
 * sandbox rejects an oversized body by its length.
 */
export async function readText(context: Context): Promise<string | null> {
  const { req } = context;
  try {
    const text = new TextDecoder().decode(await readBytes(context, BODY_MAX_BYTES));
    const isJson = /json/i.test(req.header('Content-Type') ?? '') || parseJson(text) !== undefined;
    return isJson || text === '' ? text : null;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // The connection closed early.
    if (error.code !== 'payload_too_large') return null;
    const headers = new Headers(req.raw.headers);
    headers.delete('Transfer-Encoding');
    headers.set('Content-Length', String(BODY_MAX_BYTES + 1));
    req.raw = new Request(req.url, { method: req.raw.method, headers, body: '' });
    return null;
  }
}

/** Removes secrets from a request. Keeps only headers, query values and fields that are known to be harmless. */
export function recordedRequest(
  { method, url, headers }: Request,
  text: string | null,
  secrets: Secrets,
): RecordedRequest {
  const { pathname } = new URL(url);
  const route = findRoute(method, pathname.slice(BASE_PATH.length));
  const operation = pathname.startsWith(BASE_PATH) && route.status === 'found' ? route.operation : null;
  const authorization = headers.get('Authorization');
  const bearer = readBearer(headers);
  return {
    url: withDeclaredQuery(new URL(url), operation).href,
    headers: {
      ...recordedHeaders(headers),
      ...(authorization === null
        ? {}
        : { authorization: bearer === null ? HIDDEN : `Bearer ${secrets.hideToken(bearer)}` }),
    },
    body: text === null || text === '' ? text : secrets.maskBody(text, shownFields(pathname, operation)),
  };
}

function shownFields(path: string, operation: ContractOperation | null): (field: string) => boolean {
  const declared = operation?.body ? declaredFields(operation.body.media.schema) : new Set<string>();
  const known = path.startsWith('/sandbox/') ? controlFields : declared;
  return (field) => known.has(field);
}
