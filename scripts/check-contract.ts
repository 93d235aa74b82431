// node scripts/check-contract.ts: compares the contract with the last released one. A change needs a changeset. A
// breaking change also needs an entry in openapi/approved-breaks.yaml. An entry without a matching break is stale.
import path from 'node:path';
import { approvalDraft, judge } from '../openapi/changes/approvals.ts';
import { compareContracts } from '../openapi/changes/compare.ts';
import { compareWithRelease, parseContract, readContract } from '../openapi/changes/released-contract.ts';
import { findBaseCommit, hasChangeset, hasChangesetSince, readFileAt } from './release/changesets.ts';
import { root } from './root.ts';

const CONTRACT = 'packages/sdk/openapi.json';
const { version, changes, approvals } = await compareWithRelease(path.join(root, CONTRACT));
const { open, problems } = judge(changes, approvals, version);
if (open.length > 0) {
  console.error(`The contract breaks programs written for ${version}:\n`);
  for (const { text, operation } of open) console.error(`  ${operation ?? 'components'}: ${text}`);
  console.error(
    `\nUndo the change. If it is intended, approve it in openapi/approved-breaks.yaml and say who must do what:\n\n${approvalDraft(open)}`,
  );
}
const isUndescribed =
  changes.length > 0 && (!hasChangeset(root, '@gli/sdk') || (await isUndescribedSinceBase()));
if (isUndescribed) {
  console.error(
    'The contract has changed without a changeset for @gli/sdk: describe the change with `pnpm changeset`.',
  );
}
if (problems.length > 0) console.error(`openapi/approved-breaks.yaml:\n  ${problems.join('\n  ')}`);
if (isUndescribed || open.length + problems.length > 0) process.exitCode = 1;
else
  console.log(
    `${changes.length} changes of the contract since ${version}, ${approvals.length} breaks approved, none open.`,
  );

/** True if the change since main has no changeset. Changesets of earlier changes don't count. */
async function isUndescribedSinceBase(): Promise<boolean> {
  const base = findBaseCommit(root);
  const before = base && readFileAt(root, base, CONTRACT);
  if (!before || hasChangesetSince(root, base, '@gli/sdk')) return false;
  const current = await readContract(path.join(root, CONTRACT));
  return (await compareContracts(parseContract(before), current)).length > 0;
}
