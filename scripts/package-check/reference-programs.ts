import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../root.ts';

const run = promisify(execFile);

type Program = { readonly id: string; readonly text: string };

/** Uses the nonce of an example: curl cannot sign, and the page says so. */
const REFUSED_CURL = new Set(['verifyWalletSignature']);

/**
 * Takes every program off the reference pages of a running sandbox and runs it: curl in a shell, TypeScript in Node
 * after a strict compiler has read it. Between the two the sandbox is reset by its route.
 */
export async function runReferencePrograms(home: string, address: string): Promise<void> {
  const origin = new URL(address).origin;
  const sections = await readSections(origin);
  const folder = path.join(home, 'programs');
  await mkdir(folder);
  await writeFiles(folder);
  const failed: string[] = [];
  for (const { id, text } of sections.map((section) => programOf(section, 'curl'))) {
    const failure = await runShell(folder, text);
    if ((failure === null) === REFUSED_CURL.has(id))
      failed.push(`curl of ${id}: ${failure ?? 'was not refused'}`);
  }
  const reset = await fetch(`${origin}/sandbox/reset`, { method: 'POST' });
  if (reset.status !== 204) throw new Error(`The reset returned ${reset.status}.`);
  const programs = sections.map((section) => programOf(section, '@gli/sdk'));
  for (const { id, text } of programs) await writeFile(path.join(folder, `${id}.ts`), text);
  await compile(folder);
  failed.push(...(await runTypeScript(folder, programs)));
  if (failed.length > 0) throw new Error(`Programs of the reference fail:\n${failed.join('\n')}`);
  console.log(
    `All programs of the reference run: ${sections.length} with curl, ${programs.length} with @gli/sdk.`,
  );
}

async function readSections(origin: string): Promise<string[]> {
  const overview = await (await fetch(`${origin}/reference/`)).text();
  const pages = new Set(Array.from(overview.matchAll(/href="(\/reference\/\w+\/)"/g), ([, link]) => link));
  const sections: string[] = [];
  for (const page of pages) {
    const text = await (await fetch(`${origin}${page}`)).text();
    sections.push(...text.split('<section class="operation" id="').slice(1));
  }
  if (sections.length === 0) throw new Error('The reference shows no operation.');
  return sections;
}

function programOf(section: string, title: string): Program {
  const id = section.slice(0, section.indexOf('"'));
  const code = section.split(`data-copy="${title}"`)[1]?.split('<code>')[1]?.split('</code>')[0];
  if (code === undefined) throw new Error(`${id} has no program for ${title}.`);
  return { id, text: textOf(code) };
}

function textOf(html: string): string {
  const characters: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&([#\w]+);/g, (_, name: string) => characters[name] ?? '');
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
    target: 'ES2022',
    module: 'NodeNext',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    types: ['node'],
    typeRoots: [path.join(root, 'node_modules/@types')],
  };
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  await run(path.join(root, 'node_modules/.bin/tsc'), ['-p', folder]).catch((error: { stdout: string }) => {
    throw new Error(`Programs of the reference do not compile:\n${error.stdout}`);
  });
}

/** All in one process, in sequence: each is a module that calls the sandbox. */
async function runTypeScript(folder: string, programs: readonly Program[]): Promise<string[]> {
  const runner = `
const failed = [];
console.log = () => {};
for (const id of ${JSON.stringify(programs.map(({ id }) => id))}) {
  await import('./' + id + '.ts').catch((error) => failed.push('@gli/sdk of ' + id + ': ' + error.stack));
}
process.stdout.write(JSON.stringify(failed));`;
  await writeFile(path.join(folder, 'run-all.mjs'), runner);
  const { stdout } = await run(process.execPath, ['run-all.mjs'], { cwd: folder });
  const failed: string[] = JSON.parse(stdout);
  return failed;
}
