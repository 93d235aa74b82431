import { setTimeout as sleep } from 'node:timers/promises';
import type { ContractOperation } from '../contract/operations.ts';
import { preferredExample, readPrefer } from '../contract/prefer.ts';
import { checkResponseHeaders, exampleHeaders, fixedHeaders } from '../contract/response-headers.ts';
import { findRoute } from '../contract/router.ts';
import { checkResponse } from '../contract/schemas.ts';
import { currentSchema } from '../data/branch-pool.ts';
import { Problem, problem } from '../problem/problem.ts';
import { languageOf } from '../text/text.ts';
import { describeError } from './describe-error.ts';
import { damaged, type Faults, readFault, refusalOf } from './faults.ts';
import { jsonResponse, languageHeaders, problemResponse, serializedResponse } from './respond.ts';
import type { SerializedResponse } from './response-cache.ts';
import { type Incoming, type Runtime, runOperation } from './run-operation.ts';

/** The base path of the API. Spec §7 */
export const BASE_PATH = '/api';

export type ApiOptions = {
  /** Extra time of every response, in milliseconds. */
  readonly latencyMs: number;
  /** Share of requests, from 0 to 1, that fail with 500 before anything happens. */
  readonly failureRate: number;
  readonly faults: Faults;
  /** From 0 up to 1. */
  readonly random: () => number;
  /** Check every response against the contract, and reject with `ContractViolation`. */
  readonly checkResponses: boolean;
};

/**
 * Handles one request to the API, from the route to the checked response.
 * @throws ContractViolation, a bug of the sandbox itself
 */
export async function handleApiRequest(
  request: Request,
  ip: string | null,
  runtime: Runtime,
  options: ApiOptions,
): Promise<Response> {
  const url = new URL(request.url);
  const language = languageOf(request.headers.get('Accept-Language'));
  const route = findRoute(request.method, url.pathname.slice(BASE_PATH.length));
  if (route.status === 'not_found') return problemResponse(problem('not_found'), language);
  if (route.status === 'method_not_allowed') {
    const headers = { Allow: route.allow.join(', ') };
    return problemResponse(problem('method_not_allowed', { headers }), language);
  }
  const { operation, path } = route;
  const preference = readPrefer(request.headers.get('Prefer'));
  const waitMs = options.latencyMs + preference.waitSeconds * 1000;
  if (waitMs > 0) await sleep(waitMs);
  const asked = preferredExample(operation, preference);
  if (asked) return exampleResponse(operation, asked, request.headers.get('Prefer') ?? '');
  const fault = await options.faults.next(operation.id, readFault(preference.fault ?? ''));
  const example = preferredExample(operation, { code: undefined, example: fault?.example });
  if (example) return exampleResponse(operation, example, `example=${fault?.example}`);
  const hasFailed = options.failureRate > 0 && options.random() < options.failureRate;
  const refusal = hasFailed ? problem('server_error') : refusalOf(fault);
  const response = refusal ?? (await responseOf({ operation, path, request, url, language, ip }, runtime));
  return damaged(checkedResponse(operation, response, language, options), fault);
}

function exampleResponse(
  operation: ContractOperation,
  { status, body }: { status: number; body: unknown },
  applied: string,
): Response {
  const headers = { ...exampleHeaders(operation, status), 'Preference-Applied': applied };
  return jsonResponse(status, body, headers);
}

/**
 * Compares the headers of a finished response with the contract.
 * @throws ContractViolation, a bug of the sandbox itself
 */
export function checkSentHeaders({ method, url }: Request, { status, headers }: Response): void {
  const { pathname } = new URL(url);
  if (!pathname.startsWith(`${BASE_PATH}/`) || method === 'OPTIONS') return;
  const route = findRoute(method, pathname.slice(BASE_PATH.length));
  if (route.status === 'found') checkResponseHeaders(route.operation, status, headers);
  else if (status === 405) checkResponseHeaders(null, status, headers);
}

async function responseOf(
  incoming: Omit<Incoming, 'now'>,
  runtime: Runtime,
): Promise<SerializedResponse | Problem> {
  const { operation, request, url, language } = incoming;
  try {
    const now = await runtime.now();
    const run = () => runOperation({ ...incoming, now }, runtime);
    if (operation.method !== 'GET') return await run();
    const { db, responseCache } = runtime;
    // No header and no URL contains a line break.
    const caller = request.headers.get('Authorization');
    const key = [currentSchema(), language, caller, url.pathname, url.search].join('\n');
    return await responseCache.get({ db, now, key }, run);
  } catch (error) {
    if (error instanceof Problem) return error;
    // A bug of ours: the caller learns no more, the log has the rest.
    runtime.services.log(`${incoming.operation.id} failed: ${describeError(error)}`);
    return problem('server_error');
  }
}

function checkedResponse(
  operation: ContractOperation,
  response: SerializedResponse | Problem,
  language: ReturnType<typeof languageOf>,
  { checkResponses }: ApiOptions,
): Response {
  const isProblem = response instanceof Problem;
  const status = response.status;
  if (checkResponses) {
    checkResponse(operation, status, isProblem ? response.envelope(language, operation.id) : response.body);
  }
  if (isProblem) return problemResponse(response, language, operation.id);
  const { json, body } = response;
  const speaks = operation.responseHeaders.get(status)?.has('content-language');
  const headers = {
    ...fixedHeaders(operation, status),
    ...(speaks ? languageHeaders(language) : {}),
    ...response.headers,
  };
  return json === undefined ? jsonResponse(status, body, headers) : serializedResponse(status, json, headers);
}
