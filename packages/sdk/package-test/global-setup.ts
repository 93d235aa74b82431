import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { installPackages, packPackage } from '../../../scripts/tarball.ts';
import { writeOperationExamples, writeReadmeExamples } from './examples.ts';

const sdk = path.dirname(import.meta.dirname);

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the SDK's tarball. */
    tarball: string;
    /** A project with the oldest supported peers. */
    oldest: string;
    /** A project with the peers used in development. */
    newest: string;
  }
}

type Manifest = {
  version: string;
  peerDependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

/** Packs the SDK and installs it in two projects, each with the programs in this folder. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const home = await mkdtemp(path.join(tmpdir(), 'gli-sdk-'));
  const tarball = await packPackage(sdk, home);
  const { peerDependencies, devDependencies } = await readManifest(sdk);
  const shared = {
    '@gli/sdk': `file:${tarball}`,
    ...pick(devDependencies, /^@opentelemetry\//),
    '@types/node': '24.19.2',
    '@types/react': '19.3.0',
    '@types/react-dom': '19.3.0',
    typescript: '5.9.3',
    'typescript-7': 'npm:typescript@7.0.2',
  };
  const peers = Object.keys(peerDependencies);
  const oldest = Object.entries(peerDependencies).map(([name, range]) => [name, getLowestVersion(range)]);
  const newest = peers.map(async (name) => [name, await getInstalledVersion(name)]);
  const projects = {
    oldest: { ...shared, ...withReactDom(Object.fromEntries(oldest)) },
    newest: {
      ...shared,
      ...withReactDom(Object.fromEntries(await Promise.all(newest))),
      'typescript-5.4': 'npm:typescript@5.4.5',
      'typescript-6': 'npm:typescript@6.0.3',
    },
  };
  for (const name of ['oldest', 'newest'] as const) {
    const folder = path.join(home, name);
    await cp(path.join(import.meta.dirname, 'programs'), folder, { recursive: true });
    await cp(path.join(sdk, 'examples/open-telemetry.ts'), path.join(folder, 'open-telemetry.ts'));
    await installPackages(folder, projects[name]);
    await writeReadmeExamples(path.join(sdk, 'README.md'), path.join(folder, 'readme'));
    await writeOperationExamples(
      path.join(sdk, 'src/generated/named-operations.ts'),
      path.join(folder, 'readme'),
    );
    project.provide(name, folder);
  }
  project.provide('tarball', tarball);
  return () => rm(home, { recursive: true, force: true });
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
}

function pick(versions: Record<string, string>, names: RegExp): Record<string, string> {
  return Object.fromEntries(Object.entries(versions).filter(([name]) => names.test(name)));
}

function getLowestVersion(range: string): string {
  const version = /\d+\.\d+\.\d+/.exec(range)?.[0];
  if (!version) throw new Error(`${range} begins with no version.`);
  return version;
}

async function getInstalledVersion(name: string): Promise<string> {
  return (await readManifest(path.join(sdk, 'node_modules', name))).version;
}

/** Adds React DOM in the same version as React. */
function withReactDom(peers: Record<string, string>): Record<string, string> {
  return { ...peers, 'react-dom': peers.react ?? '' };
}
