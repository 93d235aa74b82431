import type { OperationId } from '@gli/sdk';
import { problem as makeProblem, type Problem } from '../problem/problem.ts';
import type { Language } from '../text/text.ts';

/** Fallback for a required `Retry-After` if there is no better value. */
const DEFAULT_RETRY_AFTER_SECONDS = '1';

/** Creates a JSON response. It has no body if the contract declares none. */
export function jsonResponse(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response {
  if (body === undefined) return new Response(null, { status, headers });
  const text = JSON.stringify(body);
  const json = {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(text)),
    ...headers,
  };
  return new Response(text, { status, headers: json });
}

/** Returns the headers that state the language of a text. */
export const languageHeaders = (language: Language): Record<string, string> => ({
  'Content-Language': language,
  Vary: 'Accept-Language',
});

/**
 * Creates a 503 for when the database is unavailable, like a proxy in front of the API would. No operation declares it.
 */
export function unavailableResponse(language: Language): Response {
  return jsonResponse(503, makeProblem('server_error').envelope(language), {
    'Cache-Control': 'no-store',
    'Retry-After': DEFAULT_RETRY_AFTER_SECONDS,
    ...languageHeaders(language),
  });
}

/** Creates an error response in the caller's language. */
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
