import { execFile } from 'node:child_process';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { rolldown } from 'rolldown';
import { root } from '../root.ts';

const run = promisify(execFile);

type Kind = 'ts' | 'tsx' | 'sh';
/** A program of a page; `name` is its file without the extension. */
type Program = { readonly name: string; readonly kind: Kind; readonly text: string };

const FENCE = /^```(ts|tsx|sh|console)(?: title="[^"]*")?\n([\s\S]*?)^```$/gm;
/** Uses the nonce of an example: curl cannot sign, and the page says so. */
const REFUSED_SHELL = new Set(['reference-verifyWalletSignature']);
/** What readers type into a terminal, and where it is run. */
const COMMANDS = new Set([
  'npx @gli/sandbox', // check-sandbox-package.ts, by its installed name
  'npx @gli/sandbox --controls',
  'npx @gli/sandbox --reset --record session.jsonl',
  'npx @gli/sandbox replay session.jsonl',
  'npm install @gli/sdk', // the same, from the tarball
  'npm install @gli/sdk @tanstack/react-query react react-dom', // examples/react-assets
  'node apps/sandbox/simulation/run.ts', // npm test, as the next one
  'node apps/sandbox/simulation/run.ts --steps 300 --postgres',
  'npx @stoplight/prism-cli mock node_modules/@gli/sdk/openapi.json', // the test of all operations against Prism
]);
/** Packages that a program imports beside ours, as the SDK's own tests have them. */
const PEERS = [
  'react',
  'react-dom',
  '@tanstack/react-query',
  'msw',
  'zod',
  'happy-dom',
  '@types/react',
  '@types/react-dom',
];

/**
 * Takes every program off the documentation of a running sandbox and runs it: shell first, then TypeScript, then React,
 * after a strict compiler has read them. Before each of these the sandbox is reset by its route.
 */
export async function runDocumentationPrograms(home: string, address: string): Promise<void> {
  const { origin } = new URL(address);
  const programs = await readPrograms(origin);
  const folder = path.join(home, 'programs');
  await mkdir(folder);
  await Promise.all(PEERS.map((name) => link(home, name)));
  await writeFiles(folder);
  const failed: string[] = [];
  const shell = programs.filter(({ kind }) => kind === 'sh');
  for (const { name, text } of shell) {
    const failure = await runShell(folder, text);
    if ((failure === null) === REFUSED_SHELL.has(name))
      failed.push(`${name}: ${failure ?? 'was not refused'}`);
  }
  const typed = programs.filter(({ kind }) => kind !== 'sh');
  for (const { name, kind, text } of typed) await writeFile(path.join(folder, `${name}.${kind}`), text);
  await compile(folder);
  const ofKind = (kind: Kind) => typed.filter((program) => program.kind === kind);
  // Before each, for some writes work once.
  await reset(origin);
  failed.push(
    ...(await runInNode(
      folder,
      ofKind('ts').map(({ name }) => `./${name}.ts`),
    )),
  );
  await reset(origin);
  failed.push(...(await runInNode(folder, await compiledComponents(folder, ofKind('tsx')))));
  if (failed.length > 0) throw new Error(`Programs of the documentation fail:\n${failed.join('\n')}`);
  console.log(
    `All programs of the documentation run: ${ofKind('ts').length} in TypeScript, ${ofKind('tsx').length} in React, ${shell.length} with curl.`,
  );
}

async function reset(origin: string): Promise<void> {
  const { status } = await fetch(`${origin}/sandbox/reset`, { method: 'POST' });
  if (status !== 204) throw new Error(`The reset returned ${status}.`);
}

/** The programs of all pages that llms.txt lists. */
async function readPrograms(origin: string): Promise<Program[]> {
  const contents = await read(`${origin}/docs/llms.txt`);
  const pages = Array.from(contents.matchAll(/\]\((\/docs\/([^)]*)\.md)\)/g), ([, link = '', slug = '']) => ({
    link,
    slug,
  }));
  const programs: Program[] = [];
  for (const { link, slug } of pages) {
    const counts: Record<string, number> = {};
    for (const [, kind = '', text = ''] of (await read(`${origin}${link}`)).matchAll(FENCE)) {
      if (kind === 'console') {
        const unknown = text
          .trim()
          .split('\n')
          .filter((line) => !COMMANDS.has(line));
        if (unknown.length > 0)
          throw new Error(`${slug} has a command that nothing runs: ${unknown.join(', ')}`);
        continue;
      }
      const index = counts[kind] ?? 0;
      counts[kind] = index + 1;
      const name = `${slug.replaceAll('/', '-')}${index === 0 ? '' : `-${index + 1}`}`;
      programs.push({ name, kind: kindOf(kind), text });
    }
  }
  if (programs.length < pages.length)
    throw new Error(`${pages.length} pages have only ${programs.length} programs.`);
  return programs;
}

