import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { sandboxServer } from '../../../scripts/sandbox.ts';
import { getFreePort, startServers, stopServers } from '../../../scripts/servers.ts';
import { run } from '../../../scripts/tarball.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const home = path.dirname(inject('tarball'));

let servers: Awaited<ReturnType<typeof startServers>> = [];
let port = 0;
beforeAll(async () => {
  port = await getFreePort();
  servers = await startServers([{ ...sandboxServer(port, path.join(home, 'data')), echo: false }]);
});
afterAll(() => stopServers(servers));

/** The commands install the SDK's tarball, and the programs call a sandbox on a free port. */
test.for([
  { page: 'packages/sdk/README.md', outputs: [/Aewol Ocean Resort/, / 2500/] },
  { page: 'apps/docs/src/content/docs/start.md', outputs: [/Aewol Ocean Resort/, /\d+ holdings/] },
  { page: 'apps/docs/src/content/docs/ko-start.md', outputs: [/보유 자산 \d+개/] },
])('runs the first commands and code samples of $page in an empty folder', async ({ page, outputs }) => {
  const cwd = path.join(home, 'quickstart', path.basename(page, '.md'));
  await mkdir(cwd, { recursive: true });
  const text = await readFile(path.join(root, page), 'utf8');
  const [before = ''] = text.split('```ts');
  const blocks = [...before.matchAll(/^```(?:sh|console)\n([\s\S]*?)^```/gm)].map(([, block = '']) => block);
  // The sandbox runs in another terminal.
  const commands = blocks.join('').replace(/^npx @gli\/sandbox.*$/gm, '');
  expect(commands).toContain('npm install @gli/sdk\n');
  await run('bash', ['-ec', commands.replace('@gli/sdk', inject('tarball'))], { cwd });

  const blocksOfCode = [...text.matchAll(/^```ts.*\n([\s\S]*?)^```/gm)].map(([, block = '']) => block);
  const programs = blocksOfCode.filter((block) => block.includes(':4000/'));
  for (const [index, output] of outputs.entries()) {
    const program = programs[index]?.replace(':4000/', `:${port}/`);
    await writeFile(path.join(cwd, 'example.ts'), program ?? '');
    expect(await run(process.execPath, ['example.ts'], { cwd })).toMatch(output);
  }
});
