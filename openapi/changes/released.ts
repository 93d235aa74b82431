import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Approval, readApprovals } from './approvals.ts';
import { type ComparedDocument, compareContracts } from './compare.ts';
import type { ContractChange } from './contract-change.ts';

const openapi = path.dirname(import.meta.dirname);
/** The contract as the last version brought it. */
export const RELEASED_CONTRACT = path.join(openapi, 'released/openapi.json');
export const CONTRACT_CHANGELOG = path.join(openapi, 'CHANGELOG.md');
export const APPROVED_BREAKS = path.join(openapi, 'approved-breaks.yaml');

export type SinceRelease = {
  readonly version: string;
  readonly changes: readonly ContractChange[];
  readonly approvals: readonly Approval[];
};

/** The bundled contract in `file` beside the last released one, with the approvals of breaks. */
export async function changesSinceRelease(file: string): Promise<SinceRelease> {
  const [released, current] = await Promise.all([RELEASED_CONTRACT, file].map(readContract));
  if (!released || !current) throw new Error('A contract is missing.');
  const approvals = readApprovals(await readFile(APPROVED_BREAKS, 'utf8'));
  return { version: released.info.version, changes: await compareContracts(released, current), approvals };
}

async function readContract(file: string): Promise<ComparedDocument> {
  return JSON.parse(await readFile(file, 'utf8')) as ComparedDocument;
}
