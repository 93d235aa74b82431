import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contractChangelog } from '../../openapi/changes/changelog.ts';
import { CONTRACT_CHANGELOG, changesSinceRelease } from '../../openapi/changes/released.ts';

/** What has changed since the last released contract; earlier versions stay as they are. */
export async function generateContractChangelog(contract: string, folder: string): Promise<void> {
  const previous = await readFile(CONTRACT_CHANGELOG, 'utf8');
  const { version, changes, approvals } = await changesSinceRelease(contract);
  const file = path.join(folder, path.basename(CONTRACT_CHANGELOG));
  await writeFile(file, contractChangelog(changes, approvals, version, previous));
}
