import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.ts';
import { checkTime, readChildrenSeconds, testTimes } from './test-times.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test.each([
  ['README.md', 'test', /`npm test` takes about (\d+) minutes/],
  ['README.md', 'test:all', /`npm run test:all` about (\d+)/],
  ['CONTRIBUTING.md', 'test', /`npm test` *\|[^|]*about (\d+) minutes/],
  ['CONTRIBUTING.md', 'test:all', /`npm run test:all` *\|[^|]*about (\d+) minutes/],
])('%s states the measured time of %s', (file, list, pattern) => {
  expect(Number(pattern.exec(read(file))?.[1])).toBe(testTimes[list]?.minutes);
});

test.each([
  ['.github/workflows/ci.yml', 'test:all'],
  ['.github/workflows/release.yml', 'test:all'],
])('%s gives %s twice its time', (file, list) => {
  const minutes = Number(/timeout-minutes: (\d+)/.exec(read(file))?.[1]);
  expect(minutes).toBeGreaterThanOrEqual(2 * (testTimes[list]?.minutes ?? Number.NaN));
});

test('reports a time that differs by more than half', () => {
  const { cpuSeconds = 0 } = testTimes.test ?? {};
  expect(checkTime('test', cpuSeconds * 1.4)).toBeUndefined();
  expect(checkTime('test', cpuSeconds * 1.6)).toContain('npm run test took');
  expect(checkTime('test', cpuSeconds * 0.4)).toContain('test-times.json');
});

test.runIf(process.platform === 'linux')('adds the processor time of an ended child process', () => {
  const before = readChildrenSeconds() ?? 0;
  execFileSync(process.execPath, ['-e', 'for (const end = process.cpuUsage; end().user < 200_000; );']);
  expect((readChildrenSeconds() ?? 0) - before).toBeGreaterThan(0.15);
});
