import {
  type Call,
  type Caller,
  type Endpoint,
  FileName,
  type Kept,
  mentionsEmail,
  NEW_KEY,
  type Program,
  type Recipe,
  signInCall,
  type Value,
  Variable,
} from './call.ts';

const SHORT_LINE = 48;
const UNKNOWN_PASSWORD = '<password>';

/** Formats a recipe as a shell script. It needs curl and Node. */
export function curlProgram({ baseUrl, language, caller, before, call }: Recipe<Endpoint>): Program {
  const lines = [`API=${baseUrl}`];
  if ((caller && 'register' in caller) || mentionsEmail(call)) {
    lines.push(`EMAIL=you-$(node -p 'Date.now()')@example.com`);
  }
  if (caller) {
    const signIn = signInCall(caller, language, UNKNOWN_PASSWORD);
    lines.push(keep({ as: 'token', from: tokenPath(caller) }, signIn, false));
  }
  const hasToken = caller !== null;
  for (const step of before) {
    lines.push(
      step.kept ? keep(step.kept, step.call, hasToken) : curl(step.call, hasToken, ['-o /dev/null']),
    );
  }
  return { setup: lines.join('\n'), call: curl(call, hasToken, null) };
}

const tokenPath = (caller: NonNullable<Caller>): readonly string[] =>
  'register' in caller ? ['tokens', 'access_token'] : ['token', 'access'];

function keep({ as, from }: Kept, call: Call, hasToken: boolean): string {
  if ('header' in from) {
    const write = `-o /dev/null -w '%header{${from.header.toLowerCase()}}'`;
    return `${shellName(as)}=$(${curl(call, hasToken, [write])})`;
  }
  const path = from.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');
  return `${shellName(as)}=$(${curl(call, hasToken, [])} \\\n  | node -p 'JSON.parse(fs.readFileSync(0))${path}')`;
}

/**
 * Formats a call as a curl command. `options` are extra curl flags of a setup call, which gets a one-line body. Null
 * formats the call itself.
 */
function curl(call: Call<Endpoint>, hasToken: boolean, options: readonly string[] | null): string {
  const { operation, headers, body } = call;
  const parts = [
    `curl -sS ${operation.method === 'GET' ? '' : `-X ${operation.method} `}"$API${address(call)}"`,
    ...(options ?? []),
  ];
  if (hasToken && operation.takesToken) parts.push('-H "Authorization: Bearer $TOKEN"');
  parts.push(...Object.entries(headers).map(([name, value]) => `-H ${header(name, value)}`));
  if (body !== undefined && operation.isForm) parts.push(...formParts(body));
  else if (body !== undefined)
    parts.push(
      "-H 'Content-Type: application/json'",
      `-d ${quotedJson(options === null ? formatJsonBody(body) : toJson(body))}`,
    );
  return parts.join(' \\\n  ');
}

function header(name: string, value: string | Variable): string {
  if (value === NEW_KEY) return `"${name}: $(node -p 'crypto.randomUUID()')"`;
  return value instanceof Variable ? `"${name}: $${shellName(value.name)}"` : quoted(`${name}: ${value}`);
}

function formParts(body: Value): string[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).map(
    ([name, value]) =>
      `-F ${quoted(`${name}=${value instanceof FileName ? `@${value.name}` : String(value)}`)}`,
  );
}

function address({ operation, path, query }: Call<Endpoint>): string {
  const filled = operation.path.split(/\{(\w+)\}/).map((part, index) => {
    return index % 2 === 0 ? inDoubleQuotes(part) : word(path[part]);
  });
  const search = Object.entries(query).map(([name, value]) => `${encodeURIComponent(name)}=${word(value)}`);
  return search.length === 0 ? filled.join('') : `${filled.join('')}?${search.join('&')}`;
}

const word = (value: Value | undefined): string =>
  value instanceof Variable ? `$${shellName(value.name)}` : encodeURIComponent(String(value));

/** Formats a short body on one line. */
function formatJsonBody(body: Value): string {
  const line = toJson(body);
  const shown = line.replaceAll(MARKED, '"$1"');
  return shown.length <= SHORT_LINE ? line : toJson(body, 2);
}

/** Marks variables in JSON, so that nothing else can look like one. */
const MARK = crypto.randomUUID();
const MARKED = new RegExp(`"${MARK} (\\w+)"`, 'g');

const toJson = (body: Value, indent = 0): string =>
  JSON.stringify(
    body,
    (_, value: Value) => (value instanceof Variable ? `${MARK} ${value.name}` : value),
    indent,
  );

/** Quotes JSON for the shell and inserts the variables of earlier steps. */
const quotedJson = (json: string): string =>
  quoted(json).replaceAll(MARKED, (_, name: string) => `"'"$${shellName(name)}"'"`);

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

const inDoubleQuotes = (text: string): string => text.replaceAll(/[\\"$`]/g, '\\$&');

const shellName = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
