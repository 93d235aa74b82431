import type { RunningSandbox } from './start-sandbox.ts';

/** A request in a sandbox's log. The sandbox's `/sandbox/openapi.json` documents each field. */
export type SentRequest = {
  readonly id: string;
  readonly operation: string | null;
  readonly method: string;
  readonly path: string;
  readonly member: { readonly id: string; readonly email: string | null } | null;
  readonly branch: string | null;
  /** HTTP status, or null if the connection broke. */
  readonly status: number | null;
  readonly code: string | null;
  readonly idempotency_key: string | null;
  readonly is_replayed: boolean;
  /** Contract violations in the request, as messages by field. */
  readonly violations: Readonly<Record<string, readonly string[]>> | null;
};

/**
 * Reads the requests to a sandbox, earliest first: all of them, or only those from one browser test's branch. The
 * sandbox needs `controls` and keeps the last 500 requests.
 */
export async function readRequests(
  { apiUrl }: Pick<RunningSandbox, 'apiUrl'>,
  branch?: { readonly name: string },
): Promise<SentRequest[]> {
  const response = await fetch(new URL('/sandbox/requests/', apiUrl));
  // An app that proxies requests to the sandbox serves its own page for unknown paths.
  if (response.headers.get('Content-Type') !== 'application/json' || !response.ok) {
    throw new Error(
      `The sandbox returned no request log (HTTP ${response.status}). Start it with \`controls: true\`.`,
    );
  }
  const requests: SentRequest[] = await response.json();
  return requests.filter((request) => !branch || request.branch === branch.name).toReversed();
}
