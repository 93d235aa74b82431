import { operationTable } from '@gli/sdk';
import {
  type Call,
  FileName,
  mentionsEmail,
  NEW_KEY,
  type Program,
  type Recipe,
  type Step,
  signInCall,
  type Value,
  Variable,
} from './call.ts';
import { literal } from './literal.ts';

/** Approximate width of the text before a call: `const result = await `. */
const ASSIGNMENT_WIDTH = 21;

/** Formats a recipe as TypeScript that imports operations from @gli/sdk by name. It runs in Node unchanged. */
export function sdkProgram(recipe: Recipe): Program {
  const { before, call } = recipe;
  const main = printMain(call);
  const body = [printClient(recipe), printSignIn(recipe), before.map(printStep).join('\n')].filter(
    (part) => part !== '',
  );
  return { setup: [printImports(main, body), ...body].join('\n\n'), call: main.text };
}

export function printImports(main: Main, body: readonly string[]): string {
  const parts = [...body, main.text].join('\n');
  const calls = Object.keys(operationTable).filter((id) => new RegExp(`\\b${id}(\\(|\\.with)`).test(parts));
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
  if (operation.isForm)
    return { text: printUpload(call), imports: ["import { openAsBlob } from 'node:fs';"] };
  if (!operation.hasData) return { text: `await ${invocation(call)};`, imports: [] };
  const name = resultName(operation.id);
  return { text: `const ${name} = await ${invocation(call)};\nconsole.log(${name});`, imports: [] };
}

/** Names a result, such as `rwaAssets` for `listRwaAssets`. Results of writes are named `result`. */
export function resultName(id: string): string {
  const words = /^(?:list|get)(\w)(\w*)$/.exec(id);
  return words ? `${words[1]?.toLowerCase()}${words[2]}` : 'result';
}

export function printClient({ baseUrl, language, caller }: Recipe): string {
  const lines = [
    ...(caller ? ['const tokens = memoryTokenStore();'] : []),
    'const client = createGliClient({',
    `  baseUrl: '${baseUrl}',`,
    ...(language === undefined ? [] : [`  language: '${language}',`]),
    ...(caller ? ['  tokens,'] : []),
    '});',
  ];
  return lines.join('\n');
}

/** Placeholder for a password that only its owner knows. */
const UNKNOWN_PASSWORD = new Variable("process.env.GLI_PASSWORD ?? ''");

export function printSignIn({ caller, language, call }: Recipe): string {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the template is part of the sample.
  const email = 'const email = `you-${Date.now()}@example.com`;';
  if (caller === null) return mentionsEmail(call) ? email : '';
  const signIn = invocation(signInCall(caller, language, UNKNOWN_PASSWORD));
  if ('register' in caller) {
    const keep = 'tokens.set({ access: granted.access_token, refresh: granted.refresh_token });';
    return `${email}\nconst { tokens: granted } = await ${signIn};\n${keep}`;
  }
  return `const { token } = await ${signIn};\ntokens.set({ access: token.access, refresh: token.refresh });`;
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
  const [given, options] = [toParams(call), toOptions(call)];
  if (given === null && options === null) return `${start})`;
  const params = literal(given ?? {}, 0, start.length + ASSIGNMENT_WIDTH);
  return options === null ? `${start}, ${params})` : `${start}, ${params}, ${literal(options)})`;
}

/** Returns the options of a call with its headers. The language is the client's. Null if there are none. */
function toOptions({ headers }: Call): { readonly [name: string]: Value } | null {
  const entries = Object.entries(headers).filter(
    ([name, value]) => value !== NEW_KEY && name.toLowerCase() !== 'accept-language',
  );
  const [[, idempotencyKey] = []] = entries.filter(([name]) => isKey(name));
  const rest = Object.fromEntries(entries.filter(([name]) => !isKey(name)));
  if (entries.length === 0) return null;
  return {
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    ...(Object.keys(rest).length === 0 ? {} : { headers: rest }),
  };
}

const isKey = (name: string): boolean => name.toLowerCase() === 'idempotency-key';

/** Puts a call's parameters into one object, with its body as `body`. Null if there are none. */
export function toParams({ path, query, body }: Call): { readonly [name: string]: Value } | null {
  const given = { ...path, ...query, ...(body === undefined ? {} : { body }) };
  return Object.keys(given).length === 0 ? null : given;
}

/** Formats the lines that fill a form named `body`. `written` formats the value of a file field. */
export function printForm({ body }: Call, written: (file: string) => string): string[] {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return fields.map(
    ([name, value]) =>
      `body.set(${literal(name)}, ${value instanceof FileName ? written(literal(value)) : literal(value)});`,
  );
}

function printUpload(call: Call): string {
  const lines = printForm(call, (file) => `await openAsBlob(${file}), ${file}`);
  return `const body = new FormData();
${lines.join('\n')}
const result = await ${invocation({ ...call, body: new Variable('body') })};
console.log(result);`;
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
