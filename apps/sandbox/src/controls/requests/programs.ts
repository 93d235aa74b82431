import {
  type Call,
  type Caller,
  curlProgram,
  type Endpoint,
  FileName,
  type Operation,
  type Program,
  type Recipe,
  reactProgram,
  sdkProgram,
  type Value,
} from '@gli/request-code';
import { fromQuery } from '../../core/contract/parameters.ts';
import { findRoute } from '../../core/contract/router.ts';
import { DEMO_MEMBERS, DEMO_PASSWORD } from '../../core/seed/demo-members.ts';
import type { LoggedExchange } from './request-log.ts';

/** Headers that the client sets itself, or that belong to the connection or to the response. */
const NOT_REPEATED = new Set([
  'authorization',
  'content-type',
  'x-client-version',
  'x-request-id',
  'x-requested-with',
]);
const DEMO_EMAILS: ReadonlySet<string> = new Set(Object.values(DEMO_MEMBERS).map(({ email }) => email));
/** Placeholder for a file, as the log describes it. */
const FILE = /^<hidden> \w+\/(\w+)/;

/**
 * Formats a request as programs, with placeholders for hidden values. They log in first if the request had a token.
 * `sdk` and `react` are null for an unknown operation.
 */
export function formatPrograms(exchange: LoggedExchange, baseUrl: string) {
  const operation = toOperation(exchange);
  const recipe = operation && toRecipe(exchange, baseUrl, toCall(exchange, operation));
  const react = recipe && reactProgram(recipe);
  return {
    curl: join(curlProgram(toRecipe(exchange, baseUrl, toRawCall(exchange)))),
    sdk: recipe && join(sdkProgram(recipe)),
    react: react && join(react),
  };
}

const join = ({ setup, call }: Program): string => [setup, call].filter((text) => text !== '').join('\n\n');

function toRecipe<Target extends Endpoint>(
  { member, request }: LoggedExchange,
  baseUrl: string,
  call: Call<Target>,
): Recipe<Target> {
  const language = /^(ko|en)$/.exec(request.headers['accept-language'] ?? '')?.[0];
  return { baseUrl, language, caller: member && toCaller(member.email), before: [], call };
}

/** Includes the password of demo accounts only, which is public. */
const toCaller = (email: string | null): Caller => ({
  username: email ?? '<email>',
  password: email !== null && DEMO_EMAILS.has(email) ? DEMO_PASSWORD : null,
});

const isForm = ({ request }: LoggedExchange): boolean =>
  (request.headers['content-type'] ?? '').startsWith('multipart/');

/** Returns the request as it was sent, parameters that the contract does not declare included. */
function toRawCall(exchange: LoggedExchange): Call<Endpoint> {
  const { method, path, member, request } = exchange;
  const hasUnknownToken = request.headers.authorization !== undefined && !member;
  return {
    operation: { method, path, takesToken: member !== null, isForm: isForm(exchange) },
    path: {},
    query: {},
    headers: { ...(hasUnknownToken && { authorization: 'Bearer <token>' }), ...toHeaders(exchange) },
    body: toBody(exchange),
  };
}

function toOperation(exchange: LoggedExchange): Operation | null {
  const route = findRoute(exchange.method, exchange.path.split('?')[0] ?? '');
  if (route.status !== 'found') return null;
  const { id, method, path, security, responses } = route.operation;
  const [success] = responses.values();
  return {
    ...{ id, method, path },
    takesToken: security === 'bearer',
    isForm: isForm(exchange),
    hasData: success !== null,
  };
}

function toCall(exchange: LoggedExchange, operation: Operation): Call {
  const [pathname = '', search = ''] = exchange.path.split('?');
  const query = new URLSearchParams(search);
  const route = findRoute(exchange.method, pathname);
  const parameters = route.status === 'found' ? route.operation.parameters : [];
  // Undeclared parameters have no name in the SDK.
  const values = [...new Set(query.keys())].flatMap((name) => {
    const parameter = parameters.find((one) => one.in === 'query' && one.name === name);
    return parameter ? [[name, fromQuery(parameter, query)]] : [];
  });
  return {
    operation,
    path: route.status === 'found' ? route.path : {},
    query: Object.fromEntries(values),
    headers: toHeaders(exchange),
    body: toBody(exchange),
  };
}

const toHeaders = ({ request }: LoggedExchange): Record<string, string> =>
  Object.fromEntries(Object.entries(request.headers).filter(([name]) => !NOT_REPEATED.has(name)));

/** Returns the body. A placeholder if it was omitted or truncated. */
function toBody(exchange: LoggedExchange): Value | undefined {
  const { body } = exchange.request;
  if (body === null) return undefined;
  try {
    const value: Value = JSON.parse(body.text);
    if (!isForm(exchange) || typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, toField(text)]));
  } catch {
    return isForm(exchange) ? {} : '<body>';
  }
}

/** Replaces a file with a placeholder named after its type. */
function toField(value: Value): Value {
  const type = typeof value === 'string' ? FILE.exec(value)?.[1] : undefined;
  return type === undefined ? value : new FileName(`file.${type}`);
}
