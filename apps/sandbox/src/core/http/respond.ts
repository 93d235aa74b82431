import type { OperationId } from '@gli/sdk';
import type { Problem } from '../problem/problem.ts';
import type { Language } from '../text/text.ts';

/** Fallback where a response needs `Retry-After` and has no better value. */
const DEFAULT_RETRY_AFTER_SECONDS = '1';

/** A JSON response; without a body where the contract has none. */
export function jsonResponse(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response {
  if (body === undefined) return new Response(null, { status, headers });
  return serializedResponse(status, JSON.stringify(body), headers);
}

/** The same for a body that is already JSON. */
export function serializedResponse(
  status: number,
  json: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(json, { status, headers: { 'Content-Type': 'application/json', ...headers } });
}

/** What tells caches and readers the language of a text. */
export const languageHeaders = (language: Language): Record<string, string> => ({
  'Content-Language': language,
  Vary: 'Accept-Language',
});

/** An error in the language of the caller. */
export function problemResponse(problem: Problem, language: Language, operation?: OperationId): Response {
  const headers: Record<string, string> = {
    'Cache-Control': 'no-store',
    ...languageHeaders(language),
    ...problem.options.headers,
  };
  if (problem.status === 429) headers['Retry-After'] ??= DEFAULT_RETRY_AFTER_SECONDS;
  if (problem.status === 401) {
    const isRefused = problem.code.startsWith('token_');
    headers['WWW-Authenticate'] = isRefused ? 'Bearer error="invalid_token"' : 'Bearer';
  }
  return jsonResponse(problem.status, problem.envelope(language, operation), headers);
}
