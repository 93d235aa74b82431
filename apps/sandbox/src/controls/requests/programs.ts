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

const listHeaders = ({ request }: LoggedExchange): [string, string][] =>
  Object.entries(request.headers).filter(([name]) => !NOT_REPEATED.has(name));

const getContentType = ({ request }: LoggedExchange): string => request.headers['content-type'] ?? '';
const isForm = (exchange: LoggedExchange): boolean => getContentType(exchange).startsWith('multipart/');

/**
 * Formats the request as shell commands. They log in first if the request had a token, and contain placeholders for
 * hidden values.
 */
export function formatCurl(exchange: LoggedExchange, baseUrl: string): string {
  const { method, path, member, request } = exchange;
  const lines: string[] = [];
  if (member) {
    const email = member.email ?? '<email>';
    const body = JSON.stringify({ username: email, password: getPassword(email) ?? '<password>' });
    lines.push(
      `TOKEN=$(curl -sS ${quoted(`${baseUrl}/auth/login/`)} -H 'Content-Type: application/json' \\`,
      `  -d ${quoted(body)} \\`,
      "  | node -p 'JSON.parse(fs.readFileSync(0)).token.access')",
    );
  }
  const parts = [`curl -sS ${method === 'GET' ? '' : `-X ${method} `}${quoted(baseUrl + path)}`];
  if (member) parts.push('-H "Authorization: Bearer $TOKEN"');
  else if (request.headers.authorization !== undefined) parts.push("-H 'Authorization: Bearer <token>'");
  parts.push(...listHeaders(exchange).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`));
  if (isForm(exchange)) {
    for (const [name, value] of listFields(exchange))
      parts.push(`-F ${quoted(`${name}=${fileOr(value, '@')}`)}`);
  } else if (request.body !== null) {
    parts.push(`-H ${quoted(`Content-Type: ${getContentType(exchange) || 'application/json'}`)}`);
    parts.push(`-d ${quoted(getText(exchange) ?? '<body>')}`);
  }
  return [...lines, parts.join(' \\\n  ')].join('\n');
}

/** Formats the request as SDK code that calls the operation. Null for an unknown operation. */
export function formatSdkCode(exchange: LoggedExchange, baseUrl: string): string | null {
  const { operation, member, idempotency_key: idempotencyKey } = exchange;
  if (operation === null) return null;
  const { language, ...headers } = sdkHeaders(exchange);
  const setup = { baseUrl, ...(language === undefined ? {} : { language }) };
  const uses = isForm(exchange) && listFields(exchange).some(([, value]) => fileOr(value, '') !== value);
  const lines = [
    ...(uses ? ["import { openAsBlob } from 'node:fs';"] : []),
    `import { createGliClient${member ? ', memoryTokenStore' : ''} } from '@gli/sdk';`,
    `import { ${[...new Set([operation, ...(member ? ['logIn'] : [])])].toSorted().join(', ')} } from '@gli/sdk/operations';`,
    '',
    ...(member ? ['const tokens = memoryTokenStore();'] : []),
    `const client = createGliClient(${literal(setup).replace(/ \}$|\n\}$/, (end) => (member ? `, tokens${end}` : end))});`,
    ...(member ? logInLines(member.email ?? '<email>') : []),
    ...formLines(exchange),
  ];
  const options = {
    ...(idempotencyKey === null ? {} : { idempotencyKey }),
    ...(Object.keys(headers).length === 0 ? {} : { headers }),
  };
  const given = formatParams(exchange);
  const hasOptions = Object.keys(options).length > 0;
  const parts = [
    'client',
    ...(given !== '{}' || hasOptions ? [given] : []),
    ...(hasOptions ? [literal(options)] : []),
  ];
  return `${lines.join('\n')}\nconsole.log(await ${operation}(${parts.join(', ')}));`;
}

function sdkHeaders(exchange: LoggedExchange): Record<string, string> {
  const {
    'accept-language': accepted,
    'idempotency-key': _,
    ...headers
  } = Object.fromEntries(listHeaders(exchange));
  const language = /^(ko|en)$/.exec(accepted ?? '')?.[0];
  return { ...headers, ...(language === undefined ? {} : { language }) };
}

function logInLines(email: string): string[] {
  const password = getPassword(email);
  const secret = password === null ? "process.env.GLI_PASSWORD ?? ''" : `'${password}'`;
  return [
    'const { token } = await logIn(client, {',
    `  body: { username: ${JSON.stringify(email)}, password: ${secret} },`,
    '});',
    'tokens.set({ access: token.access, refresh: token.refresh });',
  ];
}

/** Returns the public password of a demo account. Null for any other account. */
const getPassword = (email: string): string | null => (DEMO_EMAILS.has(email) ? DEMO_PASSWORD : null);

function formatParams(exchange: LoggedExchange): string {
  const { path, method, request } = exchange;
  const [pathname = '', search = ''] = path.split('?');
  const query = new URLSearchParams(search);
  const route = findRoute(method, pathname);
  if (route.status !== 'found') return '{}';
  // Undeclared parameters have no name in the SDK.
  const values = [...new Set(query.keys())].flatMap((name) => {
    const parameter = route.operation.parameters.find((one) => one.in === 'query' && one.name === name);
    return parameter ? [[name, fromQuery(parameter, query)]] : [];
  });
  const given = { ...route.path, ...Object.fromEntries(values) };
  if (request.body === null) return literal(given);
  const body = isForm(exchange) ? 'body' : `body: ${literalText(getText(exchange) ?? '"<body>"')}`;
  const fields = literal(given).slice(1, -1).trim();
  return `{ ${fields}${fields === '' ? '' : ', '}${body} }`;
}

function formLines(exchange: LoggedExchange): string[] {
  if (!isForm(exchange)) return [];
  const fields = listFields(exchange).map(([name, value]) => {
    const file = fileOr(value, '');
    const given = file === value ? literal(value) : `await openAsBlob('${file}'), '${file}'`;
    return `body.set(${literal(name)}, ${given});`;
  });
  return ['const body = new FormData();', ...fields];
}

/** Lists the fields of a form. Empty if the form was omitted. */
function listFields(exchange: LoggedExchange): [string, string][] {
  try {
    return Object.entries(JSON.parse(getText(exchange) ?? '{}'));
  } catch {
    return [];
  }
}

const FILE = /^<hidden> \w+\/(\w+)/;
/** Replaces a file with a placeholder named after its type. Other values are returned unchanged. */
const fileOr = (value: string, prefix: string): string => {
  const type = FILE.exec(value)?.[1];
  return type === undefined ? value : `${prefix}file.${type}`;
};

/** Returns the body. Null if it was truncated. */
function getText({ request }: LoggedExchange): string | null {
  try {
    return JSON.stringify(JSON.parse(request.body?.text ?? ''), null, 2);
  } catch {
    return null;
  }
}

const literal = (value: unknown): string => literalText(JSON.stringify(value, null, 2));

/** Formats JSON as TypeScript, with quoted names only where necessary, and short values on one line. */
function literalText(json: string): string {
  const text = json.replaceAll(/^( *)"([a-zA-Z_]\w*)":/gm, '$1$2:');
  const line = text.replaceAll(/\n */g, ' ');
  return line.length <= 80 ? line : text;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
