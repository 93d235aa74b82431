// The SDK as an integrator gets it: packed, installed in an empty folder, type-checked, run, and weighed.
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { clientSize } from './measure/client-size.ts';
import { unexportedTypes } from './package-check/exported-types.ts';
import { packSdk } from './package-check/pack-sdk.ts';
import { checkTarball, showOutput } from './package-check/tarball.ts';
import { prismServer } from './prism.ts';
import { root } from './root.ts';
import { startServers } from './servers.ts';

const run = promisify(execFile);
const sdk = path.join(root, 'packages/sdk');
const consumer = path.join(root, 'scripts/consumer');
const CLIENT_MAX_BYTES = 6000;
/** Without zod, which the program has anyway. */
const VALIDATOR_MAX_BYTES = 1250;
const OPERATION_MAX_BYTES = 150;
/** A read with an id, a list and a write that moves value. */
const WEIGHED_OPERATIONS = ['getRwaAsset', 'listRwaAssets', 'investInRwaAsset'];
const PRISM_PORT = 4022;
/** Between the oldest that the package promises and the one that it is developed with. */
const OTHER_REACT = '18.3.1';

const folder = await mkdtemp(path.join(tmpdir(), 'gli-sdk-'));
const oldCompiler = path.join(folder, 'node_modules/typescript/bin/tsc');
const newCompiler = path.join(root, 'node_modules/typescript-native/bin/tsc');
try {
  const tarball = await packSdk();
  await checkTarball(tarball);
  await install(tarball);
  checkDeclarations();
  await checkClientBoundary();
  await writeReadmeExamples();
  await writeOperationExamples();
  console.log('With the oldest of every peer that the package promises:');
  await tryPeers(oldCompiler);
  await add([`react@${OTHER_REACT}`, `react-dom@${OTHER_REACT}`]);
  await runProgram('render.ts');
  console.log('With those that the package is developed with:');
  await add(await newestPeers());
  await tryPeers(newCompiler);
  await compile('tsconfig.node.json', newCompiler);
  await compile('tsconfig.bare.json', newCompiler);
  console.log('A program without the types of a browser compiles, with those of Node and with none.');
  await runExamples();
  await weigh();
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function install(tarball: string): Promise<void> {
  await cp(consumer, folder, { recursive: true });
  await cp(path.join(sdk, 'examples/open-telemetry.ts'), path.join(folder, 'open-telemetry.ts'));
  const manifest = JSON.parse(await readFile(path.join(sdk, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const dependencies = { '@gli/sdk': `file:${tarball}`, ...(await oldestPeers()) };
  const devDependencies = {
    ...only(manifest.devDependencies, /^@opentelemetry\//),
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

/** The versions whose names match. */
function only(versions: Record<string, string>, names: RegExp): Record<string, string> {
  return Object.fromEntries(Object.entries(versions).filter(([name]) => names.test(name)));
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
    (await readdir(dist, { recursive: true }))
      .filter((name) => name.endsWith('.js'))
      .map(async (name) => ({ name, code: await readFile(path.join(dist, name), 'utf8') })),
  );
  const needsClient = files.filter(({ code }) =>
    /from "react(\/jsx-runtime)?"|\buse(Query|Mutation)\b.* from "@tanstack/.test(code),
  );
  const marked = files.filter(({ code }) => /^['"]use client['"]/.test(code));
  const lacking = needsClient.filter((file) => !marked.includes(file)).map(({ name }) => name);
  const apart = marked
    .map(({ name }) => name)
    .filter((name) => /^react\.js$|queries|query-factory/.test(name));
  if (needsClient.length === 0 || lacking.length > 0 || apart.length > 0)
    throw new Error(`"use client" is missing on ${lacking.join()} or too much on ${apart.join()}.`);
}

type Manifest = { version: string; peerDependencies: Record<string, string> };

async function manifestIn(place: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(place, 'package.json'), 'utf8')) as Manifest;
}

/** The lowest version in the range of each peer, and the React DOM that goes with its React. */
async function oldestPeers(): Promise<Record<string, string>> {
  const { peerDependencies } = await manifestIn(sdk);
  const versions: Record<string, string> = {};
  for (const [name, range] of Object.entries(peerDependencies)) {
    const version = /\d+\.\d+\.\d+/.exec(range)?.[0];
    if (!version) throw new Error(`The range of ${name} begins with no version: ${range}`);
    versions[name] = version;
    if (name === 'react') versions['react-dom'] = version;
  }
  return versions;
}

/** The peers as they are installed for the package itself. */
async function newestPeers(): Promise<string[]> {
  const names = Object.keys(await oldestPeers());
  return Promise.all(
    names.map(async (name) => `${name}@${(await manifestIn(path.join(sdk, 'node_modules', name))).version}`),
  );
}

function checkDeclarations(): void {
  const dist = path.join(folder, 'node_modules/@gli/sdk/dist');
  const missing = unexportedTypes(
    ['index', 'operations', 'react', 'schemas', 'shapes', 'testing'].map((name) => `${dist}/${name}.d.ts`),
  );
  if (missing.length > 0) throw new Error(`Types in signatures are not exported:\n${missing.join('\n')}`);
  console.log('Every type in an exported signature is exported.');
}

/** Whichever peers are installed: renders, validates, and compiles strictly. */
async function tryPeers(compiler: string): Promise<void> {
  await runProgram('render.ts');
  await runProgram('offline.ts');
  await compile('tsconfig.json', compiler);
  console.log("An integrator's project and every example of the README compile against the tarball.");
}

async function compile(project: string, compiler: string): Promise<void> {
  await run(process.execPath, [compiler, '-p', project], { cwd: folder }).catch(showOutput);
}

async function runProgram(file: string): Promise<void> {
  const { stdout } = await run(process.execPath, [file], { cwd: folder }).catch(showOutput);
  console.log(stdout.trim());
}

async function add(packages: string[]): Promise<void> {
  const options = ['--prefer-offline', '--ignore-scripts', '--save-exact'];
  await run('pnpm', ['add', ...options, ...packages], { cwd: folder }).catch(showOutput);
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
  const validator = await clientSize(folder, "export { zRwaAsset } from '@gli/sdk/schemas';", ['zod']);
  console.log(`One validator: ${validator} bytes gzip (at most ${VALIDATOR_MAX_BYTES}).`);
  if (validator > VALIDATOR_MAX_BYTES) throw new Error('The validators are not dropped one by one.');
  const coreBytes = await clientSize(folder, core);
  for (const name of WEIGHED_OPERATIONS) {
    const call = `import { ${name} } from '@gli/sdk/operations';\nexport const call = (params) => ${name}(client, params);`;
    const more = (await clientSize(folder, core + call)) - coreBytes;
    console.log(`${name} on top of the core: ${more} bytes gzip (at most ${OPERATION_MAX_BYTES}).`);
    if (more > OPERATION_MAX_BYTES)
      throw new Error(`${name} is ${more - OPERATION_MAX_BYTES} bytes too large.`);
  }
}
