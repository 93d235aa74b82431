import type { RunningSandbox } from './start-sandbox.ts';

/** A request as the log of a sandbox tells it; the sandbox's `/sandbox/openapi.json` describes each field. */
export type SentRequest = {
  readonly id: string;
  readonly operation: string | null;
  readonly method: string;
  readonly path: string;
  readonly member: { readonly id: string; readonly email: string | null } | null;
  readonly branch: string | null;
  /** Null when the connection broke. */
  readonly status: number | null;
  readonly code: string | null;
  readonly idempotency_key: string | null;
  readonly is_replayed: boolean;
  /** What in the request broke the contract: messages by field. */
  readonly violations: Readonly<Record<string, readonly string[]>> | null;
};

/**
 * What was asked of a sandbox, the earliest first: of all, or of one branch, which is what one browser test has sent. The
 * sandbox needs `controls`, and keeps the last 500.
 */
export async function readRequests(
  { apiUrl }: Pick<RunningSandbox, 'apiUrl'>,
  branch?: { readonly name: string },
): Promise<SentRequest[]> {
  const response = await fetch(new URL('/sandbox/requests/', apiUrl));
  // An app that passes requests on answers what it does not know with its page.
  if (response.headers.get('Content-Type') !== 'application/json' || !response.ok) {
    throw new Error(`The sandbox has no log (${response.status}). Start it with \`controls: true\`.`);
  }
  const requests: SentRequest[] = await response.json();
  return requests.filter((request) => !branch || request.branch === branch.name).toReversed();
}
