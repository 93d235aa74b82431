import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { bin } from '../steps.ts';

const run = promisify(execFile);
const REQUIRED_FILES = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md'];
const REQUIRED_FIELDS = ['description', 'license', 'keywords', 'homepage', 'bugs', 'repository', 'engines'];
const STRAY_FILE = /\.test\.|(^|\/)test\/|\.tsbuildinfo$|pgdata|\.env|(^|\/)node_modules\//;

type Manifest = Record<string, unknown> & {
  name: string;
  version: string;
  exports?: object;
  private?: boolean;
  dependencies?: Record<string, string>;
  publishConfig?: { access?: string; provenance?: boolean };
};
type SourceMap = { sources: string[]; sourcesContent?: (string | null)[] };

/** Builds the package in `place` and packs it into `target`; the path of the tarball. */
export async function buildAndPack(place: string, target: string): Promise<string> {
  await mkdir(target, { recursive: true });
  const folder = await mkdtemp(path.join(target, 'packed-'));
  await run('pnpm', ['run', 'build'], { cwd: place }).catch(showOutput);
  await run('pnpm', ['pack', '--pack-destination', folder], { cwd: place }).catch(showOutput);
  const [file] = await readdir(folder);
  if (!file) throw new Error(`pnpm pack left no tarball of ${place}.`);
  return path.join(folder, file);
}

/**
 * What an integrator, an editor and a registry expect of a package: its files and fields, maps whose sources are there,
 * and nothing to say for publint and Are the types wrong?
 * @throws Error that lists all that is wrong
 */
export async function checkTarball(tarball: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gli-tarball-'));
  try {
    await run('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
    const files = await readdir(folder, { recursive: true });
    const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Manifest;
    const problems = [
      ...REQUIRED_FILES.filter((file) => !files.includes(file)).map((file) => `${file} is missing.`),
      ...files.filter((file) => STRAY_FILE.test(file)).map((file) => `${file} is needed by nobody.`),
      ...fieldProblems(manifest),
      ...(await changelogProblems(folder, manifest.version)),
      ...(await mapProblems(folder, files)),
      ...(await publintProblems(tarball)),
      ...(await typeProblems(tarball, manifest)),
    ];
    const name = `${manifest.name}@${manifest.version}`;
    if (problems.length > 0) throw new Error(`The tarball of ${name}:\n  ${problems.join('\n  ')}`);
    console.log(`The tarball of ${name} is complete, publint and attw find nothing (${files.length} files).`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function fieldProblems(manifest: Manifest): string[] {
  const missing = REQUIRED_FIELDS.filter((field) => manifest[field] === undefined);
  const { access, provenance } = manifest.publishConfig ?? {};
  const linked = Object.entries(manifest.dependencies ?? {}).filter(([, range]) =>
    /^(workspace|catalog|link|file):/.test(range),
  );
  return [
    ...missing.map((field) => `package.json has no \`${field}\`.`),
    ...(manifest.private ? ['package.json says `private`.'] : []),
    ...(access === 'public' && provenance ? [] : ['`publishConfig` is not public with provenance.']),
    ...linked.map(([name, range]) => `${name} is ${range}, which nobody can install.`),
  ];
}

async function changelogProblems(folder: string, version: string): Promise<string[]> {
  const text = await readFile(path.join(folder, 'CHANGELOG.md'), 'utf8').catch(() => '');
  return text.includes(`## ${version}\n`) ? [] : [`CHANGELOG.md says nothing about ${version}.`];
}

async function mapProblems(folder: string, files: readonly string[]): Promise<string[]> {
  const maps = files.filter((file) => file.endsWith('.map'));
  const problems = maps.length === 0 ? ['There is no source map.'] : [];
  for (const file of maps) {
    const { sources, sourcesContent } = JSON.parse(
      await readFile(path.join(folder, file), 'utf8'),
    ) as SourceMap;
    const lost = sources.filter(
      (source, index) =>
        !sourcesContent?.[index] && !existsSync(path.resolve(folder, path.dirname(file), source)),
    );
    problems.push(...lost.map((source) => `${file} points to ${source}, which is not in the package.`));
  }
  return problems;
}

async function publintProblems(tarball: string): Promise<string[]> {
  const bytes = new Uint8Array(await readFile(tarball));
  const { messages, pkg } = await publint({ strict: true, pack: { tarball: bytes.buffer } });
  return messages.map(
    (message) => `publint: ${formatMessage(message, pkg, { color: false }) ?? message.code}`,
  );
}

/** ESM only: what a CommonJS program or TypeScript's old resolution would find is not asked. */
async function typeProblems(tarball: string, { exports }: Manifest): Promise<string[]> {
  if (!exports) return [];
  const untyped = Object.keys(exports)
    .filter((entry) => entry.endsWith('.json'))
    .map((entry) => entry.slice('./'.length));
  const options = ['--profile', 'esm-only', '--no-color', '--format', 'ascii'];
  if (untyped.length > 0) options.push('--exclude-entrypoints', ...untyped);
  return run(bin('attw'), [tarball, ...options]).then(
    () => [],
    ({ stdout, stderr }: { stdout: string; stderr: string }) => [`attw: ${stdout}${stderr}`],
  );
}

export function showOutput(error: { stdout?: string; stderr?: string; message: string }): never {
  throw new Error(`${error.message}\n${error.stdout ?? ''}\n${error.stderr ?? ''}`);
}
