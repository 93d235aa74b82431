import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../root.ts';
import { bin } from '../run-program.ts';

const run = promisify(execFile);

/**
 * Published packages, in publishing order. They share one version (`fixed` in .changeset/config.json). Session and
 * wallet stay private, because they contain app-specific policy, and the chain libraries need this repository's
 * overrides.
 */
export const PUBLISHED = ['packages/sdk', 'packages/validation', 'packages/mcp', 'apps/sandbox'];

export async function currentVersion(): Promise<string> {
  const text = await readFile(path.join(root, 'packages/sdk/package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

export type PendingRelease = { readonly summaries: readonly string[]; readonly version: string };

/** Returns the release that the pending changesets would create. Null if there are none. */
export async function pendingRelease(): Promise<PendingRelease | null> {
  const entries = await readdir(path.join(root, '.changeset'));
  // `changeset status` fails if a changed package has no changeset.
  if (!entries.some((name) => name.endsWith('.md') && name !== 'README.md')) return null;
  const folder = await mkdtemp(path.join(tmpdir(), 'gli-release-'));
  try {
    // `changeset status --output` does not support absolute paths.
    const file = path.join(folder, 'status.json');
    await run(bin('changeset'), ['status', '--output', path.relative(root, file)], { cwd: root });
    const status = JSON.parse(await readFile(file, 'utf8')) as {
      changesets: { summary: string }[];
      releases: { name: string; newVersion: string }[];
    };
    const sdk = status.releases.find(({ name }) => name === '@gli/sdk');
    if (!sdk) return null;
    return { summaries: status.changesets.map(({ summary }) => summary), version: sdk.newVersion };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Finds documents that say that the packages are not on npm yet. */
export async function unpublishedNotes(): Promise<string[]> {
  const found = await run('git', ['grep', '-il', 'not on npm yet', '--', '*.md'], { cwd: root }).catch(
    () => null,
  );
  return found?.stdout.trim().split('\n') ?? [];
}

export async function changedFiles(): Promise<string[]> {
  const { stdout } = await run('git', ['status', '--porcelain'], { cwd: root });
  return stdout.split('\n').filter((line) => line !== '');
}
