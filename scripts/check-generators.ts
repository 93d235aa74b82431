// npm run generators, by hand: other generators take the contract. Each installs from the npm registry, generates from
// packages/sdk/openapi.json, compiles under `strict`, and reads an order with enum values that the contract does not list.
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type OpenApiDocument, operationsOf, resolve } from '../openapi/contract.ts';
import { root } from './root.ts';

const run = promisify(execFile);
const NEWER_VALUE = 'newer_value';
const OUTPUT_SHOWN_CHARACTERS = 2000;
const OUTPUT_MAX_BYTES = 67_108_864;
const contractFile = process.argv[2] ?? path.join(root, 'packages/sdk/openapi.json');
const folder = await mkdtemp(path.join(tmpdir(), 'gli-generators-'));
const server = await serveOrder();
try {
  await cp(path.join(root, 'scripts/generators'), folder, { recursive: true });
  await cp(contractFile, path.join(folder, 'openapi.json'));
  await writeFile(path.join(folder, 'package.json'), '{ "private": true }');
  await writeFile(path.join(folder, 'pnpm-workspace.yaml'), 'packages: ["*"]\n');
  await run('pnpm', ['install', '--prefer-offline', '--ignore-scripts'], { cwd: folder });
  const entries = await readdir(folder, { withFileTypes: true });
  const rows: Record<string, Record<string, string>> = {};
  for (const { name } of entries.filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')) {
    rows[name] = await tryGenerator(path.join(folder, name));
  }
  console.table(rows);
  if (Object.values(rows).some((row) => Object.values(row).some((result) => !result.endsWith(' s')))) {
    process.exitCode = 1;
  }
} finally {
  server.close();
  await rm(folder, { recursive: true, force: true });
}

/** Seconds that each step took; the first that fails ends it. */
async function tryGenerator(cwd: string): Promise<Record<string, string>> {
  const env = { ...process.env, GLI_BASE_URL: server.url };
  const steps: [name: string, command: string, args: string[]][] = [
    ['generates', 'pnpm', ['run', 'generate']],
    ['compiles', path.join(cwd, 'node_modules/.bin/tsc'), ['-p', '.']],
    ['takes newer values', process.execPath, ['dist/program.js']],
  ];
  await writeFile(path.join(cwd, 'tsconfig.json'), '{ "extends": "../tsconfig.json" }');
  const row: Record<string, string> = {};
  for (const [name, command, args] of steps) {
    const started = Date.now();
    try {
      await run(command, args, { cwd, env, maxBuffer: OUTPUT_MAX_BYTES });
      row[name] = `${((Date.now() - started) / 1000).toFixed(1)} s`;
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      console.error(
        `\n── ${path.basename(cwd)} ${name}\n${`${stdout}${stderr}`.slice(0, OUTPUT_SHOWN_CHARACTERS)}`,
      );
      row[name] = 'FAILED';
      break;
    }
  }
  return row;
}

/** A server whose order has a status and an action that no contract of today lists. */
async function serveOrder(): Promise<{ url: string; close(): void }> {
  const document = JSON.parse(await readFile(contractFile, 'utf8')) as OpenApiDocument;
  const getOrder = operationsOf(document).find(({ operation }) => operation.operationId === 'getOrder');
  const response = getOrder?.operation.responses['200'];
  const examples = response && resolve(document, response).content?.['application/json']?.examples;
  const [example] = Object.values(examples ?? {});
  if (!example) throw new Error('The contract has no example of an order.');
  const order = {
    ...(resolve(document, example).value as object),
    status: NEWER_VALUE,
    allowed_actions: [NEWER_VALUE],
  };
  const listener = createServer((_, answer) => {
    answer.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(order));
  });
  await new Promise<void>((started) => listener.listen(0, '127.0.0.1', started));
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { url: `http://127.0.0.1:${address.port}`, close: () => void listener.close() };
}
