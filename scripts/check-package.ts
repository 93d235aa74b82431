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
const PRISM_PORT = 4022;
/** The oldest that the package promises, and one of each major version since. The last stays for the examples. */
const REACT_VERSIONS = ['18.2.0', '18.3.1', '19.3.1'];

const folder = await mkdtemp(path.join(tmpdir(), 'gli-sdk-'));
try {
  const tarball = await pack();
  await install(tarball);
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
  await cp(path.join(sdk, 'examples/open-telemetry.ts'), path.join(folder, 'open-telemetry.ts'));
  const manifest = JSON.parse(await readFile(path.join(sdk, 'package.json'), 'utf8')) as {
    peerDependencies: object;
    devDependencies: Record<string, string>;
  };
  const dependencies = { '@gli/sdk': `file:./${tarball}`, ...manifest.peerDependencies };
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
  await writeReadmeExamples();
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
    const { stdout } = await run(process.execPath, ['walk.ts'], {
      cwd: folder,
      env: { ...process.env, GLI_BASE_URL: `http://127.0.0.1:${PRISM_PORT}` },
    }).catch(showOutput);
    console.log(stdout.trim());
  } finally {
    for (const child of children) child.kill('SIGTERM');
  }
}

async function weigh(): Promise<void> {
  const bytes = await clientSize(
    folder,
    "import { createGliClient } from '@gli/sdk';\nexport const client = createGliClient({ baseUrl: '/api' });\nexport const assets = () => client.GET('/v1/rwa/assets/featured/');",
  );
  console.log(`A client with one call and every layer: ${bytes} bytes gzip (at most ${CLIENT_MAX_BYTES}).`);
  if (bytes > CLIENT_MAX_BYTES) throw new Error(`The client is ${bytes - CLIENT_MAX_BYTES} bytes too large.`);
}

function showOutput(error: { stdout?: string; stderr?: string; message: string }): never {
  throw new Error(`${error.message}\n${error.stdout ?? ''}\n${error.stderr ?? ''}`);
}
