// The SDK as an integrator gets it: packed, installed in an empty folder, type-checked, run, and weighed.
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { clientSize } from './measure/client-size.ts';
import { prismServer } from './prism.ts';
import { root } from './root.ts';
import { startServers } from './servers.ts';

const run = promisify(execFile);
const sdk = path.join(root, 'packages/sdk');
const consumer = path.join(root, 'scripts/consumer');
const CLIENT_MAX_BYTES = 6000;
const OPERATION_MAX_BYTES = 150;
/** A read with an id, a list and a write that moves value. */
const WEIGHED_OPERATIONS = ['getRwaAsset', 'listRwaAssets', 'investInRwaAsset'];
const PRISM_PORT = 4022;
/** The oldest that the package promises, and one of each major version since. The last stays for the examples. */
const REACT_VERSIONS = ['18.2.0', '18.3.1', '19.3.1'];

const folder = await mkdtemp(path.join(tmpdir(), 'gli-sdk-'));
try {
  const tarball = await pack();
  await install(tarball);
  await checkClientBoundary();
  await writeReadmeExamples();
  await writeOperationExamples();
  await renderInEachReact();
  await run(path.join(folder, 'node_modules/.bin/tsc'), ['-p', '.'], { cwd: folder }).catch(showOutput);
  console.log("An integrator's project and every example of the README compile against the tarball.");
  await runExamples();
  await weigh();
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function pack(): Promise<string> {
  await run('pnpm', ['--filter', '@gli/sdk', 'run', 'build'], { cwd: root }).catch(showOutput);
  await run('pnpm', ['pack', '--pack-destination', folder], { cwd: sdk }).catch(showOutput);
  const file = (await readdir(folder)).find((name) => name.endsWith('.tgz'));
  if (!file) throw new Error('pnpm pack left no tarball.');
  const { stdout } = await run('tar', ['-tzf', path.join(folder, file)]);
  const stray = stdout.split('\n').filter((name) => /\/src\/|\.test\./.test(name));
  if (stray.length > 0) throw new Error(`The tarball holds files that nobody needs:\n${stray.join('\n')}`);
  return file;
}

async function install(tarball: string): Promise<void> {
  await cp(consumer, folder, { recursive: true });
  const manifest = JSON.parse(await readFile(path.join(sdk, 'package.json'), 'utf8')) as {
    peerDependencies: object;
  };
  const dependencies = { '@gli/sdk': `file:./${tarball}`, ...manifest.peerDependencies };
  const devDependencies = {
    '@types/node': '^24.0.0',
    '@types/react': '^19.0.0',
    '@types/react-dom': '^19.0.0',
    typescript: '5.9.3',
  };
  await writeFile(
    path.join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies, devDependencies }),
  );
  await writeFile(path.join(folder, 'pnpm-workspace.yaml'), 'allowBuilds:\n  msw: false\n');
  await run('pnpm', ['install', '--prefer-offline', '--ignore-scripts'], { cwd: folder }).catch(showOutput);
}

/** Each `ts` and `tsx` block of the SDK's README becomes a file of the integrator's project. */
async function writeReadmeExamples(): Promise<void> {
  const readme = await readFile(path.join(sdk, 'README.md'), 'utf8');
  await mkdir(path.join(folder, 'readme'));
  let count = 0;
  for (const [, kind, code] of readme.matchAll(/```(tsx?)\n([\s\S]*?)```/g)) {
    count++;
    await writeFile(path.join(folder, `readme/example-${count}.${kind}`), `${code}\nexport {};\n`);
  }
  if (count === 0) throw new Error('The README of the SDK has no example.');
}

