import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contractChangelog } from '../../openapi/changes/changelog.ts';
import { CONTRACT_CHANGELOG, compareWithRelease } from '../../openapi/changes/released-contract.ts';

/** Writes the changes since the last released contract. Sections of earlier versions stay unchanged. */
export async function generateContractChangelog(contract: string, folder: string): Promise<void> {
  const previous = await readFile(CONTRACT_CHANGELOG, 'utf8');
  const { version, changes, approvals } = await compareWithRelease(contract);
  const file = path.join(folder, path.basename(CONTRACT_CHANGELOG));
  await writeFile(file, contractChangelog(changes, approvals, version, previous));
}
