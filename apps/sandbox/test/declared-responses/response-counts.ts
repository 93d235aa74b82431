import { findRoute } from '../../src/core/contract/router.ts';
import { BASE_PATH } from '../../src/core/http/api.ts';

/** Number of responses by `operationId status`, or by `operationId status code` for errors. */
export type ResponseCounts = Readonly<Record<string, number>>;

/** Counts the responses that tests receive. */
export type ResponseCounter = {
  record(request: Request, response: Response): Promise<void>;
  counts(): ResponseCounts;
};

export const responseKey = (operation: string, status: number, code?: string): string =>
  code === undefined ? `${operation} ${status}` : `${operation} ${status} ${code}`;

/** Creates a counter. It ignores requests with `Prefer`, because a response selected by the test proves nothing. */
export function createResponseCounter(): ResponseCounter {
  const counts = new Map<string, number>();
  return {
    async record(request, response) {
      if (request.headers.has('Prefer')) return;
      const path = new URL(request.url).pathname.slice(BASE_PATH.length);
      const route = findRoute(request.method, path);
      if (route.status !== 'found') return;
      const key = responseKey(route.operation.id, response.status, await readCode(response));
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    counts: () => Object.fromEntries(counts),
  };
}

async function readCode(response: Response): Promise<string | undefined> {
  if (response.status < 400) return undefined;
  const { code }: { code: string } = await response.clone().json();
  return code;
}
