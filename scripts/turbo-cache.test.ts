import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from './root.ts';
import { bin } from './run-program.ts';

/** Returns the cache keys of a package's tasks when the launcher has set `GLI_TOOLCHAIN`. */
function getCacheKeys(toolchain: 'npx' | 'fetched'): Record<string, string> {
  const options = ['run', 'typecheck', 'test', '--filter=@gli/validation', '--dry=json'];
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', GLI_TOOLCHAIN: toolchain };
  const output = execFileSync(bin('turbo'), options, { cwd: root, env, encoding: 'utf8' });
  const { tasks }: { tasks: { taskId: string; hash: string }[] } = JSON.parse(output);
  return Object.fromEntries(tasks.map(({ taskId, hash }) => [taskId, hash]));
}

test('keeps the results of the first run, which fetches Node, for later runs', () => {
  const first = getCacheKeys('npx');
  expect(first).toHaveProperty('@gli/validation#test');
  expect(getCacheKeys('fetched')).toEqual(first);
});
