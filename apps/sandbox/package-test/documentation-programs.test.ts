import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { format } from 'node:util';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { run } from '../../../scripts/tarball.ts';
import { startSandbox } from './installed-sandbox.ts';

/** A code sample on a page. `name` is its file name, and `output` is the output that the page shows. */
type Program = {
  readonly name: string;
  readonly kind: string;
  readonly text: string;
  readonly output: string | undefined;
};

const root = path.resolve(import.meta.dirname, '../../..');
const home = inject('home');
const folder = path.join(home, 'programs');
const FENCE =
  /^```(ts|tsx|sh|console)(?: title="[^"]*")?\n([\s\S]*?)^```$(?:\n\n^```text title="Output"\n([\s\S]*?)\n```$)?/gm;
/** This sample fails because curl cannot sign the example's nonce. Its page says so. */
const FAILING_SHELL = /^reference-verifyWalletSignature\b[\s\S]*invalid_(nonce|signature)/;
const SHELL_RUNNER = path.join(import.meta.dirname, 'run-shell-samples.sh');
/** Terminal commands in the documentation, each with the test that runs it. */
const COMMANDS = [
  'npx @gli/sandbox', // sandbox.test.ts
  'npx @gli/sandbox --controls',
  'npx @gli/sandbox --reset --record session.jsonl',
  'npx @gli/sandbox replay session.jsonl',
  'npm init -y', // packages/sdk/package-test/quickstart.test.ts
  'npm pkg set type=module',
  'npm install @gli/sdk', // global-setup.ts
  'npm install @gli/sdk @tanstack/react-query react react-dom', // examples.test.ts
  'node apps/sandbox/simulation/run.ts', // A step of the repository's full run
  'node apps/sandbox/simulation/run.ts --steps 300 --postgres',
  'npx @stoplight/prism-cli mock node_modules/@gli/sdk/openapi.json', // packages/sdk/mock
];
/** Third-party packages that samples import, in the versions used by the SDK's unit tests. The sandbox installs zod. */
const PEERS = [
  ...['react', 'react-dom', '@tanstack/react-query', 'msw'],
  ...['@types/react', '@types/react-dom'],
];

const sandbox = await startSandbox(['--data', './programs-data', '--controls']);
afterAll(() => sandbox.stop());
const { pages, programs, commands } = await readDocumentation();

await mkdir(folder);
for (const name of PEERS) {
  const place = path.join(home, 'node_modules', name);
  await mkdir(path.dirname(place), { recursive: true });
  await symlink(path.join(root, 'packages/sdk/node_modules', name), place);
}
for (const { name, text } of programs) await writeFile(path.join(folder, name), text);
await writeUploads();

test('has a code sample on every page and only tested commands', () => {
  expect(programs.length).toBeGreaterThanOrEqual(pages);
  expect(commands.filter((command) => !COMMANDS.includes(command))).toEqual([]);
});

describe('curl samples', () => {
  beforeAll(reset);

  test('run in one shell with one login and print the output on their page', async () => {
    const samples = getPrograms('sh');
    const output = await run('bash', [SHELL_RUNNER, ...samples.map(({ name }) => name)], { cwd: folder });
    // Each result is `name status`, followed by the sample's output.
    const results = output.split(/^=== /m).slice(1);
    expect(results.map((result) => result.split(' ', 1)[0])).toEqual(samples.map(({ name }) => name));
    const failed = results.filter((result) => !/^\S+ 0\n/.test(result));
    expect(failed).toEqual([expect.stringMatching(FAILING_SHELL)]);
    const guides = samples.filter(({ name }) => !name.startsWith('reference-'));
    for (const { name, output: shown = '' } of guides) {
      const printed = results.find((result) => result.startsWith(`${name} `))?.replace(/^.*\n/, '');
      expect(printed?.replaceAll('\r', '').trimEnd(), name).toMatch(toPattern(shown));
    }
  });
});

test('compiles all samples in strict mode', async () => {
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
  const include = ['*.ts', '*.tsx'];
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include }));
  await run(process.execPath, [
    path.join(root, 'apps/sandbox/node_modules/typescript/bin/tsc'),
    '-p',
    folder,
  ]);
});

describe('Node samples', () => {
  const lines: string[] = [];
  beforeAll(async () => {
    await reset();
    process.chdir(folder);
    vi.spyOn(console, 'log').mockImplementation((...values) => {
      lines.push(format(...values));
    });
  });

  test.for(getPrograms('ts'))('$name runs and prints the output on its page', async ({ name, output }) => {
    lines.splice(0);
    const { load } = await import(path.join(folder, name));
    await load?.();
    if (output !== undefined) expect(lines.join('\n')).toMatch(toPattern(output));
    else if (!name.startsWith('reference-')) expect(lines).toEqual([]);
  });
});

