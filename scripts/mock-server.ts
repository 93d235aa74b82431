// Front of the mock: `node scripts/mock-server.ts <port>`. Prism validates requests and returns examples. The front adds
// to it what the sandbox does too: `Prefer`, the caller's language, and the reason of an error in its body.
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Example, OpenApiDocument, OperationResponse, PlacedOperation } from '../openapi/contract.ts';
import { listOperations, resolve } from '../openapi/contract.ts';
import { prismServer } from './prism.ts';
import { getFreePort, startServers } from './servers.ts';

type Reply = { status: number; headers: Record<string, string>; body?: unknown; reason?: string };
type Violation = { location: string[]; message: string };
/** Parsed `Prefer` header: an example of a status, and seconds to wait. */
type Preference = { code: string | undefined; example: string | undefined; waitSeconds: number };
/** Max size of a body, in bytes. Prism never responds to a larger one. */
const MAX_BODY_BYTES = 10_000_000;
/** Max wait. The sandbox has the same. */
const MAX_WAIT_SECONDS = 60;
const HOP_HEADERS = ['connection', 'content-length', 'host', 'keep-alive', 'prefer', 'transfer-encoding'];

const contract = readFileSync(new URL('../packages/sdk/openapi.json', import.meta.url), 'utf8');
const document = JSON.parse(contract) as OpenApiDocument;
// Literal paths come before templates: `/v1/rwa/assets/featured/` before `/v1/rwa/assets/{id}/`.
const routes = listOperations(document)
  .map((route) => ({ ...route, pattern: new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }))
  .toSorted((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')));

const prismPort = await getFreePort();
await startServers([prismServer(prismPort)]);

createServer(async (request, response) => {
  const { status, headers, body, reason } = await respond(request).catch(
    (error): Reply => ({ ...reply(500, document.components.responses?.ServerError), reason: String(error) }),
  );
  if (status >= 400) console.log(`${request.method} ${request.url} → ${status} ${reason ?? ''}`);
  response.writeHead(status, {
    'access-control-allow-credentials': 'true',
    'access-control-allow-origin': request.headers.origin ?? '*',
    'access-control-expose-headers': Object.keys(headers).join(', '),
    ...headers,
  });
  response.end(body === undefined || typeof body === 'string' ? body : JSON.stringify(body));
}).listen(Number(process.argv[2]), '127.0.0.1');

async function respond(request: IncomingMessage): Promise<Reply> {
  const { method = 'GET', url = '/', headers } = request;
  if (method === 'OPTIONS') return forward(request);
  const { pathname } = new URL(url, 'http://mock');
  const matches = routes.filter(({ pattern }) => pattern.test(pathname));
  const route = matches.find((one) => one.method === method);
  const { NotFound, MethodNotAllowed } = document.components.responses ?? {};
  if (matches.length === 0) return { ...reply(404, NotFound, 'not_found'), reason: 'no such path' };
  if (!route) {
    const Allow = matches.map((one) => one.method).join(', ');
    return { ...reply(405, MethodNotAllowed, undefined, { Allow }), reason: `the path supports ${Allow}` };
  }
  const body = await buffer(request);
  if (body.length > MAX_BODY_BYTES) return reply(413, route.operation.responses[413]);
  const prefer = String(headers.prefer ?? '');
  const preference = readPrefer(prefer);
  const preferred = findPreferred(route, preference);
  if (preferred === null) return rejectPreference(route, preference);
  await sleep(preference.waitSeconds * 1000);
  if (preferred) {
    const applied = { ...preferred.headers, 'Preference-Applied': prefer };
    return { ...preferred, headers: applied, reason: `Prefer: ${prefer}` };
  }
  const isValid = isJson(route, body, headers['content-type']);
  const sent = isValid && body.length > 0 ? body : undefined;
  const answer = await forward(request, sent, findEnglish(route, headers['accept-language']));
  if (isValid || answer.status === 401) return toContractError(route, answer);
  return { ...reply(400, route.operation.responses[400], 'malformed_json'), reason: 'malformed JSON' };
}

/** Parses `code=409, example=insufficient_balance, wait=2`. Ignores other preferences. */
function readPrefer(prefer: string): Preference {
  const found = prefer.matchAll(/(?<![\w-])(code|example|wait)\s*=\s*(?:"([^"]*)"|([^,;]*))/gi);
  const values = new Map(
    [...found].map(([, name = '', quoted, plain = '']) => [name.toLowerCase(), quoted ?? plain.trim()]),
  );
  const waitSeconds = Math.min(Number(values.get('wait')) || 0, MAX_WAIT_SECONDS);
  return { code: values.get('code'), example: values.get('example'), waitSeconds };
}

/**
 * Returns the preferred example: the first one of a `code`, or an `example` of any status. Null if the operation has
 * none, undefined if none is preferred.
 */
function findPreferred(
  { operation }: PlacedOperation,
  { code, example }: Preference,
): Reply | null | undefined {
  if (code === undefined && example === undefined) return;
  const found = Object.entries(operation.responses).find(([status, declared]) => {
    return (
      (code ?? status) === status && (example === undefined || Object.hasOwn(getExamples(declared), example))
    );
  });
  return found ? reply(Number(found[0]), found[1], example) : null;
}

/** Creates the 400 of an unknown status or example. It names those that exist, in the words of the sandbox. */
function rejectPreference({ operation }: PlacedOperation, { code }: Preference): Reply {
  const { operationId, responses } = operation;
  const names = Object.entries(responses)
    .filter(([status]) => (code ?? status) === status)
    .flatMap(([, declared]) => Object.keys(getExamples(declared)));
  const message =
    code === undefined || Object.hasOwn(responses, code)
      ? `${operationId} has no such example. Choose one of: ${[...new Set(names)].join(', ') || 'none'}`
      : `${operationId} has no response with this status. Choose one of: ${Object.keys(responses).join(', ')}`;
  const invalid = reply(400, document.components.responses?.BadQuery);
  return {
    ...invalid,
    body: { ...(invalid.body as object), details: { Prefer: [message] } },
    reason: message,
  };
}

/** Returns the `Prefer` header that makes Prism return the English counterpart of a success's first example. */
function findEnglish({ operation }: PlacedOperation, languages = ''): string | undefined {
  if (/\b(ko|en)\b/i.exec(languages)?.[0].toLowerCase() !== 'en') return;
  const [code, success] = Object.entries(operation.responses).find(([status]) => status < '300') ?? [];
  const names = success ? Object.keys(getExamples(success)) : [];
  const english = names.find((name) => name === `${names[0]}English`);
  return english && `code=${code}, example=${english}`;
}

function getExamples(declared: OperationResponse): Record<string, Example> {
  return resolve(document, declared).content?.['application/json']?.examples ?? {};
}

/** Creates a response from an example of the contract and the examples of its required headers. */
function reply(status: number, declared?: OperationResponse, name?: string, more = {}): Reply {
  const examples = declared ? getExamples(declared) : {};
  const { headers = {} } = declared ? resolve(document, declared) : {};
  const example = examples[name ?? Object.keys(examples)[0] ?? ''];
  const required = Object.entries(headers)
    .map(([key, header]) => [key, resolve(document, header)] as const)
    .filter(([, header]) => header.required)
    .map(([key, header]) => [key, String(header.example ?? header.schema?.const)]);
  const type = example ? { 'Content-Type': 'application/json' } : {};
  const body = example && resolve(document, example).value;
  return { status, headers: { ...Object.fromEntries(required), ...type, ...more }, body };
}

/** True if a JSON body parses, or a body of another type. Prism never responds to JSON that does not parse. */
function isJson({ operation }: PlacedOperation, body: Buffer, type = ''): boolean {
  const declared = operation.requestBody && resolve(document, operation.requestBody);
  if (!declared?.content['application/json']) return true;
  if (body.length === 0) return !declared.required;
  try {
    return !/^application\/json\s*(;|$)/i.test(type) || JSON.parse(body.toString()) !== undefined;
  } catch {
    return false;
  }
}

/** Sends a request to Prism. */
async function forward(request: IncomingMessage, body?: Buffer<ArrayBuffer>, prefer = ''): Promise<Reply> {
  const sent = Object.entries(request.headers).filter(([name]) => !HOP_HEADERS.includes(name));
  const response = await fetch(`http://127.0.0.1:${prismPort}${request.url}`, {
    method: request.method ?? 'GET',
    headers: { ...(Object.fromEntries(sent) as Record<string, string>), prefer },
    body: body ?? null,
  });
  const kept = [...response.headers].filter(([name]) => !HOP_HEADERS.includes(name));
  return { status: response.status, headers: Object.fromEntries(kept), body: await response.text() };
}

/** Turns Prism's violations into the contract's error. Prism itself returns the first error of the operation. */
function toContractError({ operation: { responses } }: PlacedOperation, answer: Reply): Reply {
  if (answer.status < 400 || !answer.body) return answer;
  const problem = JSON.parse(String(answer.body));
  const violations: Violation[] = problem.validation ?? JSON.parse(answer.headers['sl-violations'] ?? '[]');
  const messages = violations.map(({ message }) => message).join('; ');
  const reason = messages || problem.detail;
  if (![400, 422].includes(answer.status)) return { ...answer, reason };
  if (messages.includes('path parameter')) return { ...reply(404, responses[404], 'not_found'), reason };
  const details: Record<string, string[]> = {};
  for (const { location, message } of violations) {
    const property = /(?:required property|found) '(.+)'/.exec(message)?.[1];
    const field = [...location.slice(2), ...(property ? [property] : [])].join('.') || 'body';
    details[field] = [...(details[field] ?? []), message];
  }
  const isAddress = violations.every(
    ({ location, message }) => location.at(-1) === 'wallet_address' && !message.endsWith('must be string'),
  );
  const invalid = reply(400, responses[400], isAddress ? 'invalid_wallet_address' : 'validation_failed');
  return { ...invalid, body: { ...(invalid.body as object), ...(isAddress ? {} : { details }) }, reason };
}
