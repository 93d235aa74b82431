import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../root.ts';

const home = mkdtempSync(path.join(tmpdir(), 'gli-first-commands-'));
afterAll(() => rmSync(home, { recursive: true }));

/** Runs the launcher of a checkout that has nothing else. */
function runIn(name: string, command: string, userAgent = '') {
  const folder = path.join(home, name);
  mkdirSync(path.join(folder, 'scripts'), { recursive: true });
  cpSync(path.join(root, 'scripts/run.mjs'), path.join(folder, 'scripts/run.mjs'));
  const env = { ...process.env, npm_config_user_agent: userAgent };
  return spawnSync(process.execPath, ['scripts/run.mjs', command], { cwd: folder, encoding: 'utf8', env });
}

test.each([
  ['a#b', '#'],
  ['a?b', '?'],
])('rejects the folder %s before it installs anything', (name, character) => {
  const { status, stdout, stderr } = runIn(name, 'start');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(`its path contains ${character}. Move the repository to another folder.`);
});

test('names npm start to another major version of pnpm', () => {
  const { status, stderr } = runIn('other', 'check-pnpm', 'pnpm/9.15.9 npm/? node/v24.21.0 linux x64');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^pnpm 9\.15\.9 cannot install this repository\. Run npm start: /);
  expect(runIn('other', 'check-pnpm', 'pnpm/12.21.0 npm/? node/v24.21.0 linux x64').status).toBe(0);
});

test('names npm start to npm', () => {
  const folder = path.join(home, 'npm');
  mkdirSync(folder);
  cpSync(path.join(root, 'package.json'), path.join(folder, 'package.json'));
  const { status, stderr } = spawnSync('npm', ['install', '--offline'], { cwd: folder, encoding: 'utf8' });
  expect(status).not.toBe(0);
  expect(stderr).toContain('catalog:run-npm-start-instead');
});