describe('React samples', () => {
  const window = new Window({ url: 'http://localhost/' });
  const { createElement } = createRequire(path.join(home, 'package.json'))('react');
  const { createRoot } = createRequire(path.join(home, 'package.json'))('react-dom/client');
  beforeAll(async () => {
    await reset();
    const { document, HTMLElement, HTMLIFrameElement, Node } = window;
    for (const [name, value] of Object.entries({ window, document, HTMLElement, HTMLIFrameElement, Node }))
      vi.stubGlobal(name, value);
  });

  test.for(getPrograms('tsx'))('$name shows its data or sends its form', async ({ name }) => {
    const { App } = await import(path.join(folder, name));
    const place = window.document.createElement('div');
    const mounted = createRoot(place);
    mounted.render(createElement(App));
    // Uses each control as it appears, such as the login button and then the payment button.
    let used: unknown;
    const isDoneAfterUse = async () => {
      const control = place.querySelector('button:not([disabled]), input[type=file]:not([disabled])');
      if (isDone(place) || control === null || control === used) return isDone(place);
      used = control;
      await use(control);
      return false;
    };
    await vi.waitUntil(isDoneAfterUse, { timeout: 60_000, interval: 5 });
    expect(place.querySelector('[role=alert]')?.textContent).toBeUndefined();
    mounted.unmount();
  });

  /** Presses a button or chooses a file. */
  async function use(control: { tagName: string; dispatchEvent(event: unknown): unknown }): Promise<void> {
    if (control.tagName === 'BUTTON') control.dispatchEvent(new window.Event('click', { bubbles: true }));
    else {
      const file = new File([await readFile('portrait.jpg')], 'portrait.jpg', { type: 'image/jpeg' });
      Object.defineProperty(control, 'files', { value: [file] });
      control.dispatchEvent(new window.Event('change', { bubbles: true }));
    }
  }
});

function isDone({ textContent }: { textContent: string }): boolean {
  return !/^(|Loading|Send)$/.test(textContent);
}

/** Returns a pattern for an output. `…` is any text of a line, and alone on the last line any further lines. */
function toPattern(output: string): RegExp {
  const [start = '', ...rest] = output.split(/\n…$/);
  const text = start
    .split('…')
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(`^${text}${rest.length > 0 ? '\\n[\\s\\S]*' : ''}$`);
}

function getPrograms(kind: string): Program[] {
  return programs.filter((program) => program.kind === kind);
}

/** Resets the sandbox before each group, because some writes succeed only once. */
async function reset(): Promise<void> {
  const { status } = await fetch(`${sandbox.origin}/sandbox/reset`, { method: 'POST' });
  expect(status).toBe(204);
}

/** Reads the code samples and commands from all pages in llms.txt. */
async function readDocumentation() {
  const read = async (link: string) => (await fetch(sandbox.origin + link)).text();
  const links = [...(await read('/docs/llms.txt')).matchAll(/\]\((\/docs\/([^)]*)\.md)\)/g)];
  const programs: Program[] = [];
  const commands: string[] = [];
  for (const [, link = '', slug = ''] of links) {
    for (const [index, [, kind = '', text = '', output]] of [
      ...(await read(link)).matchAll(FENCE),
    ].entries()) {
      const name = `${slug.replaceAll('/', '-')}${index === 0 ? '' : `-${index + 1}`}.${kind}`;
      if (kind === 'console') commands.push(...text.trim().split('\n'));
      else programs.push({ name, kind, text, output });
    }
  }
  return { pages: links.length, programs, commands };
}

/** Writes the images and documents that samples upload. */
async function writeUploads(): Promise<void> {
  const jpeg = Buffer.from('ffd8ffe000040000ffc0000b08028001e001011100', 'hex');
  const noise = Buffer.from(Array.from({ length: 100_000 }, (_, index) => (index * 7919) % 251));
  const picture = Buffer.concat([jpeg, noise, Buffer.from('ffd9', 'hex')]);
  for (const name of ['seoyeon.png', 'portrait.jpg']) await writeFile(path.join(folder, name), picture);
  await writeFile(path.join(folder, 'bank-letter-2026-11.pdf'), '%PDF-1.7\n%%EOF\n');
}
