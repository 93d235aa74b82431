import type { BrowserContext, Route } from '@playwright/test';
import type { RunningSandbox } from './start-sandbox.ts';

export type BranchOptions = {
  /** A snapshot of the sandbox; its present state by default. */
  readonly from?: string;
};

/** A separate state of a sandbox, with its own members, balances and clock. */
export type SandboxBranch = {
  readonly name: string;
  /** Headers that a test's own request needs to use the branch. */
  readonly headers: Readonly<Record<string, string>>;
  /** Deletes the branch; the context then works on the main state. */
  remove(): Promise<void>;
};

/** URLs of the app's requests to the sandbox, on any origin, because the app may proxy them. */
const SANDBOX_REQUEST = /^https?:\/\/[^/]+\/(?:api|media|sandbox)\//;

/**
 * Gives a browser test a branch of a sandbox: every page of the context works on it, so that tests which run at the same
 * time share no member. The sandbox needs `controls`. Call it before the first page is opened. Requests of a service worker
 * are not routed: create the context with `serviceWorkers: 'block'` if it makes any.
 */
export async function routeBranch(
  context: BrowserContext,
  { apiUrl }: Pick<RunningSandbox, 'apiUrl'>,
  options: BranchOptions = {},
): Promise<SandboxBranch> {
  const branches = new URL('/sandbox/branches/', apiUrl);
  const response = await fetch(branches, { method: 'POST', body: JSON.stringify(options) });
  if (response.status !== 201) {
    throw new Error(`The sandbox made no branch (${response.status}). Start it with \`controls: true\`.`);
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
