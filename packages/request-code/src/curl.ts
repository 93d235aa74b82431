import { BASE_URL } from '../links.ts';
import {
  type Call,
  createCall,
  isForm,
  type Json,
  type Kept,
  type Program,
  type Recipe,
  readFileName,
  readVariable,
} from './recipe.ts';
import { CREDENTIALS, NEW_MEMBER } from './recipes.ts';

const SHORT_LINE = 48;

/** Formats a recipe as a shell script. It needs curl and Node. */
export function curlProgram({ caller, before, call }: Recipe): Program {
  const lines = [`API=${BASE_URL}`];
  if (caller === 'new member' || mentions(call, 'email')) {
    lines.push(`EMAIL=you-$(node -p 'Date.now()')@example.com`);
  }
  const signIn = signInCall(caller);
  if (signIn) lines.push(keep({ as: 'token', from: signIn.from }, signIn.call, false));
  const hasToken = caller !== 'nobody';
  for (const step of before) {
    lines.push(
      step.kept ? keep(step.kept, step.call, hasToken) : `${curl(step.call, hasToken, ['-o /dev/null'])}`,
    );
  }
  return { setup: lines.join('\n'), call: curl(call, hasToken, null) };
}

function signInCall(caller: Recipe['caller']): { call: Call; from: readonly string[] } | null {
  if (caller === 'nobody') return null;
  if (caller === 'new member') {
    return { call: createCall('registerMember', { body: NEW_MEMBER }), from: ['tokens', 'access_token'] };
  }
  return { call: createCall('logIn', { body: CREDENTIALS[caller] }), from: ['token', 'access'] };
}

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
 * formats the example itself.
 */
function curl(call: Call, hasToken: boolean, options: readonly string[] | null): string {
  const { operation, body } = call;
  const parts = [
    `curl -sS ${operation.method === 'GET' ? '' : `-X ${operation.method} `}"$API${address(call)}"`,
    ...(options ?? []),
  ];
  if (hasToken && operation.caller !== 'public' && operation.caller !== 'anyone')
    parts.push('-H "Authorization: Bearer $TOKEN"');
  const takes = (name: string) => operation.parameters.some((parameter) => parameter.name === name);
  if (takes('Accept-Language')) parts.push("-H 'Accept-Language: en'");
  if (takes('Idempotency-Key')) parts.push(`-H "Idempotency-Key: $(node -p 'crypto.randomUUID()')"`);
  if (body !== undefined && isForm(call)) parts.push(...formParts(body));
  else if (body !== undefined)
    parts.push(
      "-H 'Content-Type: application/json'",
      `-d ${quoted(options === null ? formatJsonBody(body) : JSON.stringify(body))}`,
    );
  return parts.join(' \\\n  ');
}

function formParts(body: Json): string[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).map(([name, value]) => {
    const file = readFileName(value);
    return `-F '${name}=${file === null ? String(value) : `@${file}`}'`;
  });
}

function address({ operation, path, query }: Call): string {
  const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => word(path[name]));
  const search = Object.entries(query).map(([name, value]) => `${name}=${word(value)}`);
  return search.length === 0 ? filled : `${filled}?${search.join('&')}`;
}

function word(value: Json | undefined): string {
  const variable = readVariable(value);
  return variable === null ? encodeURIComponent(String(value)) : `$${shellName(variable)}`;
}

/** Formats a short body on one line. */
function formatJsonBody(body: Json): string {
  const line = JSON.stringify(body);
  return line.length <= SHORT_LINE ? line : JSON.stringify(body, null, 2);
}

/** Quotes text for the shell and inserts the variables of earlier steps. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''").replaceAll(/"\$(\w+)"/g, (_, name: string) => `"'"$${shellName(name)}"'"`)}'`;
}

function shellName(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

function mentions({ body }: Call, name: string): boolean {
  return JSON.stringify(body ?? null).includes(`"$${name}"`);
}
