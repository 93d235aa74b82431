import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root, sdk } from './root.ts';
import { bin } from './run-program.ts';

const readStatus = () =>
  execFileSync('git', ['status', '--porcelain', 'packages/sdk'], { cwd: root, encoding: 'utf8' });

test.each(['openapi-ts', 'orval'])('leaves nothing behind when %s runs in packages/sdk', (generator) => {
  const before = readStatus();
  execFileSync(bin(generator), { cwd: sdk, stdio: 'ignore' });
  expect(readStatus()).toBe(before);
});