/** The example of each operation's docstring becomes a function of one file, as an editor shows it on hover. */
async function writeOperationExamples(): Promise<void> {
  const source = await readFile(path.join(sdk, 'src/generated/named-operations.ts'), 'utf8');
  const examples = [...source.matchAll(/^ \* @example\n((?: \*.*\n)+?) \*\/\nexport const (\w+) /gm)];
  if (examples.length === 0) throw new Error('No operation has an example.');
  const functions = examples.map(
    ([, code = '', name]) =>
      `export async function ${name}Example() {\n${code.replaceAll(/^ \* /gm, '  ')}  ${code.includes('const data') ? 'return data' : ''}\n}\n`,
  );
  const names = examples.map(([, , name]) => name).join(', ');
  const head = `import type { GliClient } from '@gli/sdk';\nimport { ${names} } from '@gli/sdk/operations';\n`;
  const given = 'declare const client: GliClient;\ndeclare const file: Blob;\n';
  await writeFile(path.join(folder, 'readme/operations.ts'), head + given + functions.join(''));
}

/** Server components may import query options from the entry whose hooks only a browser's React can run. */
async function checkClientBoundary(): Promise<void> {
  const dist = path.join(folder, 'node_modules/@gli/sdk/dist');
  const files = await Promise.all(
    (await readdir(dist))
      .filter((name) => name.endsWith('.js'))
      .map(async (name) => ({ name, code: await readFile(path.join(dist, name), 'utf8') })),
  );
  const usesReact = files.filter(({ code }) => /from "react(\/jsx-runtime)?"/.test(code));
  const marked = files.filter(({ code }) => /^['"]use client['"]/.test(code));
  const names = (of: typeof files) => of.map(({ name }) => name).join(', ');
  if (usesReact.length === 0 || names(usesReact) !== names(marked))
    throw new Error(`"use client" is on ${names(marked)}; React is used by ${names(usesReact)}.`);
}

async function renderInEachReact(): Promise<void> {
  for (const version of REACT_VERSIONS) {
    const packages = [`react@${version}`, `react-dom@${version}`];
    const options = ['--prefer-offline', '--ignore-scripts', '--save-exact'];
    await run('pnpm', ['add', ...options, ...packages], { cwd: folder }).catch(showOutput);
    const { stdout } = await run(process.execPath, ['render.ts'], { cwd: folder }).catch(showOutput);
    console.log(stdout.trim());
  }
}

async function runExamples(): Promise<void> {
  const children = await startServers([prismServer(PRISM_PORT)]);
  try {
    for (const program of ['walk.ts', 'by-name.ts']) {
      const { stdout } = await run(process.execPath, [program], {
        cwd: folder,
        env: { ...process.env, GLI_BASE_URL: `http://127.0.0.1:${PRISM_PORT}` },
      }).catch(showOutput);
      console.log(stdout.trim());
    }
  } finally {
    for (const child of children) child.kill('SIGTERM');
  }
}

async function weigh(): Promise<void> {
  const core =
    "import { createGliClient } from '@gli/sdk';\nexport const client = createGliClient({ baseUrl: '/api' });\n";
  const bytes = await clientSize(
    folder,
    `${core}export const assets = () => client.GET('/v1/rwa/assets/featured/');`,
  );
  console.log(`A client with one call and every layer: ${bytes} bytes gzip (at most ${CLIENT_MAX_BYTES}).`);
  if (bytes > CLIENT_MAX_BYTES) throw new Error(`The client is ${bytes - CLIENT_MAX_BYTES} bytes too large.`);
  const coreBytes = await clientSize(folder, core);
  for (const name of WEIGHED_OPERATIONS) {
    const call = `import { ${name} } from '@gli/sdk/operations';\nexport const call = (params) => ${name}(client, params);`;
    const more = (await clientSize(folder, core + call)) - coreBytes;
    console.log(`${name} on top of the core: ${more} bytes gzip (at most ${OPERATION_MAX_BYTES}).`);
    if (more > OPERATION_MAX_BYTES)
      throw new Error(`${name} is ${more - OPERATION_MAX_BYTES} bytes too large.`);
  }
}

function showOutput(error: { stdout?: string; stderr?: string; message: string }): never {
  throw new Error(`${error.message}\n${error.stdout ?? ''}\n${error.stderr ?? ''}`);
}
