import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from 'hono';
import type { HandlerResponse } from '../contract/handler.ts';
import type { ContractOperation } from '../contract/operations.ts';
import { exampleNames, type Preference, preferredExample, readPrefer } from '../contract/prefer.ts';
import { checkResponseHeaders, exampleHeaders, fixedHeaders } from '../contract/response-headers.ts';
import { findRoute } from '../contract/router.ts';
import { checkResponse } from '../contract/schemas.ts';
import { isUnavailable } from '../data/is-unavailable.ts';
import { invalidField, Problem, problem } from '../problem/problem.ts';
import { parseLanguage } from '../text/text.ts';
import { texts } from '../text/texts.ts';
import { describeError } from './describe-error.ts';
import { applyBodyFault, type Faults, faultText, getRejection, readFault } from './faults.ts';
import { jsonResponse, languageHeaders, problemResponse } from './respond.ts';
import { type Incoming, type Runtime, runOperation } from './run-operation.ts';
import { type Stubs, stubResponse } from './stubs.ts';

/** The base path of the API. Spec §7 */
export const BASE_PATH = '/api';

export type ApiOptions = {
  /** Latency added to every response, in ms. */
  readonly latencyMs: number;
  /** Share of requests that fail with a 500 and without side effects, from 0 to 1. */
  readonly failureRate: number;
  readonly faults: Faults;
  readonly stubs: Stubs;
  /** Returns a number from 0 up to, but not including, 1. */
  readonly random: () => number;
  /** True to check every response against the contract and reject violations with `ContractViolation`. */
  readonly checkResponses: boolean;
};

/** Values of a request's context that name what changed its response, for the request log. */
export type Interventions = { readonly fault?: string; readonly isStubbed?: boolean };

/**
 * Handles one request to the API, from finding the route to checking the response.
 * @throws ContractViolation for a bug in the sandbox itself
 */
export async function handleApiRequest(
  context: Context,
  ip: string | null,
  runtime: Runtime,
  options: ApiOptions,
): Promise<Response> {
  const request = context.req.raw;
  const url = new URL(request.url);
  const language = parseLanguage(request.headers.get('Accept-Language'));
  const route = findRoute(request.method, url.pathname.slice(BASE_PATH.length));
  if (route.status === 'not_found')
    return problemResponse(unknownPath(request.method, url.pathname), language);
  if (route.status === 'method_not_allowed') {
    const headers = { Allow: route.allow.join(', ') };
    return problemResponse(problem('method_not_allowed', { headers }), language);
  }
  const { operation, path } = route;
  const preference = readPrefer(request.headers.get('Prefer'));
  const rejected = rejectPreference(operation, preference);
  if (rejected) return problemResponse(rejected, language);
  const waitMs = options.latencyMs + preference.waitSeconds * 1000;
  if (waitMs > 0) await sleep(waitMs);
  const asked = preferredExample(operation, preference);
  if (asked) return exampleResponse(operation, asked, request.headers.get('Prefer') ?? '');
  const fault = await options.faults.next(operation.id, readFault(preference.fault ?? ''));
  if (fault) context.set('fault', faultText(fault));
  const example = preferredExample(operation, { code: undefined, example: fault?.example });
  if (example) return exampleResponse(operation, example, `example=${fault?.example}`);
  const hasFailed = options.failureRate > 0 && options.random() < options.failureRate;
  if (hasFailed) context.set('fault', 'fail');
  const rejection = hasFailed ? problem('server_error') : getRejection(fault);
  const stub = rejection ? null : await options.stubs.next(operation.id);
  if (stub) {
    context.set('isStubbed', true);
    return applyBodyFault(stubResponse(stub), fault);
  }
  const response =
    rejection ??
    (await createResponse(
      { operation, path, context, url, language, ip, reverts: fault?.kind === 'revert' },
      runtime,
    ));
  return applyBodyFault(checkedResponse(operation, response, language, options), fault);
}

/** Returns the 400 of a preference that cannot be applied. Null if there is none. */
function rejectPreference(
  operation: ContractOperation,
  { code, example, fault }: Preference,
): Problem | null {
  if (code !== undefined && !operation.responses.has(code)) {
    return invalidField(
      'Prefer',
      texts.controls.unknownStatus(operation.id, [...operation.responses.keys()]),
    );
  }
  if (example !== undefined && !preferredExample(operation, { code, example })) {
    return invalidField('Prefer', texts.controls.unknownExample(operation.id, exampleNames(operation, code)));
  }
  const isUnknown = fault !== undefined && readFault(fault) === null;
  return isUnknown ? invalidField('Prefer', texts.controls.unknownFault) : null;
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
 * @throws ContractViolation for a bug in the sandbox itself
 */
export function checkSentHeaders({ method, url }: Request, { status, headers }: Response): void {
  const { pathname } = new URL(url);
  if (!pathname.startsWith(`${BASE_PATH}/`) || method === 'OPTIONS') return;
  const route = findRoute(method, pathname.slice(BASE_PATH.length));
  if (route.status === 'found') checkResponseHeaders(route.operation, status, headers);
  else if (status === 405) checkResponseHeaders(null, status, headers);
}

async function createResponse(
  incoming: Omit<Incoming, 'now'>,
  runtime: Runtime,
): Promise<HandlerResponse | Problem> {
  try {
    return await runOperation({ ...incoming, now: await runtime.now() }, runtime);
  } catch (error) {
    if (error instanceof Problem) return error;
    // Rethrows the error, because the server responds with a 503 that no operation declares.
    if (isUnavailable(error)) throw error;
    // This is a bug in the sandbox. Only the log shows the details.
    runtime.services.log(`${incoming.operation.id} failed: ${describeError(error)}`);
    return problem('server_error');
  }
}

function checkedResponse(
  operation: ContractOperation,
  response: HandlerResponse | Problem,
  language: ReturnType<typeof parseLanguage>,
  { checkResponses }: ApiOptions,
): Response {
  const isProblem = response instanceof Problem;
  const status = response.status;
  if (checkResponses) {
    checkResponse(operation, status, isProblem ? response.envelope(language, operation.id) : response.body);
  }
  if (isProblem) return problemResponse(response, language, operation.id);
  const speaks = operation.responseHeaders.get(status)?.has('content-language');
  const headers = {
    ...fixedHeaders(operation, status),
    ...(speaks ? languageHeaders(language) : {}),
    ...response.headers,
  };
  return jsonResponse(status, response.body, headers);
}

/** Returns the 404 of a path without an operation. It names the path that was probably meant. */
export function unknownPath(method: string, pathname: string): Problem {
  const path = pathname.startsWith(`${BASE_PATH}/`) ? pathname.slice(BASE_PATH.length) : pathname;
  const otherEnd = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
  const meant = [path, otherEnd].find((place) => findRoute(method, place).status !== 'not_found');
  const { otherPath, unknownPath } = texts.validation;
  const message = meant === undefined ? unknownPath(pathname) : otherPath(pathname, BASE_PATH + meant);
  return problem('not_found', { message });
}
