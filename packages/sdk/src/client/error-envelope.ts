import type { components } from '../generated/types.ts';

/** A stable machine-readable error code. A newer server may send other codes. */
export type ErrorCode = components['schemas']['ErrorCode'] | (string & Record<never, never>);

/** The contract's error envelope with an open `code`. */
export type ErrorEnvelope = Omit<components['schemas']['ErrorEnvelope'], 'code'> & { code: ErrorCode };

const CODE_BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  401: 'authentication_required',
  403: 'permission_denied',
  404: 'not_found',
  429: 'rate_limited',
};

/**
 * Builds an envelope from any error body: a proxy's HTML page, an empty body, or an envelope with missing fields. Texts
 * that the server did not send stay empty, so a screen can show its own texts.
 */
export function toEnvelope(status: number, body: unknown): ErrorEnvelope {
  const given: Record<string, unknown> = isRecord(body) ? body : {};
  return {
    ...given,
    error: toText(given.error),
    message: toText(given.message),
    code:
      toText(given.code) || (CODE_BY_STATUS[status] ?? (status < 500 ? `http_${status}` : 'server_error')),
    details: toDetails(given.details),
  };
}

function toDetails(given: unknown): Record<string, string[]> {
  const fields = Object.entries(isRecord(given) ? given : {});
  return Object.fromEntries(
    fields.map(([field, texts]) => [field, [texts].flat().filter((text) => typeof text === 'string')]),
  );
}

export function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
