import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findBaseCommit, hasChangeset, hasChangesetSince, namesPackage, readFileAt } from './changesets.ts';

let checkout = '';
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@gli.example', ...args], {
    cwd: checkout,
    encoding: 'utf8',
  }).trim();
const write = (name: string, packageName: string) =>
  writeFileSync(
    path.join(checkout, '.changeset', name),
    `---\n'${packageName}': minor\n---\n\nFilters assets in @gli/sdk.\n`,
  );
const commitAll = () => {
  git('add', '-A');
  git('commit', '-qm', 'feat: change');
};

beforeEach(() => {
  checkout = mkdtempSync(path.join(tmpdir(), 'gli-changesets-'));
  mkdirSync(path.join(checkout, '.changeset'));
  git('init', '-q', '-b', 'main');
  write('older.md', '@gli/sdk');
  commitAll();
});
afterEach(() => rmSync(checkout, { recursive: true }));

it('reads the packages of a changeset from its header', () => {
  expect(namesPackage("---\n'@gli/sdk': minor\n---\n\nText.\n", '@gli/sdk')).toBe(true);
  expect(namesPackage("---\n'@gli/validation': minor\n---\n\nFor @gli/sdk.\n", '@gli/sdk')).toBe(false);
  expect(namesPackage('# Changesets\n\nOne of `@gli/sdk`.\n', '@gli/sdk')).toBe(false);
});

it('finds the commit on main from which a branch was created', () => {
  const base = git('rev-parse', 'HEAD');
  git('switch', '-qc', 'filter');
  write('newer.md', '@gli/sdk');
  commitAll();
  expect(findBaseCommit(checkout)).toBe(base);
});

it('finds no base commit in a clone without main', () => {
  git('branch', '-m', 'filter');
  expect(findBaseCommit(checkout)).toBeNull();
});

it('finds a pending changeset', () => {
  expect(hasChangeset(checkout, '@gli/sdk')).toBe(true);
  expect(hasChangeset(checkout, '@gli/validation')).toBe(false);
});

it('ignores a changeset that was pending before the change', () => {
  expect(hasChangesetSince(checkout, git('rev-parse', 'HEAD'), '@gli/sdk')).toBe(false);
});

it('finds the changeset of a change before and after its commit', () => {
  const base = git('rev-parse', 'HEAD');
  write('newer.md', '@gli/sdk');
  expect(hasChangesetSince(checkout, base, '@gli/sdk')).toBe(true);
  commitAll();
  expect(hasChangesetSince(checkout, base, '@gli/sdk')).toBe(true);
  expect(hasChangesetSince(checkout, base, '@gli/validation')).toBe(false);
});

it('reads a file at the base commit', () => {
  const base = git('rev-parse', 'HEAD');
  write('older.md', '@gli/sandbox');
  expect(readFileAt(checkout, base, '.changeset/older.md')).toContain('@gli/sdk');
  expect(readFileAt(checkout, base, 'none.md')).toBeNull();
});
