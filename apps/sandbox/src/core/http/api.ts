import { setTimeout as sleep } from 'node:timers/promises';
import type { ContractOperation } from '../contract/operations.ts';
import { preferredExample, readPrefer } from '../contract/prefer.ts';
import { findRoute } from '../contract/router.ts';
import { checkResponse } from '../contract/schemas.ts';
import { Problem, problem } from '../problem/problem.ts';
import { languageOf } from '../text/text.ts';
import { describeError } from './describe-error.ts';
import { jsonResponse, problemResponse, serializedResponse } from './respond.ts';
import type { SerializedResponse } from './response-cache.ts';
import { type Incoming, type Outcome, type Runtime, runOperation } from './run-operation.ts';

/** The base path of the API. Spec §7 */
export const BASE_PATH = '/api';
/** Outside the API; exists only with `--allow-reset`. */
export const RESET_PATH = '/sandbox/reset';

export type ApiOptions = {
  /** Extra time of every answer, in milliseconds. */
  readonly latencyMs: number;
  /** Share of requests, from 0 to 1, that fail with 500 before anything happens. */
  readonly failureRate: number;
  /** From 0 up to 1. */
  readonly random: () => number;
  /** Whether every answer is held against the contract; one that breaks it rejects with `ContractBreak`. */
  readonly checkResponses: boolean;
};

/**
 * Answers one request to the API, from the route to the checked answer.
 * @throws ContractBreak: a fault of the sandbox itself
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
  const waitMs = options.latencyMs + (preference.waitSeconds ?? 0) * 1000;
  if (waitMs > 0) await sleep(waitMs);
  const example = preferredExample(operation, preference);
  if (example) {
    const headers: Record<string, string> = { 'Preference-Applied': request.headers.get('Prefer') ?? '' };
    if (example.status === 429) headers['Retry-After'] = '30';
    return jsonResponse(example.status, example.body, headers);
  }
  const outcome =
    options.failureRate > 0 && options.random() < options.failureRate
      ? problem('server_error')
      : await outcomeOf({ operation, path, request, url, language, ip }, runtime);
  return checked(operation, outcome, language, options);
}

async function outcomeOf(
  incoming: Incoming,
  runtime: Runtime,
): Promise<SerializedResponse<Outcome> | Problem> {
  const { operation, request, url, language } = incoming;
  const run = () => runOperation(incoming, runtime);
  try {
    if (operation.method !== 'GET') return await run();
    const { db, now, responseCache: remembered } = runtime;
    // No header holds a line break, and no address.
    const key = [language, request.headers.get('Authorization'), url.pathname, url.search].join('\n');
    return await remembered.answer({ db, now: now(), key }, run);
  } catch (error) {
    if (error instanceof Problem) return error;
    // A fault of ours: the caller learns no more than that, whoever runs the sandbox reads the rest.
    runtime.services.log(`${incoming.operation.id} failed: ${describeError(error)}`);
    return problem('server_error');
  }
}

function checked(
  operation: ContractOperation,
  outcome: SerializedResponse<Outcome> | Problem,
  language: ReturnType<typeof languageOf>,
  { checkResponses: checkAnswers }: ApiOptions,
): Response {
  const isProblem = outcome instanceof Problem;
  const status = outcome.status;
  if (checkAnswers) {
    checkResponse(operation, status, isProblem ? outcome.envelope(language, operation.id) : outcome.body);
  }
  if (isProblem) return problemResponse(outcome, language, operation.id);
  const { json, body, headers } = outcome;
  return json === undefined ? jsonResponse(status, body, headers) : serializedResponse(status, json, headers);
}
