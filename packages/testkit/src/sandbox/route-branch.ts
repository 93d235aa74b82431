import type { BrowserContext, Route } from '@playwright/test';
import type { RunningSandbox } from './start-sandbox.ts';

export type BranchOptions = {
  /** Sandbox snapshot to start from. Default: its current state. */
  readonly from?: string;
};

/** Separate state in a sandbox, with its own members, balances and clock. */
export type SandboxBranch = {
  readonly name: string;
  /** Headers that send a test's own requests to the branch. */
  readonly headers: Readonly<Record<string, string>>;
  /** Deletes the branch. The context then uses the sandbox's main state. */
  remove(): Promise<void>;
};

/** Matches the app's requests to the sandbox, at any origin, because the app may proxy them. */
const SANDBOX_REQUEST = /^https?:\/\/[^/]+\/(?:api|media|sandbox)\//;

/**
 * Gives a browser test its own branch of a sandbox. Every page of the context uses it, so concurrent tests
 * share no members. The sandbox needs `controls`. Call this before the first page is opened. Requests from a
 * service worker are not routed, so if there is one, create the context with `serviceWorkers: 'block'`.
 */
export async function routeBranch(
  context: BrowserContext,
  { apiUrl }: Pick<RunningSandbox, 'apiUrl'>,
  options: BranchOptions = {},
): Promise<SandboxBranch> {
  const branches = new URL('/sandbox/branches/', apiUrl);
  const response = await fetch(branches, { method: 'POST', body: JSON.stringify(options) });
  if (response.status !== 201) {
    throw new Error(
      `The sandbox created no branch (HTTP ${response.status}). Start it with \`controls: true\`.`,
    );
  }
  const { name }: { name: string } = await response.json();
  const headers = { 'X-Sandbox-Branch': name };
  const routeToBranch = (route: Route) =>
    route.continue({ headers: { ...route.request().headers(), ...headers } });
  await context.route(SANDBOX_REQUEST, routeToBranch);
  return {
    name,
    headers,
    async remove() {
      await context.unroute(SANDBOX_REQUEST, routeToBranch);
      await fetch(new URL(`${name}/`, branches), { method: 'DELETE' });
    },
  };
}
