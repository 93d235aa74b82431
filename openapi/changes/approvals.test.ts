import { describe, expect, test } from 'vitest';
import { approvalDraft, judge, readApprovals } from './approvals.ts';
import type { ContractChange } from './contract-change.ts';

const REMOVED = 'removed the required property `apy` from the response with the `200` status';
const changes: ContractChange[] = [
  { id: 'response-required-property-removed', text: REMOVED, operation: 'getRwaAsset', isBreak: true },
  { id: 'response-required-property-removed', text: REMOVED, operation: 'getHolding', isBreak: true },
  { id: 'endpoint-added', text: 'endpoint added', operation: 'listNews', isBreak: false },
];
const approval = {
  change: REMOVED,
  operations: ['getRwaAsset', 'getHolding'],
  who: 'Programs that show a yield',
  action: 'Read `annual_yield`.',
  since: '1.1.0',
};

describe('approved breaks', () => {
  test('reports a breaking change without an approval as open', () => {
    expect(judge(changes, [], '1.0.0').open).toEqual(changes.slice(0, 2));
  });

  test('applies an approval only to the operations that it names', () => {
    const { open, problems } = judge(changes, [{ ...approval, operations: ['getRwaAsset'] }], '1.0.0');
    expect(open.map(({ operation }) => operation)).toEqual(['getHolding']);
    expect(problems).toEqual([]);
  });

  test('reports nothing if every break is approved', () => {
    expect(judge(changes, [approval], '1.0.0')).toEqual({ open: [], problems: [] });
  });

  test('accepts an approval of a removed schema that lists no operations', () => {
    const gone = {
      id: 'api-schema-removed',
      text: 'removed the schema `Page`',
      operation: null,
      isBreak: true,
    };
    const entry = { ...approval, change: gone.text, operations: [] };
    expect(judge([gone], [entry], '1.0.0')).toEqual({ open: [], problems: [] });
    expect(judge([], [entry], '1.0.0').problems).toHaveLength(1);
  });

  test('reports an approval that matches no break as stale', () => {
    const operations = [...approval.operations, 'listNews'];
    expect(judge(changes, [{ ...approval, operations }], '1.0.0').problems).toEqual([
      `Approved, but no such break (listNews): ${REMOVED}`,
    ]);
    expect(judge([], [approval], '1.0.0').problems).toHaveLength(2);
  });

  test.each(['1.0.0', '0.9.0', 'next'])('rejects an approval for version %s after 1.0.0', (since) => {
    expect(judge(changes, [{ ...approval, since }], '1.0.0').problems).toEqual([
      `Approved since ${since}, which is not after the released 1.0.0: ${REMOVED}`,
    ]);
  });

  test('sorts version 1.10.0 after 1.9.0', () => {
    expect(judge(changes, [{ ...approval, since: '1.10.0' }], '1.9.0').problems).toEqual([]);
  });
});

describe('the approvals file', () => {
  test('accepts the draft for an open break once its placeholders are filled in', () => {
    const draft = approvalDraft(changes.slice(0, 2));
    expect(() => readApprovals(draft)).toThrow('Approved break 1 needs');
    const filled = draft
      .replace('who: ""', `who: ${approval.who}`)
      .replace('action: ""', `action: ${approval.action}`)
      .replace('since: ""', 'since: 1.1.0');
    expect(readApprovals(filled)).toEqual([approval]);
  });

  test.each([
    ['change: a', 'are not a list'],
    ['- change: a', 'Approved break 1 needs'],
    ['- { change: a, who: b, action: c, since: 2.0.0 }', '`operations` of approved break 1'],
  ])('rejects %s', (text, message) => {
    expect(() => readApprovals(text)).toThrow(message);
  });

  test('reads a file with only comments as an empty list', () => {
    expect(readApprovals('# nothing\n')).toEqual([]);
  });
});
