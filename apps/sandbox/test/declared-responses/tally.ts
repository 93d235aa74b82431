import { findRoute } from '../../src/core/contract/router.ts';
import { BASE_PATH } from '../../src/core/http/api.ts';

/** How often something was answered, by `operationId status`, for errors `operationId status code`. */
export type ResponseCounts = Readonly<Record<string, number>>;

/** Counts what a sandbox answered to requests of the tests. */
export type ResponseTally = {
  record(request: Request, response: Response): Promise<void>;
  counts(): ResponseCounts;
};

/** The key of an answer in the counts. */
export const responseKey = (operation: string, status: number, code?: string): string =>
  code === undefined ? `${operation} ${status}` : `${operation} ${status} ${code}`;

/** A tally that passes over requests with `Prefer`: an answer that was ordered shows nothing. */
export function responseTally(): ResponseTally {
  const counts = new Map<string, number>();
  return {
    async record(request, response) {
      if (request.headers.has('Prefer')) return;
      const path = new URL(request.url).pathname.slice(BASE_PATH.length);
      const route = findRoute(request.method, path);
      if (route.status !== 'found') return;
      const key = responseKey(route.operation.id, response.status, await codeOf(response));
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    counts: () => Object.fromEntries(counts),
  };
}

async function codeOf(response: Response): Promise<string | undefined> {
  if (response.status < 400) return undefined;
  const { code }: { code: string } = await response.clone().json();
  return code;
}
