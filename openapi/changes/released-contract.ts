import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { type Approval, readApprovals } from './approvals.ts';
import { type ComparedDocument, compareContracts } from './compare.ts';
import type { ContractChange } from './contract-change.ts';

const openapi = path.dirname(import.meta.dirname);
/** The contract of the last release, compressed because nobody reads its 43,000 lines. */
const RELEASED_CONTRACT = path.join(openapi, 'released/openapi.json.gz');
export const CONTRACT_CHANGELOG = path.join(openapi, 'CHANGELOG.md');
export const APPROVED_BREAKS = path.join(openapi, 'approved-breaks.yaml');

export type SinceRelease = {
  readonly version: string;
  readonly changes: readonly ContractChange[];
  readonly approvals: readonly Approval[];
};

/** Compares the bundled contract in `file` with the last released one, taking the approvals of breaks into account. */
export async function compareWithRelease(file: string): Promise<SinceRelease> {
  const [released, current] = await Promise.all([readReleasedContract(), readContract(file)]);
  const approvals = readApprovals(await readFile(APPROVED_BREAKS, 'utf8'));
  return { version: released.info.version, changes: await compareContracts(released, current), approvals };
}

/** Makes the bundled contract in `file` the released one. */
export async function releaseContract(file: string, released = RELEASED_CONTRACT): Promise<void> {
  await writeFile(released, await promisify(gzip)(await readFile(file)));
}

export async function readReleasedContract(released = RELEASED_CONTRACT): Promise<ComparedDocument> {
  return parseContract(String(await promisify(gunzip)(await readFile(released))));
}

export async function readContract(file: string): Promise<ComparedDocument> {
  return parseContract(await readFile(file, 'utf8'));
}

export function parseContract(text: string): ComparedDocument {
  return JSON.parse(text) as ComparedDocument;
}