function kindOf(text: string): Kind {
  if (text === 'ts' || text === 'tsx' || text === 'sh') return text;
  throw new Error(`No program is written in ${text}.`);
}

async function read(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  return response.text();
}

async function link(home: string, name: string): Promise<void> {
  const place = path.join(home, 'node_modules', name);
  await mkdir(path.dirname(place), { recursive: true });
  await symlink(path.join(root, 'packages/sdk/node_modules', name), place);
}

/** The pictures and papers that examples send; their content is what their names say. */
async function writeFiles(folder: string): Promise<void> {
  const jpeg = Buffer.from([
    0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 11, 8, 2, 0x80, 1, 0xe0, 1, 1, 0x11, 0,
  ]);
  const noise = Buffer.from(Array.from({ length: 100_000 }, (_, index) => (index * 7919) % 251));
  const picture = Buffer.concat([jpeg, noise, Buffer.from([0xff, 0xd9])]);
  for (const name of ['seoyeon.png', 'portrait.jpg']) await writeFile(path.join(folder, name), picture);
  await writeFile(path.join(folder, 'bank-letter-2026-11.pdf'), '%PDF-1.7\n%%EOF\n');
}

/** Null when the program succeeds, else its output; an HTTP error is a failure. */
async function runShell(cwd: string, text: string): Promise<string | null> {
  const strict = 'set -euo pipefail\ncurl() { command curl --fail-with-body "$@"; }\n';
  return run('bash', ['-c', strict + text], { cwd }).then(
    () => null,
    (error: { stdout: string; stderr: string }) => `${error.stderr} ${error.stdout}`.trim(),
  );
}

async function compile(folder: string): Promise<void> {
  const compilerOptions = {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
    module: 'NodeNext',
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    types: ['node'],
    typeRoots: [path.join(root, 'node_modules/@types')],
  };
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*'] }));
  const compiler = path.join(root, 'node_modules/typescript-native/bin/tsc');
  await run(process.execPath, [compiler, '-p', folder]).catch((error: { stdout: string }) => {
    throw new Error(`Programs of the documentation do not compile:\n${error.stdout}`);
  });
}

/** All in one process, in sequence. A component is mounted and used until it shows what it has loaded or sent. */
async function runInNode(folder: string, files: readonly string[]): Promise<string[]> {
  await writeFile(path.join(folder, 'run-all.mjs'), RUNNER);
  const { stdout } = await run(process.execPath, ['run-all.mjs', ...files], { cwd: folder });
  const failed: string[] = JSON.parse(stdout);
  return failed;
}

/** The files of components with their JSX compiled; TypeScript runs in Node as it stands. */
async function compiledComponents(folder: string, programs: readonly Program[]): Promise<string[]> {
  const bundle = await rolldown({
    input: Object.fromEntries(programs.map(({ name }) => [name, path.join(folder, `${name}.tsx`)])),
    external: /^[^./]/,
    transform: { jsx: 'react-jsx' },
  });
  await bundle.write({ dir: folder, entryFileNames: '[name].react.mjs', format: 'esm' });
  return programs.map(({ name }) => `./${name}.react.mjs`);
}

const RUNNER = `
import { Window } from 'happy-dom';
const window = new Window({ url: 'http://localhost/' });
for (const name of ['document', 'HTMLElement', 'HTMLIFrameElement', 'Node']) globalThis[name] = window[name];
globalThis.window = window;
const { readFileSync } = await import('node:fs');
const { createElement } = await import('react');
const { createRoot } = await import('react-dom/client');
const failed = [];
const used = new WeakSet();
console.log = () => {};
for (const file of process.argv.slice(2)) {
  try {
    const { App, load } = await import(file);
    await load?.();
    if (App) await mount(App);
  } catch (error) {
    failed.push(file + ': ' + error.stack);
  }
}
process.stdout.write(JSON.stringify(failed), () => process.exit());

async function mount(App) {
  const place = document.createElement('div');
  const root = createRoot(place);
  root.render(createElement(App));
  const end = Date.now() + 30_000;
  while (/^(|Loading|Send)$/.test(place.textContent)) {
    use(place);
    if (Date.now() > end) throw new Error('shows nothing but ' + JSON.stringify(place.textContent));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const alert = place.querySelector('[role=alert]');
  root.unmount();
  if (alert) throw new Error('shows an error: ' + alert.textContent);
}

/** As a reader would: presses the button, or chooses a file. Once. */
function use(place) {
  const control = place.querySelector('button:not([disabled]), input[type=file]:not([disabled])');
  if (!control || used.has(control)) return;
  used.add(control);
  if (control.tagName === 'BUTTON') return control.click();
  const file = new File([readFileSync('portrait.jpg')], 'portrait.jpg', { type: 'image/jpeg' });
  Object.defineProperty(control, 'files', { value: [file] });
  control.dispatchEvent(new window.Event('change', { bubbles: true }));
}
`;
