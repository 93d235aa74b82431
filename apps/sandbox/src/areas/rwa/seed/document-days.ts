import type { RwaDocumentKind } from '@gli/sdk';
import { addDays } from '../calendar.ts';
import type { AssetSeed } from './asset-seed.ts';

const KINDS: readonly RwaDocumentKind[] = ['prospectus', 'appraisal', 'registry', 'insurance'];
/** Days from one document to the one before it. */
const APART = 9;

/** The documents of an asset with their days of issue: before it opens one only, without a building no insurance. */
export function documentsOn({
  status,
  facts,
  announcedOn,
}: AssetSeed): ReadonlyArray<readonly [kind: RwaDocumentKind, issuedOn: string]> {
  const count = status === 'pending' ? 1 : facts.builtYear === undefined ? 3 : KINDS.length;
  return KINDS.slice(0, count).map((kind, index) => [kind, addDays(announcedOn, -APART * index)]);
}
