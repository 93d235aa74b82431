import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../root.ts';
import { publishRefusals, versionRefusals } from './refusals.ts';

const approval = { change: 'removed', operations: [], who: 'All', action: 'Look.', since: '2.0.0' };
const ready = { changedFiles: [], isGatePassed: true, currentVersion: '1.4.0', approvals: [] };
const minor = { summaries: ['More.'], version: '1.5.0' };
const major = { summaries: ['Other.'], version: '2.0.0' };

describe('a version', () => {
  test('is made of what is committed, passes the gate and has a changeset', () => {
    expect(versionRefusals({ ...ready, pending: minor })).toEqual([]);
    expect(versionRefusals({ ...ready, pending: null })[0]).toMatch(/No changeset waits/);
    expect(versionRefusals({ ...ready, pending: minor, changedFiles: [' M a.ts'] })).toHaveLength(1);
    expect(versionRefusals({ ...ready, pending: minor, isGatePassed: false })).toHaveLength(1);
  });

  test('that breaks programs is a major one, the one that the approvals name', () => {
    expect(versionRefusals({ ...ready, pending: major, approvals: [approval] })).toEqual([]);
    expect(versionRefusals({ ...ready, pending: minor, approvals: [approval] })).toEqual([
      'The contract breaks programs, but the changesets make 1.5.0: one must be `major`.',
      'A break is approved since 2.0.0, but this is 1.5.0.',
    ]);
  });
});

describe('publishing', () => {
  const state = { changedFiles: [], isGatePassed: true, pending: null, hasToken: true };

  test('is refused on a dirty tree, on a failing gate, with changesets that wait, and without a token', () => {
    expect(publishRefusals(state)).toEqual([]);
    expect(publishRefusals({ ...state, changedFiles: ['?? b.ts'] })[0]).toMatch(/not committed/);
    expect(publishRefusals({ ...state, isGatePassed: false })[0]).toMatch(/gate/);
    expect(publishRefusals({ ...state, pending: minor })[0]).toMatch(/Changesets wait/);
    expect(publishRefusals({ ...state, hasToken: false })[0]).toMatch(/token/);
  });
});

test('every changeset that waits begins with the packages that it changes', () => {
  const files = globSync('.changeset/*.md', { cwd: root }).filter((file) => !file.endsWith('README.md'));
  for (const file of files) {
    expect(readFileSync(path.join(root, file), 'utf8'), file).toMatch(
      /^---\n+('@gli\/(sdk|validation|sandbox)': (major|minor|patch)\n+)+---\n+\S/,
    );
  }
});
