import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** Branches into which a change is merged, starting with the remote's. */
const TARGET_BRANCHES = ['origin/main', 'main'];

const OUTPUT_MAX_BYTES = 64 * 1024 * 1024;

/** Returns the commit at which work on a change began. Null if there is no Git clone or no main branch. */
export function findBaseCommit(checkout: string): string | null {
  for (const branch of TARGET_BRANCHES) {
    const commit = runGit(checkout, ['merge-base', 'HEAD', branch]);
    if (commit !== null) return commit.trim();
  }
  return null;
}

/** Returns the text of a file at a commit. Null if it did not exist. */
export function readFileAt(checkout: string, commit: string, file: string): string | null {
  return runGit(checkout, ['show', `${commit}:${file}`]);
}

/** True if a changeset for the next release names the package. */
export function hasChangeset(checkout: string, packageName: string): boolean {
  return globSync('.changeset/*.md', { cwd: checkout }).some((file) =>
    namesPackage(readFileSync(path.join(checkout, file), 'utf8'), packageName),
  );
}

/** True if a changeset that names the package was added or changed since the commit, committed or not. */
export function hasChangesetSince(checkout: string, commit: string, packageName: string): boolean {
  const changed = runGit(checkout, ['diff', '--name-only', '--diff-filter=AM', commit, '--', '.changeset']);
  const untracked = runGit(checkout, ['ls-files', '--others', '--exclude-standard', '--', '.changeset']);
  return `${changed ?? ''}${untracked ?? ''}`
    .split('\n')
    .filter((file) => file.endsWith('.md'))
    .some((file) => namesPackage(readFileSync(path.join(checkout, file), 'utf8'), packageName));
}

/** True if the header of a changeset (YAML between two `---` lines) names the package. */
export function namesPackage(changeset: string, packageName: string): boolean {
  const [, header = ''] = changeset.split(/^---$/m);
  const packages: unknown = parse(header);
  return typeof packages === 'object' && packages !== null && Object.hasOwn(packages, packageName);
}

function runGit(cwd: string, args: string[]): string | null {
  try {
    return execFileSync('git', args, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: OUTPUT_MAX_BYTES,
    });
  } catch {
    return null;
  }
}
