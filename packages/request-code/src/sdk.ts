import { operations } from '../contract.ts';
import { BASE_URL } from '../links.ts';
import {
  type Call,
  createCall,
  isForm,
  type Json,
  type Program,
  type Recipe,
  readFileName,
  readVariable,
  type Step,
} from './recipe.ts';
import { CREDENTIALS, NEW_MEMBER } from './recipes.ts';

const LINE_WIDTH = 58;
/** Approximate width of the text before a call: `const result = await `. */
const ASSIGNMENT_WIDTH = 21;

/** Formats a recipe as TypeScript that imports operations from @gli/sdk by name. It runs in Node unchanged. */
export function sdkProgram(recipe: Recipe): Program {
  const { caller, before, call } = recipe;
  const main = printMain(call);
  const body = [printClient(caller), printSignIn(recipe), before.map(printStep).join('\n')].filter(
    (part) => part !== '',
  );
  return { setup: [printImports(main, body), ...body].join('\n\n'), call: main.text };
}

export function printImports(main: Main, body: readonly string[]): string {
  const parts = [...body, main.text].join('\n');
  const calls = operations
    .map(({ id }) => id)
    .filter((id) => new RegExp(`\\b${id}(\\(|\\.with)`).test(parts));
  const names = ['createGliClient', 'memoryTokenStore'].filter((name) => parts.includes(`${name}(`));
  return [
    ...main.imports,
    `import { ${names.join(', ')} } from '@gli/sdk';`,
    ...(calls.length > 0 ? [`import { ${calls.toSorted().join(', ')} } from '@gli/sdk/operations';`] : []),
  ].join('\n');
}

export type Main = { readonly text: string; readonly imports: readonly string[] };

function printMain(call: Call): Main {
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
  if (isForm(call)) return { text: printUpload(call), imports: ["import { openAsBlob } from 'node:fs';"] };
  if (success?.schema === null) return { text: `await ${invocation(call)};`, imports: [] };
  const name = resultName(operation.id);
  return { text: `const ${name} = await ${invocation(call)};\nconsole.log(${name});`, imports: [] };
}

/** Names a result, such as `rwaAssets` for `listRwaAssets`. Results of writes are named `result`. */
export function resultName(id: string): string {
  const words = /^(?:list|get)(\w)(\w*)$/.exec(id);
  return words ? `${words[1]?.toLowerCase()}${words[2]}` : 'result';
}

export function printClient(caller: Recipe['caller']): string {
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

export function printSignIn({ caller, call }: Pick<Recipe, 'caller' | 'call'>): string {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the template is part of the sample.
  const email = 'const email = `you-${Date.now()}@example.com`;';
  if (caller === 'nobody') return usesEmail(call) ? email : '';
  if (caller === 'new member') {
    const register = invocation(createCall('registerMember', { body: NEW_MEMBER }));
    const keep = 'tokens.set({ access: granted.access_token, refresh: granted.refresh_token });';
    return `${email}\nconst { tokens: granted } = await ${register};\n${keep}`;
  }
  const logIn = invocation(createCall('logIn', { body: CREDENTIALS[caller] }));
  return `const { token } = await ${logIn};\ntokens.set({ access: token.access, refresh: token.refresh });`;
}

function usesEmail({ body }: Call): boolean {
  return (
    typeof body === 'object' &&
    body !== null &&
    Object.values(body).some((value) => readVariable(value) === 'email')
  );
}

export function printStep({ call, kept }: Step): string {
  if (!kept) return `await ${invocation(call)};`;
  const { as, from } = kept;
  if ('header' in from) {
    const { id } = call.operation;
    const sent = `const { response } = await ${invocation(call).replace(id, `${id}.withResponse`)};`;
    return `${sent}\nconst ${as} = response.headers.get('${from.header}') ?? '';`;
  }
  const [first, ...rest] = from;
  const inner = rest.map((step) => (typeof step === 'number' ? `[${step}]?` : `.${step}`)).join('');
  if (typeof first === 'number')
    return `const [first] = await ${invocation(call)};\nconst ${as} = first?${inner} ?? '';`;
  if (inner === '') return `const { ${first === as ? as : `${first}: ${as}`} } = await ${invocation(call)};`;
  return `const { ${first} } = await ${invocation(call)};\nconst ${as} = ${first}${inner};`;
}

/** Formats a call such as `getRwaAsset(client, { id: 'ast_5gw8n2kd7q' })`. */
function invocation(call: Call): string {
  const start = `${call.operation.id}(client`;
  const given = toParams(call);
  return given === null ? `${start})` : `${start}, ${literal(given, 0, start.length + ASSIGNMENT_WIDTH)})`;
}

/** Puts a call's parameters into one object, with its body as `body`. Null if there are none. */
export function toParams({ path, query, body }: Call): Json | null {
  const given = { ...path, ...query, ...(body === undefined ? {} : { body }) };
  return Object.keys(given).length === 0 ? null : given;
}

/** Formats the lines that fill a form named `body`. `written` formats the value of a file field. */
export function printForm({ body }: Call, written: (file: string) => string): string[] {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return fields.map(([name, value]) => {
    const file = readFileName(value);
    return `body.set('${name}', ${file === null ? literal(value) : written(file)});`;
  });
}

function printUpload(call: Call): string {
  const { operation, path } = call;
  const lines = printForm(call, (file) => `await openAsBlob('${file}'), '${file}'`);
  return `const body = new FormData();
${lines.join('\n')}
const result = await ${operation.id}(client, ${literal({ ...path, body: '$body' })});
console.log(result);`;
}

/**
 * Formats a value as TypeScript with single quotes and unquoted names. It is on one line if it fits after the `before`
 * characters that are already on the line.
 */
export function literal(value: Json, indent = 0, before = indent): string {
  const variable = readVariable(value);
  if (variable !== null) return variable;
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const isList = Array.isArray(value);
  const entries = Object.entries(value).map(([name, entry]) => {
    const text = literal(entry, indent + 2);
    if (isList) return text;
    if (readVariable(entry) === name) return name;
    return `${/^\w+$/.test(name) && !/^\d/.test(name) ? name : quoted(name)}: ${text}`;
  });
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (entries.length === 0) return `${open}${close}`;
  const space = isList ? '' : ' ';
  const line = `${open}${space}${entries.join(', ')}${space}${close}`;
  if (before + line.length <= LINE_WIDTH && !line.includes('\n')) return line;
  const pad = ' '.repeat(indent + 2);
  // Keeps long lists of numbers on one line.
  if (isList && value.every((entry) => typeof entry === 'number')) return line;
  return `${open}\n${entries.map((entry) => `${pad}${entry},`).join('\n')}\n${' '.repeat(indent)}${close}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
}

/** Written by hand, because wallet authentication needs a private key. A browser wallet signs the same bytes. */
const WALLET_PROGRAM = `// Creates an Ed25519 key. In a browser, the member's wallet has the key and signs.
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const wallet = base58.encode(publicKey.export({ format: 'der', type: 'spki' }).subarray(-32));

const { nonce } = await createWalletNonce(client, { body: { wallet_address: wallet } });
const message = [
  'GLI Platform Authentication',
  \`Wallet: \${wallet}\`,
  \`Timestamp: \${new Date().toISOString()}\`,
  \`Nonce: \${nonce}\`,
].join('\\n');
const signature = [...sign(null, Buffer.from(message), privateKey)];

const result = await verifyWalletSignature(client, {
  body: { wallet_address: wallet, signature, message, nonce },
});
console.log(result);`;
