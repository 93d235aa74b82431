import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../root.ts';
import { findPublishBlockers, findVersionBlockers } from './blockers.ts';

const approval = { change: 'removed', operations: [], who: 'All', action: 'Look.', since: '2.0.0' };
const ready = { changedFiles: [], isGatePassed: true, currentVersion: '1.4.0', approvals: [] };
const minor = { summaries: ['More.'], version: '1.5.0' };
const major = { summaries: ['Other.'], version: '2.0.0' };

describe('a version', () => {
  test('requires a clean working tree, a passed gate and a changeset', () => {
    expect(findVersionBlockers({ ...ready, pending: minor })).toEqual([]);
    expect(findVersionBlockers({ ...ready, pending: null })[0]).toMatch(/no pending changeset/);
    expect(findVersionBlockers({ ...ready, pending: minor, changedFiles: [' M a.ts'] })).toHaveLength(1);
    expect(findVersionBlockers({ ...ready, pending: minor, isGatePassed: false })).toHaveLength(1);
  });

  test('must be the approved major version if it contains breaking changes', () => {
    expect(findVersionBlockers({ ...ready, pending: major, approvals: [approval] })).toEqual([]);
    expect(findVersionBlockers({ ...ready, pending: minor, approvals: [approval] })).toEqual([
      'The contract has breaking changes, but the changesets create 1.5.0. One must be `major`.',
      'A break is approved for 2.0.0, but the next version is 1.5.0.',
    ]);
  });
});

describe('publishing', () => {
  const state = { changedFiles: [], isGatePassed: true, pending: null, hasToken: true, unpublishedNotes: [] };

  test('is blocked by uncommitted changes, a failed gate, pending changesets, a missing token or a note that nothing is published', () => {
    expect(findPublishBlockers(state)).toEqual([]);
    expect(findPublishBlockers({ ...state, changedFiles: ['?? b.ts'] })[0]).toMatch(/not committed/);
    expect(findPublishBlockers({ ...state, isGatePassed: false })[0]).toMatch(/gate/);
    expect(findPublishBlockers({ ...state, pending: minor })[0]).toMatch(/Changesets are pending/);
    expect(findPublishBlockers({ ...state, hasToken: false })[0]).toMatch(/token/);
    expect(findPublishBlockers({ ...state, unpublishedNotes: ['a.md'] })[0]).toMatch(/from a\.md/);
  });
});

test('every pending changeset starts with a header that names its packages', () => {
  const files = globSync('.changeset/*.md', { cwd: root }).filter((file) => !file.endsWith('README.md'));
  for (const file of files) {
    expect(readFileSync(path.join(root, file), 'utf8'), file).toMatch(
      /^---\n+('@gli\/(sdk|validation|mcp|sandbox)': (major|minor|patch)\n+)+---\n+\S/,
    );
  }
});
