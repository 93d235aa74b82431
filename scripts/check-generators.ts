// npm run generators (manual): checks the contract with third-party generators. Each one is installed from the
// npm registry and generates a client from packages/sdk/openapi.json. The client must compile under `strict` and read
// an order with enum values that are not in the contract.
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listOperations, type OpenApiDocument, resolve } from '../openapi/contract.ts';
import { root } from './root.ts';
import { run } from './tarball.ts';

const NEWER_VALUE = 'newer_value';
const contractFile = process.argv[2] ?? path.join(root, 'packages/sdk/openapi.json');
const folder = await mkdtemp(path.join(tmpdir(), 'gli-generators-'));
const order = await readOrder();
const server = createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(order);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
const port = typeof address === 'object' && address ? address.port : 0;
try {
  await cp(path.join(root, 'scripts/generators'), folder, { recursive: true });
  await cp(contractFile, path.join(folder, 'openapi.json'));
  await writeFile(path.join(folder, 'package.json'), '{ "private": true }');
  await writeFile(path.join(folder, 'pnpm-workspace.yaml'), 'packages: ["*"]\n');
  await run('pnpm', ['install', '--prefer-offline', '--ignore-scripts'], { cwd: folder });
  const entries = await readdir(folder, { withFileTypes: true });
  for (const { name } of entries.filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')) {
    const cwd = path.join(folder, name);
    const env = { ...process.env, GLI_BASE_URL: `http://127.0.0.1:${port}` };
    await writeFile(path.join(cwd, 'tsconfig.json'), '{ "extends": "../tsconfig.json" }');
    try {
      await run('pnpm', ['run', 'generate'], { cwd, env });
      await run(path.join(cwd, 'node_modules/.bin/tsc'), ['-p', '.'], { cwd });
      await run(process.execPath, ['dist/program.js'], { cwd, env });
      console.log(`✓ ${name} generates, compiles and accepts newer enum values.`);
    } catch (error) {
      console.error(`✗ ${name}: ${error instanceof Error ? error.message : error}`);
      process.exitCode = 1;
    }
  }
} finally {
  server.close();
  await rm(folder, { recursive: true, force: true });
}

/** Returns the contract's example order with an unknown status and an unknown action. */
async function readOrder(): Promise<string> {
  const document: OpenApiDocument = JSON.parse(await readFile(contractFile, 'utf8'));
  const getOrder = listOperations(document).find(({ operation }) => operation.operationId === 'getOrder');
  const response = getOrder?.operation.responses['200'];
  const examples = response && resolve(document, response).content?.['application/json']?.examples;
  const [example] = Object.values(examples ?? {});
  if (!example) throw new Error('The contract has no example of an order.');
  const { value } = resolve(document, example);
  return JSON.stringify({ ...(value as object), status: NEWER_VALUE, allowed_actions: [NEWER_VALUE] });
}
