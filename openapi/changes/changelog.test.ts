import { expect, test } from 'vitest';
import { contractChangelog, releasedChangelog } from './changelog.ts';
import type { ContractChange } from './contract-change.ts';

const REMOVED = 'removed the required property `apy` from the response with the `200` status';
const changes: ContractChange[] = [
  { id: 'response-required-property-removed', text: REMOVED, operation: 'getRwaAsset', isBreak: true },
  { id: 'response-required-property-removed', text: REMOVED, operation: 'getHolding', isBreak: true },
  { id: 'endpoint-added', text: 'endpoint added', operation: 'listNews', isBreak: false },
  { id: 'endpoint-deprecated', text: 'endpoint deprecated', operation: 'listOld', isBreak: false },
  {
    id: 'response-non-success-status-removed',
    text: 'removed the status `404`',
    operation: 'listOld',
    isBreak: false,
  },
];
const approval = {
  change: REMOVED,
  operations: ['getRwaAsset', 'getHolding'],
  who: 'Apps that show a yield',
  action: 'read `annual_yield`.',
  since: '1.1.0',
};

test('groups changes under the headings of Keep a Changelog and says who must act on a break', () => {
  const file = contractChangelog(changes, [approval], '1.0.0', '');
  expect(file.slice(file.indexOf('## '))).toBe(`## Unreleased

### Added

- endpoint added (\`listNews\`)

### Deprecated

- endpoint deprecated (\`listOld\`)

### Removed

- **Breaking:** ${REMOVED} (\`getHolding\`, \`getRwaAsset\`)
  - Apps that show a yield: read \`annual_yield\`. (since 1.1.0)
- removed the status \`404\` (\`listOld\`)
`);
});

test('lists a new error code once, with the number of operations if there are many', () => {
  const codes = ['400', '401'].flatMap((status) =>
    Array.from({ length: 30 }, (_, index) => ({
      id: 'response-property-enum-value-added',
      text: `added the new \`x\` enum value to the \`code\` response property for the response status \`${status}\``,
      operation: `operation${index}`,
      isBreak: false,
    })),
  );
  expect(contractChangelog(codes, [], '1.0.0', '')).toContain(
    '### Added\n\n- added the new `x` enum value to the `code` response property (30 operations)\n',
  );
});

test('states that the contract has not changed if there are no changes', () => {
  expect(contractChangelog([], [], '1.0.0', '')).toContain('## Unreleased\n\nNo change since 1.0.0.\n');
});

test('keeps the section of a release when it is generated again', () => {
  const released = releasedChangelog(
    contractChangelog(changes, [approval], '1.0.0', ''),
    '1.1.0',
    '2026-12-01',
  );
  expect(released).toContain('## Unreleased\n\nNo change since 1.1.0.\n\n## 1.1.0 - 2026-12-01\n\n### Added');
  expect(contractChangelog([], [], '1.1.0', released)).toBe(released);
  const next = contractChangelog(changes.slice(2, 3), [], '1.1.0', released);
  expect(next).toContain('- endpoint added (`listNews`)\n\n## 1.1.0 - 2026-12-01');
});
