import { contractOperation } from '../../core/contract/operations.ts';
import { findRoute } from '../../core/contract/router.ts';
import { CAST, DEMO_PASSWORD } from '../../core/seed/cast.ts';
import type { LoggedExchange } from './request-log.ts';

/** Of the connection or of the response; a program brings its own. */
const NOT_REPEATED = new Set([
  'authorization',
  'content-type',
  'x-client-version',
  'x-request-id',
  'x-requested-with',
]);
const CAST_EMAILS: ReadonlySet<string> = new Set(Object.values(CAST).map(({ email }) => email));

const headersOf = ({ request }: LoggedExchange): [string, string][] =>
  Object.entries(request.headers).filter(([name]) => !NOT_REPEATED.has(name));

const contentTypeOf = ({ request }: LoggedExchange): string => request.headers['content-type'] ?? '';
const isForm = (exchange: LoggedExchange): boolean => contentTypeOf(exchange).startsWith('multipart/');

/** The request in a shell: it logs in first where the request had a token, and has placeholders for what is hidden. */
export function curlOf(exchange: LoggedExchange, baseUrl: string): string {
  const { method, path, member, request } = exchange;
  const lines: string[] = [];
  if (member) {
    const email = member.email ?? '<email>';
    const body = JSON.stringify({ username: email, password: passwordOf(email) ?? '<password>' });
    lines.push(
      `TOKEN=$(curl -sS ${quoted(`${baseUrl}/auth/login/`)} -H 'Content-Type: application/json' \\`,
      `  -d ${quoted(body)} \\`,
      "  | node -p 'JSON.parse(fs.readFileSync(0)).token.access')",
    );
  }
  const parts = [`curl -sS ${method === 'GET' ? '' : `-X ${method} `}${quoted(baseUrl + path)}`];
  if (member) parts.push('-H "Authorization: Bearer $TOKEN"');
  else if (request.headers.authorization !== undefined) parts.push("-H 'Authorization: Bearer <token>'");
  parts.push(...headersOf(exchange).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`));
  if (isForm(exchange)) {
    for (const [name, value] of fieldsOf(exchange))
      parts.push(`-F ${quoted(`${name}=${fileOr(value, '@')}`)}`);
  } else if (request.body !== null) {
    parts.push(`-H ${quoted(`Content-Type: ${contentTypeOf(exchange) || 'application/json'}`)}`);
    parts.push(`-d ${quoted(textOf(exchange) ?? '<body>')}`);
  }
  return [...lines, parts.join(' \\\n  ')].join('\n');
}

/** The request as a program with the operation of `@gli/sdk` by name; null for none of the contract. */
export function sdkOf(exchange: LoggedExchange, baseUrl: string): string | null {
  const { operation, member, idempotency_key: idempotencyKey } = exchange;
  if (operation === null) return null;
  const { language, ...headers } = sdkHeaders(exchange);
  const setup = { baseUrl, ...(language === undefined ? {} : { language }) };
  const uses = isForm(exchange) && fieldsOf(exchange).some(([, value]) => fileOr(value, '') !== value);
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
  const given = paramsOf(exchange);
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
  } = Object.fromEntries(headersOf(exchange));
  const language = /^(ko|en)$/.exec(accepted ?? '')?.[0];
  return { ...headers, ...(language === undefined ? {} : { language }) };
}

function logInLines(email: string): string[] {
  const password = passwordOf(email);
  const secret = password === null ? "process.env.GLI_PASSWORD ?? ''" : `'${password}'`;
  return [
    'const { token } = await logIn(client, {',
    `  body: { username: ${JSON.stringify(email)}, password: ${secret} },`,
    '});',
    'tokens.set({ access: token.access, refresh: token.refresh });',
  ];
}

/** The public one of the demo accounts. */
const passwordOf = (email: string): string | null => (CAST_EMAILS.has(email) ? DEMO_PASSWORD : null);

function paramsOf(exchange: LoggedExchange): string {
  const { operation, path, method, request } = exchange;
  const [pathname = '', search = ''] = path.split('?');
  const route = findRoute(method, pathname);
  const declared = operation === null ? [] : contractOperation(operation).parameters;
  // What the contract does not declare has no name in the SDK.
  const query = [...new URLSearchParams(search)].flatMap(([name, text]) => {
    const parameter = declared.find((one) => one.in === 'query' && one.name === name);
    if (!parameter) return [];
    const { type } = parameter.resolvedSchema;
    const isValue = (type === 'integer' || type === 'boolean') && /^(-?\d+|true|false)$/.test(text);
    return [[name, isValue ? JSON.parse(text) : text]];
  });
  const given = { ...(route.status === 'found' ? route.path : {}), ...Object.fromEntries(query) };
  if (request.body === null) return literal(given);
  const body = isForm(exchange) ? 'body' : `body: ${literalText(textOf(exchange) ?? '"<body>"')}`;
  const fields = literal(given).slice(1, -1).trim();
  return `{ ${fields}${fields === '' ? '' : ', '}${body} }`;
}

function formLines(exchange: LoggedExchange): string[] {
  if (!isForm(exchange)) return [];
  const fields = fieldsOf(exchange).map(([name, value]) => {
    const file = fileOr(value, '');
    const given = file === value ? literal(value) : `await openAsBlob('${file}'), '${file}'`;
    return `body.set(${literal(name)}, ${given});`;
  });
  return ['const body = new FormData();', ...fields];
}

/** The fields of a form; none of one that was left out. */
function fieldsOf(exchange: LoggedExchange): [string, string][] {
  try {
    return Object.entries(JSON.parse(textOf(exchange) ?? '{}'));
  } catch {
    return [];
  }
}

const FILE = /^<hidden> \w+\/(\w+)/;
/** A file's placeholder, named by its type; any other value as it is. */
const fileOr = (value: string, prefix: string): string => {
  const type = FILE.exec(value)?.[1];
  return type === undefined ? value : `${prefix}file.${type}`;
};

/** The body; null when it was cut. */
function textOf({ request }: LoggedExchange): string | null {
  try {
    return JSON.stringify(JSON.parse(request.body?.text ?? ''), null, 2);
  } catch {
    return null;
  }
}

const literal = (value: unknown): string => literalText(JSON.stringify(value, null, 2));

/** JSON as TypeScript: names without quotes where none are needed, and a short value on one line. */
function literalText(json: string): string {
  const text = json.replaceAll(/^( *)"([a-zA-Z_]\w*)":/gm, '$1$2:');
  const line = text.replaceAll(/\n */g, ' ');
  return line.length <= 80 ? line : text;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
