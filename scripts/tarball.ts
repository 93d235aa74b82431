import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { bin } from './run-program.ts';

const exec = promisify(execFile);
const REQUIRED_FILES = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md', 'AGENTS.md', 'llms.txt'];
const REQUIRED_FIELDS = ['description', 'license', 'keywords', 'homepage', 'bugs', 'repository', 'engines'];
const STRAY_FILE = /\.test\.|(^|\/)test\/|\.tsbuildinfo$|pgdata|\.env|(^|\/)node_modules\//;

type Manifest = Record<string, unknown> & {
  version: string;
  exports?: object;
  dependencies?: Record<string, string>;
  publishConfig?: { access?: string; provenance?: boolean };
};
type SourceMap = { sources: string[]; sourcesContent?: (string | null)[] };

/** Runs a command and returns its output. @throws Error with the whole output if it fails */
export async function run(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<string> {
  const { stdout } = await exec(command, args, { ...options, maxBuffer: 67_108_864 }).catch((error) => {
    throw new Error([error.message, error.stdout, error.stderr].join('\n'));
  });
  return stdout;
}

/** Packs the built package in `place` into `target`. Returns the path of the tarball. */
export async function packPackage(place: string, target: string): Promise<string> {
  await mkdir(target, { recursive: true });
  const folder = await mkdtemp(path.join(target, 'packed-'));
  // Skips the package's own build, because two packages that are packed at the same time would both build the SDK.
  const options = ['--config.ignore-scripts=true', '--pack-destination', folder];
  await run('pnpm', ['pack', ...options], { cwd: place });
  const [file] = await readdir(folder);
  if (!file) throw new Error(`pnpm pack left no tarball of ${place}.`);
  return path.join(folder, file);
}

/** Installs exact versions, or tarballs as `file:`, in a folder without other projects. */
export async function installPackages(
  folder: string,
  dependencies: Readonly<Record<string, string>>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(
    path.join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies }),
  );
  await writeFile(path.join(folder, 'pnpm-workspace.yaml'), 'autoInstallPeers: false\n');
  await run('pnpm', ['install', '--prefer-offline', '--ignore-scripts'], { cwd: folder });
}

/** Lists problems of a tarball for integrators, editors and the registry, as one sentence each. */
export async function findTarballProblems(tarball: string): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gli-tarball-'));
  try {
    await run('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
    const files = await readdir(folder, { recursive: true });
    const manifest: Manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
    const changelog = await readFile(path.join(folder, 'CHANGELOG.md'), 'utf8').catch(() => '');
    const { access, provenance } = manifest.publishConfig ?? {};
    return [
      ...REQUIRED_FILES.filter((file) => !files.includes(file)).map((file) => `${file} is missing.`),
      ...files.filter((file) => STRAY_FILE.test(file)).map((file) => `${file} does not belong here.`),
      ...REQUIRED_FIELDS.filter((field) => manifest[field] === undefined).map(
        (field) => `package.json has no \`${field}\`.`,
      ),
      ...(access === 'public' && provenance ? [] : ['`publishConfig` is not public with provenance.']),
      ...Object.entries(manifest.dependencies ?? {})
        .filter(([, range]) => /^(workspace|catalog|link|file):/.test(range))
        .map(([name, range]) => `${name} is ${range}, which nobody can install.`),
      ...(changelog.includes(`## ${manifest.version}\n`) ? [] : [`CHANGELOG.md lacks ${manifest.version}.`]),
      ...(await findMapProblems(folder, files)),
      ...(await runPublint(tarball)),
      ...(await runAttw(tarball, manifest)),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function findMapProblems(folder: string, files: readonly string[]): Promise<string[]> {
  const maps = files.filter((file) => file.endsWith('.map'));
  const problems = maps.length === 0 ? ['There is no source map.'] : [];
  for (const file of maps) {
    const map: SourceMap = JSON.parse(await readFile(path.join(folder, file), 'utf8'));
    const lost = map.sources.filter(
      (source, index) =>
        !map.sourcesContent?.[index] && !existsSync(path.resolve(folder, path.dirname(file), source)),
    );
    problems.push(...lost.map((source) => `${file} points to ${source}, which is not in the package.`));
  }
  return problems;
}

async function runPublint(tarball: string): Promise<string[]> {
  const bytes = new Uint8Array(await readFile(tarball));
  const { messages, pkg } = await publint({ strict: true, pack: { tarball: bytes.buffer } });
  return messages.map((one) => `publint: ${formatMessage(one, pkg, { color: false }) ?? one.code}`);
}

/** The packages are ESM only, so CommonJS and TypeScript's old resolution are left out. */
async function runAttw(tarball: string, { exports }: Manifest): Promise<string[]> {
  if (!exports) return [];
  const untyped = Object.keys(exports)
    .filter((entry) => entry.endsWith('.json'))
    .map((entry) => entry.slice('./'.length));
  const options = ['--profile', 'esm-only', '--no-color', '--format', 'ascii'];
  if (untyped.length > 0) options.push('--exclude-entrypoints', ...untyped);
  return run(bin('attw'), [tarball, ...options]).then(
    () => [],
    (error: Error) => [`attw: ${error.message}`],
  );
}
