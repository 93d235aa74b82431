import { BASE_URL } from '../links.ts';
import {
  type Call,
  callOf,
  fileOf,
  isForm,
  type Json,
  type Program,
  type Recipe,
  type Step,
  variableOf,
} from './recipe.ts';
import { CREDENTIALS, NEW_MEMBER } from './recipes.ts';

const LINE_WIDTH = 58;
/** Approximate width before a call on its line: `const answer = unwrap(await `. */
const ASSIGNMENT_WIDTH = 28;

/** A TypeScript program for a recipe with the client of @gli/sdk; it runs in Node unchanged. */
export function sdkProgram(recipe: Recipe): Program {
  const { caller, before, call } = recipe;
  const main = mainOf(call);
  const body = [clientOf(caller), signInOf(recipe), before.map(stepOf).join('\n')].filter(
    (part) => part !== '',
  );
  const names = ['createGliClient', 'memoryTokenStore', 'unwrap'].filter((name) =>
    [...body, main.text].some((part) => part.includes(`${name}(`)),
  );
  const imports = [...main.imports, `import { ${names.join(', ')} } from '@gli/sdk';`];
  return { setup: [imports.join('\n'), ...body].join('\n\n'), call: main.text };
}

/** The main call of a program, and its imports. */
type Main = { readonly text: string; readonly imports: readonly string[] };

function mainOf(call: Call): Main {
  const { operation } = call;
  if (operation.id === 'verifyWalletSignature') {
    return {
      text: WALLET_PROGRAM,
      imports: [
        "import { generateKeyPairSync, sign } from 'node:crypto';",
        "import { base58 } from '@scure/base';",
      ],
    };
  }
  const [success] = operation.responses;
  if (isForm(call)) {
    return { text: uploadOf(call), imports: ["import { openAsBlob } from 'node:fs';"] };
  }
  if (success?.schema === null) return { text: `${unwrapped(call)};`, imports: [] };
  return { text: `const answer = ${unwrapped(call)};\nconsole.log(answer);`, imports: [] };
}

function clientOf(caller: Recipe['caller']): string {
  const lines = [
    ...(caller === 'nobody' ? [] : ['const tokens = memoryTokenStore();']),
    'const client = createGliClient({',
    `  baseUrl: '${BASE_URL}',`,
    `  language: 'en',`,
    ...(caller === 'nobody' ? [] : ['  tokens,']),
    '});',
  ];
  return lines.join('\n');
}

function signInOf({ caller, call }: Recipe): string {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the program's own template.
  const email = 'const email = `you-${Date.now()}@example.com`;';
  if (caller === 'nobody') return usesEmail(call) ? email : '';
  if (caller === 'new member') {
    const register = unwrapped(callOf('registerMember', { body: NEW_MEMBER }));
    const keep = 'tokens.set({ access: granted.access_token, refresh: granted.refresh_token });';
    return `${email}\nconst { tokens: granted } = ${register};\n${keep}`;
  }
  const logIn = unwrapped(callOf('logIn', { body: CREDENTIALS[caller] }));
  return `const { token } = ${logIn};\ntokens.set({ access: token.access, refresh: token.refresh });`;
}

function usesEmail({ body }: Call): boolean {
  return (
    typeof body === 'object' &&
    body !== null &&
    Object.values(body).some((value) => variableOf(value) === 'email')
  );
}

function stepOf({ call, kept }: Step): string {
  if (!kept) return `${unwrapped(call)};`;
  const { as, from } = kept;
  if ('header' in from) {
    const sent = `const { response } = await ${invocation(call)};`;
    return `${sent}\nconst ${as} = response.headers.get('${from.header}') ?? '';`;
  }
  const path = from.map((step) => (typeof step === 'number' ? `[${step}]?` : `.${step}`)).join('');
  return `const ${as} = ${unwrapped(call)}${path}${path.includes('?') ? " ?? ''" : ''};`;
}

function unwrapped(call: Call): string {
  const text = invocation(call);
  if (!text.includes('\n')) return `unwrap(await ${text})`;
  return `unwrap(\n  await ${text.replaceAll('\n', '\n  ')},\n)`;
}

function invocation({ operation, path, query, body }: Call): string {
  const params = {
    ...(Object.keys(path).length > 0 ? { path } : {}),
    ...(Object.keys(query).length > 0 ? { query } : {}),
  };
  const init: Record<string, Json> = {
    ...(Object.keys(params).length > 0 ? { params } : {}),
    ...(body === undefined ? {} : { body }),
  };
  const start = `client.${operation.method}('${operation.path}'`;
  if (Object.keys(init).length === 0) return `${start})`;
  return `${start}, ${literal(init, 0, start.length + ASSIGNMENT_WIDTH)})`;
}

function uploadOf({ operation, path, body }: Call): string {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  const lines = fields.map(([name, value]) => {
    const file = fileOf(value);
    return file === null
      ? `form.append('${name}', ${literal(value)});`
      : `form.append('${name}', await openAsBlob('${file}'), '${file}');`;
  });
  const ids = Object.keys(path).length > 0 ? `, ${literal({ params: { path } })}` : '';
  return `const form = new FormData();
${lines.join('\n')}
const answer = await client.upload('${operation.path}', form${ids});
console.log(answer);`;
}

/**
 * A value as TypeScript: single quotes, names without quotes, on one line where it fits after the `before` characters
 * already on the line.
 */
export function literal(value: Json, indent = 0, before = indent): string {
  const variable = variableOf(value);
  if (variable !== null) return variable;
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const isList = Array.isArray(value);
  const entries = Object.entries(value).map(([name, entry]) => {
    const text = literal(entry, indent + 2);
    if (isList) return text;
    if (variableOf(entry) === name) return name;
    return `${/^\w+$/.test(name) && !/^\d/.test(name) ? name : quoted(name)}: ${text}`;
  });
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (entries.length === 0) return `${open}${close}`;
  const space = isList ? '' : ' ';
  const line = `${open}${space}${entries.join(', ')}${space}${close}`;
  if (before + line.length <= LINE_WIDTH && !line.includes('\n')) return line;
  const pad = ' '.repeat(indent + 2);
  // Long lists of numbers stay on one line: nobody reads them.
  if (isList && value.every((entry) => typeof entry === 'number')) return line;
  return `${open}\n${entries.map((entry) => `${pad}${entry},`).join('\n')}\n${' '.repeat(indent)}${close}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
}

/** Signing in with a wallet needs a key, so the program is written out; a wallet in a browser signs the same bytes. */
const WALLET_PROGRAM = `// A real Ed25519 key; in a browser the member's wallet has it and signs.
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const wallet = base58.encode(publicKey.export({ format: 'der', type: 'spki' }).subarray(-32));

const { nonce } = unwrap(
  await client.POST('/auth/nonce/', { body: { wallet_address: wallet } }),
);
const message = [
  'GLI Platform Authentication',
  \`Wallet: \${wallet}\`,
  \`Timestamp: \${new Date().toISOString()}\`,
  \`Nonce: \${nonce}\`,
].join('\\n');
const signature = [...sign(null, Buffer.from(message), privateKey)];

const answer = unwrap(
  await client.POST('/auth/verify/', { body: { wallet_address: wallet, signature, message, nonce } }),
);
console.log(answer);`;
