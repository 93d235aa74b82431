import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  compareWithRelease,
  readContract,
  readReleasedContract,
  releaseContract,
} from './released-contract.ts';

const current = path.join(import.meta.dirname, '../../packages/sdk/openapi.json');

test('reads the released contract, which has the documented operations', async () => {
  const { info, paths } = await readReleasedContract();
  expect(info.version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(Object.keys(paths).length).toBeGreaterThan(60);
});

test('reads back a contract that was released', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'gli-released-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const released = path.join(folder, 'openapi.json.gz');
  await releaseContract(current, released);
  expect(await readReleasedContract(released)).toEqual(await readContract(current));
});

test('compares with the released version', async () => {
  const { info } = await readReleasedContract();
  expect((await compareWithRelease(current)).version).toBe(info.version);
});
