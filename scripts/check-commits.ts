// node scripts/check-commits.ts: checks that the commits after BASE_COMMIT follow Conventional Commits. The hook passes
// the file of a new commit's message.
import { execFileSync, spawnSync } from 'node:child_process';
import { root } from './root.ts';
import { bin } from './run-program.ts';

/** The last commit before the convention was introduced. */
const BASE_COMMIT = 'ea133c402c9114c41546dc840743e0b644680549';

const [message] = process.argv.slice(2);
if (message !== undefined) {
  process.exitCode =
    spawnSync(bin('commitlint'), ['--edit', message], { cwd: root, stdio: 'inherit' }).status ?? 1;
} else if (readGit('rev-parse', '--git-dir') === null) {
  console.log('No commits to check: this folder is not a Git clone.');
} else if (readGit('merge-base', '--is-ancestor', BASE_COMMIT, 'HEAD') !== null) {
  process.exitCode = lintCommits('--from', BASE_COMMIT);
} else if (readGit('rev-parse', '--is-shallow-repository') === 'true') {
  const count = readGit('rev-list', '--count', 'HEAD');
  console.log(
    `This shallow clone ends before ${BASE_COMMIT.slice(0, 8)}: only its ${count} commits are checked.`,
  );
  process.exitCode = lintCommits('--to', 'HEAD');
} else {
  console.log(`No commits to check: ${BASE_COMMIT.slice(0, 8)} is not in the history of this branch.`);
}

function lintCommits(...range: string[]): number {
  const { status } = spawnSync(bin('commitlint'), range, { cwd: root, stdio: 'inherit' });
  if (status === 0) return 0;
  console.error(
    'Reword the commits above with `git rebase -i`: type(scope): imperative subject, at most 72 characters.',
  );
  return 1;
}

function readGit(...args: string[]): string | null {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}
