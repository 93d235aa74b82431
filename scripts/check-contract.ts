// node scripts/check-contract.ts: the contract beside the last released one. A break needs its line in
// openapi/approved-breaks.yaml, and a line without a break is stale.
import path from 'node:path';
import { approvalDraft, judge } from '../openapi/changes/approvals.ts';
import { changesSinceRelease } from '../openapi/changes/released.ts';
import { root } from './root.ts';

const { version, changes, approvals } = await changesSinceRelease(
  path.join(root, 'packages/sdk/openapi.json'),
);
const { open, problems } = judge(changes, approvals, version);
if (open.length > 0) {
  console.error(`The contract breaks programs that were written for ${version}:\n`);
  for (const { text, operation } of open) console.error(`  ${operation ?? 'components'}: ${text}`);
  console.error(
    `\nTake it back; or, if it is meant, say in openapi/approved-breaks.yaml who must do what since which version:\n\n${approvalDraft(open)}`,
  );
}
if (problems.length > 0) console.error(`openapi/approved-breaks.yaml:\n  ${problems.join('\n  ')}`);
if (open.length + problems.length > 0) process.exitCode = 1;
else
  console.log(
    `${changes.length} changes of the contract since ${version}, ${approvals.length} breaks approved, none open.`,
  );
