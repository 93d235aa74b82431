import type { components } from '../generated/types.ts';

/** A stable machine name of an error. Servers newer than this package may send names that are not listed. */
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
 * Makes an envelope of whatever came with an error status: a proxy's HTML page, nothing at all, or an envelope with
 * missing fields. Texts that the server did not send stay empty, so that a screen shows its own words.
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

function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
